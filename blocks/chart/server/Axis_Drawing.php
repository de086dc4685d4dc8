<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;

defined( 'ABSPATH' ) || exit;

/** Bars, lines and areas between two axes. */
final class Axis_Drawing extends Drawing {
	/** Whether the series stand on each other; lines cannot. */
	private bool $is_stacked = false;

	/** Whether zero is on the axis; what has a length begins there. */
	private bool $has_zero = true;

	/**
	 * Returns the drawing with the author's choices.
	 *
	 * @param bool $is_stacked Whether series stand on each other.
	 * @param bool $has_zero Whether the axis of lines begins at zero.
	 */
	public function with( bool $is_stacked, bool $has_zero ): self {
		$this->is_stacked = $is_stacked && 'line' !== $this->type;
		$this->has_zero   = $has_zero || 'line' !== $this->type;
		return $this;
	}

	/** Whether the marks are lines. */
	private function has_lines(): bool {
		return 'line' === $this->type || 'area' === $this->type;
	}

	/** Returns the legend; null for one series, which the title names. */
	public function legend(): ?Html {
		return count( $this->data->series ) < 2
			? null
			: ( new Legend( $this->paint, $this->has_lines() ) )->html( $this->data->series, array() );
	}

	/**
	 * Returns the drawing between its axes.
	 *
	 * @param string $name Its name.
	 * @param string $text What it says in words.
	 */
	public function html( string $name, string $text ): Html {
		$spans      = new Spans( $this->data, $this->is_stacked );
		$scale      = Scale::of( $spans->ends(), $this->has_zero );
		$is_upright = 'bar' !== $this->type;
		$axes       = new Axes( $this->data, $scale, $this->values, $is_upright );
		$marks      = $this->has_lines()
			? new Lines( $this->data, $spans, $scale, $this->paint, 'area' === $this->type, $this->is_stacked )
			: new Bars( $this->data, $spans, $scale, $this->paint, $is_upright, $this->is_stacked );
		$defs       = $this->has_lines() ? null : $this->paint->defs( count( $this->data->series ) );
		$parts      = array( $defs, $axes->bands(), $axes->grid(), $marks->html() );
		return $axes->html( $this->plot( $name, $text, null, $parts ), $this->is_stacked );
	}
}
