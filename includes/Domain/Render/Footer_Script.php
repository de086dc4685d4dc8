<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

defined( 'ABSPATH' ) || exit;

/** Prints the constant `SCRIPT` of a class, named `NAME`, at the end of the page, for all widgets of one kind. */
trait Footer_Script {
	/** Prints the script at the end of the page, once. */
	public static function note(): void {
		if ( false === has_action( 'wp_footer', array( self::class, 'print' ) ) ) {
			add_action( 'wp_footer', array( self::class, 'print' ), 1 );
		}
	}

	/** Prints the script. */
	public static function print(): void {
		Inline_Script::print( self::NAME, self::SCRIPT );
	}
}
