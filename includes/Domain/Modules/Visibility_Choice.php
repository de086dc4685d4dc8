<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * A condition that authors can choose in the Visibility panel of any block.
 *
 * @since 0.3
 * @api
 */
interface Visibility_Choice extends Visibility_Condition {
	/** Returns its translated label, such as “Membership level”. */
	public static function label(): string;

	/** Returns a translated sentence that helps authors; empty if none is needed. */
	public static function help(): string;

	/**
	 * Returns what authors can choose from; empty if they type the value. Called where the editor is loaded.
	 *
	 * @return array<array-key, string> Translated labels by value.
	 */
	public static function choices(): array;
}
