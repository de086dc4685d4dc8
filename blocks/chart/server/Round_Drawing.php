<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Pies, doughnuts, polar areas and radars. */
final class Round_Drawing extends Drawing {
	private const VIEW_BOX = '0 0 320 320';

	/** How far from the middle a label is, in units; it has a margin in the style. */
	private const OUTSIDE = 168;

	/**
	 * Returns how much of the whole each row is; none of polar areas, whose lengths are no parts.
	 *
	 * @return list<int>
	 */
	public function shares(): array {
		return in_array( $this->type, array( 'pie', 'doughnut' ), true ) ? Slices::tenths( $this->data ) : array();
	}

	/** Returns the legend: of the slices, or of the series of a radar. */
	public function legend(): ?Html {
		if ( 'radar' === $this->type ) {
			return count( $this->data->series ) < 2 ? null : ( new Legend( $this->paint, true ) )->html( $this->data->series, array() );
		}
		$shares = $this->shares();
		$notes  = array();
		foreach ( $this->data->rows as $at => $row ) {
			$notes[] = isset( $shares[ $at ] ) ? Values::percent( $shares[ $at ] ) : $this->values->text( $row['values'][0] );
		}
		return ( new Legend( $this->paint, false ) )->html( array_column( $this->data->rows, 'label' ), $notes );
	}

	/**
	 * Returns the drawing.
	 *
	 * @param string $name Its name.
	 * @param string $text What it says in words.
	 */
	public function html( string $name, string $text ): Html {
		$scale = Scale::of( $this->data->numbers() );
		$radar = 'radar' === $this->type ? new Radar( $this->data, $scale, $this->paint ) : null;
		$marks = null === $radar
			? array(
				$this->paint->defs( count( $this->data->rows ) ),
				'polar' === $this->type ? self::rings( $scale ) : self::ring( Plot::RADIUS ),
				( new Slices( $this->data, $this->paint, $this->type ) )->html( $scale ),
			)
			: array( $radar->net(), $radar->html(), $radar->bands() );
		return el(
			'div',
			array( 'class' => 'frontage-chart__frame is-round' ),
			$this->plot( $name, $text, self::VIEW_BOX, $marks, null === $radar ? null : $this->labels() ),
			array() === $this->shares() ? el( 'p', array( 'class' => 'frontage-chart__step' ), $this->step( $scale ) ) : null
		);
	}

	/**
	 * Returns how many units a ring is, since numbers on top of the slices would be hard to read.
	 *
	 * @param Scale $scale Axis of values.
	 */
	private function step( Scale $scale ): string {
		$ticks = $scale->ticks();
		if ( 0.0 === (float) $ticks[0] ) {
			/* translators: %s: a number. */
			return sprintf( __( 'Each ring: %s', 'frontage' ), $this->values->text( $ticks[1] ) );
		}
		$edge = $this->values->text( (string) end( $ticks ) );
		/* translators: 1: number in the middle of a round chart, 2: number at its edge. */
		return sprintf( __( 'Middle: %1$s, edge: %2$s', 'frontage' ), $this->values->text( $ticks[0] ), $edge );
	}

	/** Returns the labels of a radar's axes. Readers get them from the table. */
	private function labels(): Html {
		$count = count( $this->data->rows );
		return el(
			'div',
			array(
				'class'       => 'frontage-chart__around',
				'aria-hidden' => 'true',
			),
			array_map(
				function ( int $row ) use ( $count ): Html {
					list( $across, $down ) = Plot::at( $row / $count, self::OUTSIDE );
					$side                  = round( $across ) <=> Plot::MIDDLE;
					return el(
						'span',
						array(
							'class' => array( 'is-before', null, 'is-after' )[ $side + 1 ],
							'style' => array(
								'inset-inline-start' => Plot::percent( $across / 2 / Plot::MIDDLE * 100 ),
								'inset-block-start'  => Plot::percent( $down / 2 / Plot::MIDDLE * 100 ),
							),
						),
						el( 'span', array(), $this->data->rows[ $row ]['label'] )
					);
				},
				array_keys( $this->data->rows )
			)
		);
	}

	/**
	 * Returns a ring for each tick.
	 *
	 * @param Scale $scale Axis of values.
	 * @return list<Html>
	 */
	private static function rings( Scale $scale ): array {
		$steps = count( $scale->ticks() ) - 1;
		return array_map( static fn ( int $step ): Html => self::ring( Plot::RADIUS * $step / $steps ), range( 1, $steps ) );
	}

	/**
	 * Returns a ring.
	 *
	 * @param float $radius Its radius.
	 */
	private static function ring( float $radius ): Html {
		return el(
			'circle',
			array(
				'class' => 'frontage-chart__grid',
				'cx'    => Plot::MIDDLE,
				'cy'    => Plot::MIDDLE,
				'r'     => Plot::number( $radius ),
			)
		);
	}
}
