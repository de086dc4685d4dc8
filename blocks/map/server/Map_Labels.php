<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

defined( 'ABSPATH' ) || exit;

/**
 * Texts that the script shows.
 *
 * @phpstan-type Words array{search: string, none: string, count: string, loading: string, loaded: string, failed: string, again: string,
 *               stop: string, stopped: string, zoomIn: string, zoomOut: string, group: string, close: string, shown: string,
 *               wheel: string, fingers: string}
 */
final class Map_Labels {
	/**
	 * Returns all texts.
	 *
	 * @param string $vendor Who draws the streets.
	 * @param int $places Number of places.
	 * @return Words
	 */
	public static function of( string $vendor, int $places ): array {
		return array(
			'search'  => __( 'Search places', 'frontage' ),
			'none'    => __( 'No places match.', 'frontage' ),
			/* translators: 1: number of places found, 2: number of all places. */
			'count'   => _n( '%1$s of %2$s place', '%1$s of %2$s places', $places, 'frontage' ),
			'loading' => __( 'The map is loading.', 'frontage' ),
			'loaded'  => __( 'The map is ready.', 'frontage' ),
			/* translators: %s: name of a company. */
			'failed'  => sprintf( __( '%s could not be reached. The drawing shows where the places are.', 'frontage' ), $vendor ),
			'again'   => __( 'Try again', 'frontage' ),
			/* translators: %s: name of a company. */
			'stop'    => sprintf( __( 'Stop loading content from %s', 'frontage' ), $vendor ),
			'stopped' => __( 'The map is a drawing again.', 'frontage' ),
			'zoomIn'  => __( 'Zoom in', 'frontage' ),
			'zoomOut' => __( 'Zoom out', 'frontage' ),
			/* translators: %s: number of places. */
			'group'   => __( '%s places. Zoom in', 'frontage' ),
			'close'   => __( 'Close', 'frontage' ),
			/* translators: %s: name of a place. */
			'shown'   => __( '%s is shown on the map.', 'frontage' ),
			'wheel'   => __( 'Hold Ctrl or ⌘ while you scroll to zoom the map.', 'frontage' ),
			'fingers' => __( 'Use two fingers to move the map.', 'frontage' ),
		);
	}
}
