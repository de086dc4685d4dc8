<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Color;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * How series look: a color, and a pattern, a dash and a shape of points, so that nobody needs the colors.
 *
 * The colors themselves are in `style.scss`.
 */
final class Paint {
	/** Side of a tile in units, its lines, and by how many degrees it is turned. The first series is solid. */
	private const TILES = array(
		array( 8, 'M0 4h8', 45 ),
		array( 8, 'M4 4h.01M0 0h.01M8 0h.01M0 8h.01M8 8h.01', 0 ),
		array( 6, 'M0 3h6', 0 ),
		array( 8, 'M0 4h8M4 0v8', 45 ),
		array( 6, 'M0 3h6', 90 ),
		array( 8, 'M0 4h8', -45 ),
		array( 10, 'M0 5h10M5 0v10', 0 ),
		array( 12, 'M0 6h6', 0 ),
		array( 12, 'M0 3l3 6l3 -6l3 6l3 -6', 0 ),
		array( 12, 'M0 6h12', 22 ),
		array( 12, 'M6 2l4 4l-4 4l-4 -4z', 0 ),
	);

	private const DASHES = array(
		null,
		'9 5',
		'1 6',
		'14 5 1 5',
		'5 5',
		'20 6',
		'9 4 1 4 1 4',
		'2 9',
		'14 4 5 4',
		'1 4 1 9',
		'26 5 1 5',
		'4 8',
	);

	/** Points around 0 0. */
	private const SHAPES = array(
		'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z',
		'M-3.5 -3.5h7v7h-7z',
		'M0 -5l5 8.5h-10z',
		'M0 -5l5 5l-5 5l-5 -5z',
		'M0 5l5 -8.5h-10z',
		'M-1.5 -5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z',
	);

	/**
	 * Takes what the author chose.
	 *
	 * @param string $id ID of the chart, unique in the page.
	 * @param mixed $colors Colors by series or slice, not trusted.
	 * @param bool $has_patterns Whether fills have patterns, and lines dashes.
	 */
	public function __construct( private readonly string $id, private readonly mixed $colors, private readonly bool $has_patterns ) {}

	/**
	 * Returns the attributes of what has the color of a series.
	 *
	 * @param int $at Position of the series or slice.
	 * @param string $css_class Its own class.
	 * @return array<string, mixed>
	 */
	public function color( int $at, string $css_class ): array {
		$chosen = is_array( $this->colors ) ? Color::css( $this->colors[ $at ] ?? '' ) : '';
		return array(
			'class' => $css_class . ' is-color-' . ( $at % Data::MOST_SERIES + 1 ),
			'style' => '' === $chosen ? null : array( '--frontage-chart-color' => $chosen ),
		);
	}

	/**
	 * Returns the value of `fill`; null for the plain color, which is the style's.
	 *
	 * @param int $at Position of the series or slice.
	 */
	public function fill( int $at ): ?string {
		return 0 === $at || ! $this->has_patterns ? null : "url(#$this->id-fill-$at)";
	}

	/**
	 * Returns the dashes of a line, in pixels.
	 *
	 * @param int $at Position of the series.
	 */
	public function dash( int $at ): ?string {
		return $this->has_patterns ? self::DASHES[ $at % count( self::DASHES ) ] : null;
	}

	/**
	 * Returns the outline of a point around 0 0.
	 *
	 * @param int $at Position of the series.
	 */
	public function shape( int $at ): string {
		return self::SHAPES[ $this->has_patterns ? $at % count( self::SHAPES ) : 0 ];
	}

	/**
	 * Returns the patterns of fills.
	 *
	 * @param int $count Number of series or slices.
	 */
	public function defs( int $count ): ?Html {
		$tiles = array();
		for ( $at = 1; $at < $count; $at++ ) {
			$tiles[] = null === $this->fill( $at ) ? null : $this->tile( $at );
		}
		return array() === array_filter( $tiles ) ? null : el( 'defs', array(), $tiles );
	}

	/**
	 * Returns one pattern.
	 *
	 * @param int $at Position of the series or slice.
	 */
	private function tile( int $at ): Html {
		list( $side, $lines, $angle ) = self::TILES[ ( $at - 1 ) % count( self::TILES ) ];
		return el(
			'pattern',
			array(
				'id'               => "$this->id-fill-$at",
				'width'            => $side,
				'height'           => $side,
				'patternUnits'     => 'userSpaceOnUse',
				'patternTransform' => 0 === $angle ? null : "rotate($angle)",
			) + $this->color( $at, 'frontage-chart__tile' ),
			el(
				'rect',
				array(
					'width'  => $side,
					'height' => $side,
				)
			),
			el( 'path', array( 'd' => $lines ) )
		);
	}
}
