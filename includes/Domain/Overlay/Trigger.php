<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * A trigger: a way in which popups open automatically.
 *
 * Authors find it in the settings of every popup. Its script loads only on pages with a popup that uses it. Without the class, such
 * as while its plugin is not active, popups keep the trigger, pages ignore it, and the editor says that it is missing.
 *
 * @since 0.3
 */
interface Trigger extends Discoverable {
	/** Returns the name in saved popups, such as `delay`; of another plugin with its own prefix: `acme/video-end`. */
	public static function type(): string;

	/** Returns the name in the editor, such as “After a delay”. */
	public static function label(): string;

	/** Returns what authors enter for it. */
	public static function value(): Trigger_Value;

	/**
	 * Returns when it opens popups, for sentences such as “Opens once a week after 5 seconds”.
	 *
	 * A format of `sprintf()` in which `%s` stands for the value. The editor uses it for other values, too: it asks for the one of
	 * an empty value, and for those of some numbers, which may have different plural forms.
	 *
	 * @param string $value A value as `value()` accepts it; empty for none.
	 */
	public static function phrase( string $value ): string;

	/**
	 * Returns its script: a module such as `acme/video-end`, or a part of one such as `acme/popups:video-end`.
	 *
	 * The script exports `trigger`, see docs/extend/popups.md.
	 */
	public static function script(): string;
}
