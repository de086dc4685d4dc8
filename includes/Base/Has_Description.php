<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * A module that says what it is.
 *
 * Implemented by the classes of features and extensions, so that the owner's screen can name them; blocks have `block.json`.
 */
interface Has_Description {
	/** Its name for people. */
	public static function title(): string;

	/** What it does, in one or two sentences. */
	public static function description(): string;
}
