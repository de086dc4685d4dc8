<?php
declare( strict_types=1 );

namespace Frontage\Domain\Usage;

defined( 'ABSPATH' ) || exit;

/**
 * Indexes content outside of posts: block widgets, and the templates, parts and patterns in the active
 * theme's files.
 */
final class Non_Post_Content {
	public const WIDGETS = 'widget_block';

	/** Folders of themes with block markup. */
	public const FOLDERS = array( 'templates', 'parts', 'patterns', 'block-templates', 'block-template-parts' );

	/** Indexes everything. */
	public static function read(): void {
		self::read_widgets();
		self::read_theme();
	}

	/** Indexes the block widgets. */
	public static function read_widgets(): void {
		$widgets  = array_filter( (array) get_option( self::WIDGETS ), 'is_array' );
		$contents = array_filter( array_column( $widgets, 'content' ), 'is_string' );
		Index::replace( Index::WIDGETS, Block_Scanner::in( implode( "\n", $contents ) ) );
	}

	/** Indexes the files of the active theme and its parent. */
	public static function read_theme(): void {
		$names = array();
		foreach ( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) as $theme ) {
			foreach ( self::FOLDERS as $folder ) {
				$names = array_merge( $names, self::names_in( "$theme/$folder" ) );
			}
		}
		Index::replace( Index::THEME, array_values( array_unique( $names ) ) );
	}

	/**
	 * Returns the modules used in a folder's files.
	 *
	 * @param string $folder Full path.
	 * @return list<string> Module slugs.
	 */
	private static function names_in( string $folder ): array {
		$files = array_merge( glob( "$folder/*.html" ) ?: array(), glob( "$folder/*.php" ) ?: array() );
		return array_merge(
			array(),
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- Files of the theme.
			...array_map( static fn ( string $file ): array => Block_Scanner::in( (string) file_get_contents( $file ) ), $files )
		);
	}
}
