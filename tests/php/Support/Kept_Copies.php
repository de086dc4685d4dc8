<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Paths;
use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feed_Source;
use RuntimeException;

/**
 * Copies of a source's pictures, kept in memory: making them takes seconds, a test may delete their files, and its
 * transaction takes back their rows.
 */
final class Kept_Copies {
	/** @var array<string, self> By the key of the source. */
	private static array $kept = array();

	/** @var array<string, string> Small pictures by the name of their file. */
	private static array $small = array();

	/**
	 * @param array<string, mixed>  $rows As `Feed_Pictures` stores them.
	 * @param array<string, string> $files Contents by path.
	 */
	private function __construct( private readonly array $rows, private readonly array $files ) {}

	/**
	 * Makes the copies, or puts back what was made for an earlier test.
	 *
	 * @param \Closure(): mixed $make Writes files and stores their rows.
	 */
	public static function ensure( Feed_Source $source, \Closure $make ): void {
		$kept = self::$kept[ $source->key() ] ?? null;
		if ( null === $kept ) {
			$make();
			self::$kept[ $source->key() ] = self::read( $source );
			return;
		}
		Values::set( Feed_Pictures::PREFIX . $source->key(), $kept->rows );
		foreach ( $kept->files as $path => $content ) {
			if ( ! is_file( $path ) ) {
				wp_mkdir_p( dirname( $path ) );
				file_put_contents( $path, $content );
			}
		}
	}

	/**
	 * Returns one of our pictures, as wide as the largest copy: copying one decodes it for each size, and large ones take long.
	 *
	 * @param string $file Such as `coast.webp`.
	 * @return string The content of a JPEG.
	 */
	public static function small( string $file ): string {
		if ( ! isset( self::$small[ $file ] ) ) {
			$large = imagecreatefromwebp( Paths::path( "includes/Domain/Pictures/files/$file" ) );
			$width = max( Feed_Pictures::WIDTHS );
			$small = $large ? imagescale( $large, $width, (int) round( $width * imagesy( $large ) / imagesx( $large ) ) ) : false;
			if ( ! $small ) {
				throw new RuntimeException( "PHP could not read $file." );
			}
			ob_start();
			imagejpeg( $small, null, 95 );
			self::$small[ $file ] = (string) ob_get_clean();
		}
		return self::$small[ $file ];
	}

	private static function read( Feed_Source $source ): self {
		$rows  = (array) Values::get( Feed_Pictures::PREFIX . $source->key() );
		$files = array();
		foreach ( array_keys( $rows ) as $name ) {
			foreach ( glob( wp_upload_dir( null, false )['basedir'] . "/*/feeds/$name-*" ) ?: array() as $path ) {
				$files[ $path ] = (string) file_get_contents( $path );
			}
		}
		return new self( $rows, $files );
	}
}
