<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * What is around bars and lines: ticks, labels, and the lines behind them.
 *
 * Ticks and labels are HTML, so that they keep the size of the page's text on every screen, wrap, and turn round in
 * right-to-left languages. Readers get the same from the table.
 */
final class Axes {
	/** Letters beside each other that fit into a wide, a medium and a narrow place; as in `style.scss`. */
	private const WIDE = 130;

	private const MEDIUM = 76;

	private const NARROW = 42;

	/** Letters of a word beyond which it is broken instead. */
	private const LONG = 12;

	/**
	 * Takes the axes.
	 *
	 * @param Data $data Rows and series.
	 * @param Scale $scale Axis of values.
	 * @param Values $values Format of numbers.
	 * @param bool $is_upright Whether values go up, and rows across.
	 */
	public function __construct(
		private readonly Data $data,
		private readonly Scale $scale,
		private readonly Values $values,
		private readonly bool $is_upright,
	) {}

	/**
	 * Returns the plot with its ticks and labels.
	 *
	 * @param Html $plot The drawing.
	 * @param bool $is_stacked Whether series stand on each other, which a script needs to know.
	 */
	public function html( Html $plot, bool $is_stacked ): Html {
		$count = count( $this->data->rows );
		return el(
			'div',
			array(
				'class' => 'frontage-chart__frame ' . ( $this->is_upright ? 'is-upright' : 'is-lying' )
					. ( $is_stacked ? ' is-stacked' : '' ),
				'style' => array(
					'--frontage-chart-rows'   => $count,
					'--frontage-chart-wide'   => $this->step( self::WIDE ),
					'--frontage-chart-medium' => $this->step( self::MEDIUM ),
					'--frontage-chart-narrow' => $this->step( self::NARROW ),
				),
			),
			el(
				'div',
				array(
					'class'       => 'frontage-chart__scale',
					'aria-hidden' => 'true',
				),
				array_map(
					fn ( string $tick ): Html => el( 'span', array( 'dir' => 'ltr' ), $this->values->text( $tick ) ),
					$this->is_upright ? array_reverse( $this->scale->ticks() ) : $this->scale->ticks()
				)
			),
			$plot,
			el(
				'div',
				array(
					'class'       => 'frontage-chart__labels',
					'aria-hidden' => 'true',
				),
				array_map( $this->label( ... ), array_keys( $this->data->rows ) )
			)
		);
	}

	/**
	 * Returns the lines of the ticks; that of zero is stronger.
	 *
	 * @return list<Html>
	 */
	public function grid(): array {
		$ticks = $this->scale->ticks();
		return array_map(
			function ( int $at, string $tick ) use ( $ticks ): Html {
				$share = 100 * $at / ( count( $ticks ) - 1 );
				return el(
					'line',
					array( 'class' => 'frontage-chart__grid' . ( 0.0 === (float) $tick ? ' is-zero' : '' ) ) + ( $this->is_upright
						? self::line( '0', Plot::percent( 100 - $share ), '100%' )
						: self::line( Plot::percent( $share ), '0', null, '100%' ) )
				);
			},
			array_keys( $ticks ),
			$ticks
		);
	}

	/**
	 * Returns the places of the pointer: a band for each row.
	 *
	 * @return list<Html>
	 */
	public function bands(): array {
		$place = 100 / max( 1, count( $this->data->rows ) );
		return array_map(
			fn ( int $row ): Html => el(
				'rect',
				array(
					'class'    => 'frontage-chart__band',
					'data-row' => $row,
					'x'        => $this->is_upright ? Plot::percent( $place * $row ) : '0',
					'y'        => $this->is_upright ? '0' : Plot::percent( $place * $row ),
					'width'    => $this->is_upright ? Plot::percent( $place ) : '100%',
					'height'   => $this->is_upright ? '100%' : Plot::percent( $place ),
				)
			),
			array_keys( $this->data->rows )
		);
	}

	/**
	 * Returns the ends of a line.
	 *
	 * @param string $x Where it begins.
	 * @param string $y The same, down.
	 * @param string|null $x2 Where it ends; null for the same.
	 * @param string|null $y2 The same, down.
	 * @return array<string, string>
	 */
	private static function line( string $x, string $y, ?string $x2, ?string $y2 = null ): array {
		return array(
			'x1' => $x,
			'y1' => $y,
			'x2' => $x2 ?? $x,
			'y2' => $y2 ?? $y,
		);
	}

	/**
	 * Returns the label of a row; without text if it fits nowhere.
	 *
	 * @param int $row Its position.
	 */
	private function label( int $row ): Html {
		$is_out = fn ( int $letters ): bool => $this->is_upright && 0 !== $row % $this->step( $letters );
		$names  = array_filter( array( $is_out( self::MEDIUM ) ? 'is-minor' : '', $is_out( self::NARROW ) ? 'is-extra' : '' ) );
		return el(
			'span',
			array( 'class' => array() === $names ? null : implode( ' ', $names ) ),
			$is_out( self::WIDE ) ? null : el( 'span', array(), $this->data->rows[ $row ]['label'] )
		);
	}

	/**
	 * Returns of how many rows one has a label.
	 *
	 * @param int $letters Letters that fit beside each other.
	 */
	private function step( int $letters ): int {
		return max( 1, (int) ceil( count( $this->data->rows ) * ( $this->longest() + 2 ) / $letters ) );
	}

	/** Returns the number of letters of the longest word, with which the lines of a label can be filled. */
	private function longest(): int {
		$words = preg_split( '/[\s-]+/u', implode( ' ', array_column( $this->data->rows, 'label' ) ) );
		return min( self::LONG, max( 0, ...array_map( mb_strlen( ... ), false === $words ? array() : $words ) ) );
	}
}
