<?php
declare( strict_types=1 );

namespace Frontage\Base;

use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * What the build found, and what other plugins and themes announce.
 *
 * The list of modules, actions and script modules, written by the build and never by hand. Until the theme is set up, it is
 * Frontage's own part; `Manifests` adds the rest.
 *
 * @phpstan-type Asset array{path: string, version: string, url?: string, file?: string}
 * @phpstan-type View array{path: string, version: string, url?: string, file?: string, react: bool}
 * @phpstan-type Module array{
 *     kind: string,
 *     style?: Asset,
 *     view?: View,
 *     parts?: array<string, Asset>,
 *     editor?: bool,
 *     class?: class-string,
 *     feature?: list<string>,
 *     off?: bool,
 *     formerly?: string,
 *     render?: string,
 *     patterns?: array<string, string>,
 *     providers?: list<string>,
 * }
 * @phpstan-type Data array{
 *     blocks: array<string, Module>,
 *     features: array<string, Module>,
 *     extensions: array<string, Module>,
 *     actions: array<string, array{class: class-string, module: string, kind: string}>,
 *     renamed: array<string, string>,
 *     script_modules: array<string, Asset>,
 *     styles: array{canvas: Asset, previews: Asset, pictures: Asset},
 *     implementations: array<class-string, list<class-string>>,
 *     types: array<class-string, array<string, class-string>>,
 *     boots: array<string, list<class-string>>,
 *     modules?: array<string, array{kind: string, view?: View, parts?: array<string, Asset>}>,
 * }
 */
final class Manifest {
	private const FILE = 'build/manifest.php';

	/**
	 * Cached manifest.
	 *
	 * @var Data|null
	 */
	private static ?array $data = null;

	/** Returns whether the plugin has been built. */
	public static function exists(): bool {
		return is_file( Paths::path( self::FILE ) );
	}

	/**
	 * Returns the manifest.
	 *
	 * @return Data
	 */
	public static function get(): array {
		return self::$data ??= require Paths::path( self::FILE );
	}

	/**
	 * Returns a module by its slug, of any kind.
	 *
	 * @param string $slug Module folder, such as `tabs`; of another plugin, such as `acme/rating`.
	 * @return Module|null
	 */
	public static function module( string $slug ): ?array {
		$data = self::get();
		return $data['blocks'][ $slug ] ?? $data['features'][ $slug ] ?? $data['extensions'][ $slug ] ?? $data['modules'][ $slug ] ?? null;
	}

	/**
	 * Returns a script: the view of a module, or a part of it.
	 *
	 * @param string $name Module, such as `acme/rating`; of a part, with its name: `acme/rating:stars`.
	 * @return Asset|null
	 */
	public static function script( string $name ): ?array {
		list( $slug, $part ) = explode( ':', $name, 2 ) + array( '', '' );
		$module              = self::module( $slug );
		return '' === $part ? $module['view'] ?? null : $module['parts'][ $part ] ?? null;
	}

	/**
	 * Returns the classes that implement a discoverable interface.
	 *
	 * @template T of Discoverable
	 * @param class-string<T> $contract Interface name.
	 * @return list<class-string<T>>
	 */
	public static function implementations( string $contract ): array {
		return self::checked( self::get()['implementations'][ $contract ] ?? array(), $contract );
	}

	/**
	 * Returns the classes of other plugins and themes that implement a discoverable interface.
	 *
	 * @template T of Discoverable
	 * @param class-string<T> $contract Interface name.
	 * @return list<class-string<T>>
	 */
	public static function announced( string $contract ): array {
		$all          = array() === Manifests::names() ? array() : self::get()['implementations'][ $contract ] ?? array();
		$is_announced = static fn ( string $name ): bool => '' !== Manifests::owner( $name );
		return self::checked( array_filter( $all, $is_announced ), $contract );
	}

	/**
	 * Returns Frontage's own classes of a discoverable interface with `type()`, without loading them.
	 *
	 * @template T of Discoverable
	 * @param class-string<T> $contract Interface name.
	 * @return array<string, class-string<T>> By type.
	 */
	public static function own_types( string $contract ): array {
		/** @var array<string, class-string<T>> */
		return self::get()['types'][ $contract ] ?? array();
	}

	/**
	 * Returns those of some classes that implement an interface; tells developers of others.
	 *
	 * @template T of Discoverable
	 * @param array<class-string> $classes Class names.
	 * @param class-string<T> $contract Interface name.
	 * @return list<class-string<T>>
	 */
	private static function checked( array $classes, string $contract ): array {
		$found = array();
		foreach ( $classes as $class ) {
			if ( self::is_usable( $class, $contract ) ) {
				$found[] = $class;
			}
		}
		return $found;
	}

	/**
	 * Returns whether a class can be used, and tells its developer why if it cannot.
	 *
	 * @template T of object
	 * @param string $name Class name.
	 * @param class-string<T> $base Interface or class that it must implement or extend.
	 * @param string $use What it is used for, as a sentence in English.
	 * @phpstan-assert-if-true class-string<T> $name
	 */
	public static function is_usable( string $name, string $base, string $use = '' ): bool {
		try {
			$problem = match ( true ) {
				is_subclass_of( $name, $base ) => '',
				class_exists( $name ) => "does not implement $base",
				default => 'is not there: can it be autoloaded?',
			};
		} catch ( Throwable $error ) {
			$problem = 'cannot be loaded: ' . $error->getMessage();
		}
		if ( '' !== $problem ) {
			Manifests::report( Manifests::owner( $name ), trim( "$use The class $name $problem" ) );
		}
		return '' === $problem;
	}

	/**
	 * Returns what was saved by module under today's names: that of a renamed one until it is saved again.
	 *
	 * @template Value
	 * @param array<array-key, Value> $saved Keyed by module.
	 * @return array<array-key, Value>
	 */
	public static function with_new_names( array $saved ): array {
		foreach ( array_intersect_key( self::get()['renamed'], $saved ) as $old => $new ) {
			$saved += array( $new => $saved[ $old ] );
			unset( $saved[ $old ] );
		}
		return $saved;
	}

	/** Adds what other plugins and themes announce. */
	public static function add_announced(): void {
		self::$data = Manifests::merge( require Paths::path( self::FILE ) );
	}

	/**
	 * Replaces the manifest, for tests; null restores the built one.
	 *
	 * @param Data|null $data Manifest.
	 */
	public static function override( ?array $data ): void {
		self::$data = $data;
	}
}
