<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The drawing of a chart, with its legend. */
abstract class Drawing {
	/**
	 * Takes what is drawn.
	 *
	 * @param string $type One of `Chart::TYPES`.
	 * @param Data $data Only what is drawn.
	 * @param Values $values Format of numbers.
	 * @param Paint $paint Colors.
	 */
	public function __construct(
		public readonly string $type,
		protected readonly Data $data,
		protected readonly Values $values,
		protected readonly Paint $paint,
	) {}

	/** Returns the legend; null if there is nothing to tell apart. */
	abstract public function legend(): ?Html;

	/**
	 * Returns the drawing.
	 *
	 * @param string $name Its name.
	 * @param string $text What it says in words.
	 */
	abstract public function html( string $name, string $text ): Html;

	/**
	 * Returns how much of the whole each row is, in tenths of a percent; none if rows are no parts.
	 *
	 * @return list<int>
	 */
	public function shares(): array {
		return array();
	}

	/** Returns the name of its kind. */
	public function name(): string {
		return match ( $this->type ) {
			'bar' => __( 'Bar chart', 'frontage' ),
			'line' => __( 'Line chart', 'frontage' ),
			'area' => __( 'Area chart', 'frontage' ),
			'pie' => __( 'Pie chart', 'frontage' ),
			'doughnut' => __( 'Doughnut chart', 'frontage' ),
			'polar' => __( 'Polar area chart', 'frontage' ),
			'radar' => __( 'Radar chart', 'frontage' ),
			default => __( 'Column chart', 'frontage' ),
		};
	}

	/** Returns what it says in words. */
	public function summary(): string {
		return ( new Summary( $this->data, $this->values ) )->text( $this->name() );
	}

	/**
	 * Returns the plot: it takes the keyboard, the drawing in it is an image.
	 *
	 * @param string $name Its name.
	 * @param string $text What it says in words.
	 * @param string|null $view_box Of a drawing that keeps its shape.
	 * @param array<Html|array<Html>|null> $marks What is drawn.
	 * @param Html|null $labels What lies over it.
	 */
	protected function plot( string $name, string $text, ?string $view_box, array $marks, ?Html $labels = null ): Html {
		return el(
			'div',
			array(
				'class'      => 'frontage-chart__plot',
				'role'       => 'group',
				/* translators: %s: name of a chart. */
				'aria-label' => sprintf( __( 'Values: %s', 'frontage' ), $name ),
				'tabindex'   => '0',
			),
			el(
				'svg',
				array(
					'class'      => 'frontage-chart__drawing',
					'viewBox'    => $view_box,
					'role'       => 'img',
					// Without a title, the name is how the summary begins.
					'aria-label' => str_starts_with( $text, "$name." ) ? $text : "$name. $text",
				),
				$marks
			),
			$labels
		);
	}
}
