<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * What modules cost a visitor.
 *
 * Which files a browser fetches and when, with their compressed bytes: as written by the build, and for
 * React as measured in this WordPress. Read only for owners and authors; nothing else computes sizes.
 *
 * A moment is `load` (before any touch), `near` (within a screen of the visible part), or `use`. An entry
 * is a file, the moment when it is fetched at the earliest, and 1 if it always is, 0 if that depends on
 * settings or the browser.
 *
 * @phpstan-type Entry array{string, string, int}
 * @phpstan-type Module array{own: list<string>, react: bool, isRich?: bool, entries: list<Entry>, at: array<string, list<Entry>>}
 * @phpstan-type Files array<string, int|null>
 * @phpstan-type Built array{
 *     words: array<string, string>,
 *     runtime: list<Entry>,
 *     media: array{blocks: list<string>, entries: list<Entry>},
 *     files: Files,
 *     scripts: array<string, array<string, list<Entry>>>,
 *     modules: array<string, Module>,
 * }
 */
final class Costs {
	public const MOMENTS = array( 'load', 'near', 'use' );

	private const FILE = 'build/costs.json';

	/** WordPress's scripts, by their names in the build's file. */
	private const REACT = array(
		'wordpress/react'     => 'react',
		'wordpress/react-dom' => 'react-dom',
	);

	private const CACHE = 'frontage_react_bytes';

	/**
	 * Content of the build's file.
	 *
	 * @var Built|null
	 */
	private static ?array $data = null;

	/**
	 * Returns the compressed bytes of all files; null for one whose size cannot be known.
	 *
	 * @return Files
	 */
	public static function files(): array {
		return self::react() + self::data()['files'];
	}

	/**
	 * Returns the moments that the words in an island's `wake` attribute stand for.
	 *
	 * @return array<string, string>
	 */
	public static function words(): array {
		return self::data()['words'];
	}

	/**
	 * Returns the moment when an island wakes.
	 *
	 * @param string $wake Its `wake` attribute; the earliest of several words counts.
	 */
	public static function moment( string $wake ): string {
		$words = preg_split( '/[^a-z]+/', (string) preg_replace( '/\(.*?\)/', '', $wake ), -1, PREG_SPLIT_NO_EMPTY ) ?: array();
		$named = array_intersect_key( self::words(), array_flip( $words ) );
		return (string) ( array_values( array_intersect( self::MOMENTS, $named ) )[0] ?? 'use' );
	}

	/**
	 * Returns the costs of all modules.
	 *
	 * @return array<string, Module> Keyed by folder.
	 */
	public static function modules(): array {
		return self::data()['modules'];
	}

	/**
	 * Returns the costs of a module.
	 *
	 * @param string $slug Module folder.
	 * @return Module
	 */
	public static function module( string $slug ): array {
		return self::data()['modules'][ $slug ] ?? array(
			'own'     => array(),
			'react'   => false,
			'entries' => array(),
			'at'      => array(),
		);
	}

	/**
	 * Returns the files that a module fetches, whatever its settings.
	 *
	 * @param string $slug Module folder.
	 * @return list<Entry>
	 */
	public static function of( string $slug ): array {
		return self::module( $slug )['entries'];
	}

	/**
	 * Returns the files that a page with any island has from the start.
	 *
	 * @return list<Entry>
	 */
	public static function runtime(): array {
		return self::data()['runtime'];
	}

	/**
	 * Returns what a page with any module fetches if a block of others plays something there.
	 *
	 * @return array{blocks: list<string>, entries: list<Entry>} Names of these blocks, and the files.
	 */
	public static function media(): array {
		return self::data()['media'];
	}

	/**
	 * Returns the files that an island fetches, besides the runtime.
	 *
	 * @param string $file Its script, relative to the `build` folder.
	 * @param string $moment When it wakes.
	 * @return list<Entry> Empty for a script that is not ours.
	 */
	public static function of_script( string $file, string $moment ): array {
		return self::data()['scripts'][ $file ][ $moment ] ?? array();
	}

	/**
	 * Returns the most that a module adds to a page at each moment, files that it shares with others included.
	 *
	 * @param string $slug Module folder.
	 * @return array<string, int> Bytes by moment; without files whose size cannot be known.
	 */
	public static function most( string $slug ): array {
		$files = self::files();
		$bytes = array_fill_keys( self::MOMENTS, 0 );
		foreach ( self::of( $slug ) as list( $file, $moment ) ) {
			$bytes[ $moment ] += $files[ $file ] ?? 0;
		}
		return $bytes;
	}

	/**
	 * Returns the sizes of WordPress's React, measured once per WordPress version.
	 *
	 * @return Files
	 */
	private static function react(): array {
		$version = get_bloginfo( 'version' );
		$known   = get_transient( self::CACHE );
		if ( is_array( $known ) && ( $known['version'] ?? '' ) === $version && is_array( $known['files'] ?? null ) ) {
			return $known['files'];
		}
		$files = array_map( array( self::class, 'script' ), self::REACT );
		set_transient( self::CACHE, compact( 'version', 'files' ), MONTH_IN_SECONDS );
		return $files;
	}

	/**
	 * Returns the compressed size of a WordPress script; null if its file is somewhere else.
	 *
	 * @param string $handle Script handle.
	 */
	private static function script( string $handle ): ?int {
		$source = wp_scripts()->registered[ $handle ]->src ?? '';
		$path   = is_string( $source ) ? (string) wp_parse_url( $source, PHP_URL_PATH ) : '';
		$at     = strpos( $path, '/' . WPINC . '/' );
		$file   = false === $at ? '' : ABSPATH . ltrim( substr( $path, $at ), '/' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of WordPress.
		return is_file( $file ) ? strlen( (string) gzencode( (string) file_get_contents( $file ), 9 ) ) : null;
	}

	/**
	 * Returns the content of the build's file.
	 *
	 * @return Built
	 */
	private static function data(): array {
		return self::$data ??= self::read() ?? array(
			'words'   => array(),
			'runtime' => array(),
			'media'   => array(
				'blocks'  => array(),
				'entries' => array(),
			),
			'files'   => array(),
			'scripts' => array(),
			'modules' => array(),
		);
	}

	/**
	 * Reads the file.
	 *
	 * @return Built|null Null if it does not exist.
	 */
	private static function read(): ?array {
		$file = Paths::path( self::FILE );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the build.
		return is_file( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	}
}
