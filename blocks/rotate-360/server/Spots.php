<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Rotate_360;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The hotspots of a rotation: each belongs to one view, and opens a text without a script.
 *
 * @phpstan-type Spot array{x: float, y: float, text: string}
 */
final class Spots {
	/** Most hotspots of a view. */
	private const MOST = 12;

	/**
	 * Reads the hotspots of an image; those without text are left out.
	 *
	 * @param mixed $saved Untrusted value.
	 * @return list<Spot>
	 */
	public static function of( mixed $saved ): array {
		$found = array();
		foreach ( array_slice( is_array( $saved ) ? $saved : array(), 0, self::MOST ) as $spot ) {
			$text = is_array( $spot ) ? Kses::text( $spot['text'] ?? '' ) : '';
			if ( '' !== $text ) {
				$found[] = array(
					'x'    => self::percent( $spot['x'] ?? 50 ),
					'y'    => self::percent( $spot['y'] ?? 50 ),
					'text' => $text,
				);
			}
		}
		return $found;
	}

	/**
	 * Renders the hotspots of one view.
	 *
	 * @param list<Spot> $spots Its hotspots.
	 * @param int $view Number of the view, from 0; only those of the first are visible at first.
	 */
	public static function html( array $spots, int $view ): ?Html {
		if ( array() === $spots ) {
			return null;
		}
		$items = array();
		foreach ( $spots as $index => $spot ) {
			$items[] = el(
				'details',
				array(
					'class' => 'frontage-rotate-360__spot' . ( $spot['x'] > 50 ? ' is-end' : '' ) . ( $spot['y'] > 50 ? ' is-low' : '' ),
					'style' => array(
						'--frontage-rotate-360-x' => "{$spot['x']}%",
						'--frontage-rotate-360-y' => "{$spot['y']}%",
					),
				),
				/* translators: %d: position of the hotspot, starting at 1. */
				el( 'summary', array( 'aria-label' => sprintf( __( 'Hotspot %d', 'frontage' ), $index + 1 ) ) ),
				el( 'p', array(), $spot['text'] )
			);
		}
		return el(
			'div',
			array(
				'class'     => 'frontage-rotate-360__spots',
				'data-view' => $view,
				'hidden'    => $view > 0,
			),
			$items
		);
	}

	/**
	 * Returns a position in percent.
	 *
	 * @param mixed $value Untrusted value.
	 */
	private static function percent( mixed $value ): float {
		return is_numeric( $value ) ? round( max( 0, min( 100, (float) $value ) ), 2 ) : 50.0;
	}
}
