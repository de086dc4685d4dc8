<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * A module with a title, description and keywords for the settings screen.
 *
 * Implemented by the classes of features and extensions; blocks have `block.json`.
 *
 * @internal
 */
interface Has_Description {
	/** Returns the translated name. */
	public static function title(): string;

	/** Returns what the module does, in one or two sentences. */
	public static function description(): string;

	/** Returns at least three words by which owners look for it, such as those of other plugins, separated by commas. */
	public static function keywords(): string;
}
