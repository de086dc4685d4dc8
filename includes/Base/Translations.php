<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * Frontage's bundled translations.
 *
 * Tells WordPress where they are. Language packs from WordPress.org take precedence, and nothing is
 * read before it is needed.
 */
final class Translations implements Bootable {
	private const DOMAIN = 'frontage';
	private const FOLDER = 'build/languages';

	/** Adds the hooks. */
	public static function boot(): void {
		$registry = $GLOBALS['wp_textdomain_registry'];
		$registry->set_custom_path( self::DOMAIN, Paths::path( self::FOLDER ) );
		// The sources are English: WordPress would look for a file at every single sentence.
		$registry->set( self::DOMAIN, 'en_US', false );
		add_filter( 'load_script_translation_file', array( self::class, 'of_script' ), 10, 3 );
	}

	/**
	 * Uses a script's bundled translation if there is no language pack.
	 *
	 * @param mixed $file File that WordPress would load.
	 * @param mixed $handle Script handle.
	 * @param mixed $domain Text domain.
	 * @return mixed
	 */
	public static function of_script( mixed $file, mixed $handle, mixed $domain ): mixed {
		if ( self::DOMAIN !== $domain || ! is_string( $file ) || is_readable( $file ) ) {
			return $file;
		}
		return Paths::path( self::FOLDER . '/' . basename( $file ) );
	}
}
