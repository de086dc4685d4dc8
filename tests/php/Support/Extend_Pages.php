<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\AfterClass;

/** Uses the plugins of docs/extend: writes the files of a page, loads its main file, and announces what it adds. */
trait Extend_Pages {
	/**
	 * Folders with the files of pages.
	 *
	 * @var array<string, string>
	 */
	private static array $folders = array();

	/** Takes back what pages announced. */
	#[After]
	protected static function forget_pages(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
	}

	/** Deletes the files of pages. */
	#[AfterClass]
	public static function delete_pages(): void {
		foreach ( self::$folders as $folder ) {
			exec( 'rm -rf ' . escapeshellarg( $folder ) );
		}
		self::$folders = array();
	}

	/** @return array<string, array{string}> Names of the pages. */
	public static function pages(): array {
		$names = array();
		foreach ( glob( self::path( '*' ) ) ?: array() as $file ) {
			$name = basename( $file, '.md' );
			if ( 'README' !== $name ) {
				$names[ $name ] = array( $name );
			}
		}
		return $names;
	}

	/**
	 * Announces a page's plugin.
	 *
	 * @return array<string, mixed> Its manifest.
	 */
	protected static function use_page( string $page ): array {
		$folder = self::folder_of( $page );
		require $folder . '/acme.php';
		foreach ( glob( "$folder/*.php" ) ?: array() as $file ) {
			if ( ! in_array( basename( $file ), array( 'acme.php', 'frontage-manifest.php' ), true ) ) {
				require $file;
			}
		}
		Manifest::add_announced();
		return require $folder . '/frontage-manifest.php';
	}

	/** Writes the files of a page; those of the first page that it has not itself come from there. */
	private static function folder_of( string $page ): string {
		if ( isset( self::$folders[ $page ] ) ) {
			return self::$folders[ $page ];
		}
		$folder = get_temp_dir() . uniqid( 'frontage-docs-' );
		$main   = array( 'acme.php' => self::files( 'plugin-and-manifest' )['acme.php'] );
		foreach ( self::files( $page ) + $main as $name => $code ) {
			wp_mkdir_p( dirname( "$folder/$name" ) );
			// The sample plugin of the tests has classes of these names.
			file_put_contents( "$folder/$name", preg_replace( '/\bAcme(?=\\\\|;)/', 'Docs', $code ) );
		}
		self::$folders[ $page ] = $folder;
		return $folder;
	}

	/**
	 * Returns the files of a page: code blocks with a name. What a build makes of them is empty.
	 *
	 * @return array<string, string> Code by path.
	 */
	private static function files( string $page ): array {
		$text = (string) file_get_contents( self::path( $page ) );
		preg_match_all( '~^```\w+ (\S+)\n(.*?)^```$~ms', $text, $blocks );
		$files = array_combine( $blocks[1], $blocks[2] );
		preg_match_all( "~'path' +=> '([^']+)'~", $files['frontage-manifest.php'] ?? '', $built );
		return $files + array_fill_keys( $built[1], '' );
	}

	/** Returns the file of a page. */
	private static function path( string $page ): string {
		return dirname( __DIR__, 3 ) . "/docs/extend/$page.md";
	}
}
