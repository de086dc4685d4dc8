<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * A condition of popups: where and for whom they open automatically.
 *
 * Implement `Server_Condition` or `Browser_Condition`, which extend it. Authors find it in the settings of every popup. Without the
 * class, such as while its plugin is not active, popups keep the condition and do not open automatically, since nobody can tell for
 * whom they are; the editor says that it is missing.
 *
 * @since 0.3
 */
interface Condition extends Discoverable {
	/** Returns the name in saved popups, such as `role`; of another plugin with its own prefix: `acme/plan`. */
	public static function type(): string;

	/** Returns the name in the editor, such as “Visitor”. */
	public static function label(): string;

	/** Returns what authors choose from, or enter. */
	public static function values(): Condition_Values;
}
