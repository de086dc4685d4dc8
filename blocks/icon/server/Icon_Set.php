<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon;

use Frontage\Base\Html\Html;
use Frontage\Base\Paths;
use Frontage\Base\Request_Cache;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Icons by slug: the set that the build makes, those of other plugins, and those that WordPress 7.1 knows. */
final class Icon_Set {
	private const BUILT = 'build/icons.php';

	/** What all icons of the set have in common: lines of 1.5 in a box of 24 by 24. */
	private const ROOT = array(
		'viewBox'      => '0 0 24 24',
		'fill'         => 'none',
		'stroke'       => 'currentColor',
		'stroke-width' => '1.5',
	);

	/**
	 * Returns an icon; null if there is none of this name.
	 *
	 * @param string $slug Such as `arrow-left`, or `core/arrow-left` for one that is registered with WordPress.
	 * @param array<string, string|bool|null> $attributes Of the SVG.
	 */
	public static function html( string $slug, array $attributes ): ?Html {
		$own = self::added()[ $slug ]['svg'] ?? '';
		if ( '' !== $own ) {
			return Svg::inline( $own, $attributes );
		}
		$shapes = self::built()[ $slug ] ?? '';
		if ( '' !== $shapes ) {
			return el( 'svg', $attributes + self::ROOT, Html::raw( $shapes ) );
		}
		$core = str_contains( $slug, '/' ) && function_exists( 'wp_get_icon' ) ? wp_get_icon( $slug ) : '';
		return '' === $core ? null : Svg::inline( $core, $attributes );
	}

	/**
	 * Returns all icons to choose from, with safe SVG.
	 *
	 * @return list<array{slug: string, name: string, svg: string}>
	 */
	public static function all(): array {
		$icons = array();
		foreach ( self::added() as $slug => $icon ) {
			$icons[] = array(
				'slug' => (string) $slug,
				'name' => $icon['name'],
				'svg'  => Svg::clean( $icon['svg'] ),
			);
		}
		foreach ( Icon_Names::all() as $slug => $name ) {
			$icons[] = array(
				'slug' => $slug,
				'name' => $name,
				'svg'  => (string) self::html( $slug, array( 'xmlns' => 'http://www.w3.org/2000/svg' ) ),
			);
		}
		return array_values( array_filter( $icons, static fn ( array $icon ): bool => '' !== $icon['svg'] ) );
	}

	/**
	 * Returns the name of an icon; empty if nobody gave it one.
	 *
	 * @param string $slug As for `html()`.
	 */
	public static function name( string $slug ): string {
		return self::added()[ $slug ]['name'] ?? Icon_Names::of( $slug );
	}

	/**
	 * Returns what the build took from `@wordpress/icons`.
	 *
	 * @return array<string, string> Shapes by slug.
	 */
	private static function built(): array {
		return Request_Cache::remember( 'icon.built', static fn (): array => require Paths::path( self::BUILT ) );
	}

	/**
	 * Returns icons of themes and other plugins.
	 *
	 * @return array<string, array{name: string, svg: string}>
	 */
	private static function added(): array {
		return Request_Cache::remember( 'icon.added', self::filtered( ... ) );
	}

	/**
	 * Asks for them.
	 *
	 * @return array<string, array{name: string, svg: string}>
	 */
	private static function filtered(): array {
		/**
		 * Filters the icons that the SVG Icon block offers in addition to its own.
		 *
		 * Runs when the first icon of a page is printed, and when an author opens the list of icons. An icon with the
		 * slug of one of the set takes its place. SVGs are sanitized before they are printed.
		 *
		 *     add_filter( 'frontage_icons', function ( $icons ) {
		 *         $icons['loaf'] = array(
		 *             'name' => __( 'Loaf', 'bakery' ),
		 *             'svg'  => file_get_contents( __DIR__ . '/loaf.svg' ),
		 *         );
		 *         return $icons;
		 *     } );
		 *
		 * @since 0.3
		 *
		 * @param array<string, array{name: string, svg: string}> $icons Name and SVG by slug; empty by default.
		 */
		$icons = apply_filters( 'frontage_icons', array() );
		$kept  = array();
		foreach ( is_array( $icons ) ? $icons : array() as $slug => $icon ) {
			if ( is_array( $icon ) && is_string( $icon['svg'] ?? null ) ) {
				$kept[ (string) $slug ] = array(
					'name' => is_string( $icon['name'] ?? null ) ? $icon['name'] : (string) $slug,
					'svg'  => $icon['svg'],
				);
			}
		}
		return $kept;
	}
}
