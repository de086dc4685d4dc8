<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feed_Source;

/**
 * Copies of a source's pictures, kept in memory: making them takes seconds, a test may delete their files, and its
 * transaction takes back their rows.
 */
final class Kept_Copies {
	/** @var array<string, self> By the key of the source. */
	private static array $kept = array();

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
