<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The names of series or slices, each with its key. A script lets visitors hide them. */
final class Legend {
	/**
	 * Takes the look.
	 *
	 * @param Paint $paint Colors.
	 * @param bool $has_lines Whether a key is a line with a point, instead of a field.
	 */
	public function __construct( private readonly Paint $paint, private readonly bool $has_lines ) {}

	/**
	 * Returns the legend.
	 *
	 * @param list<string> $names Names in order.
	 * @param list<string> $notes What follows each, such as its share.
	 */
	public function html( array $names, array $notes ): Html {
		return el(
			'ul',
			array(
				'class' => 'frontage-chart__legend',
				'role'  => 'list',
			),
			array_map(
				fn ( int $at ): Html => el( 'li', array(), $this->button( $at, $names[ $at ], $notes[ $at ] ?? '' ) ),
				array_keys( $names )
			)
		);
	}

	/**
	 * Returns one entry.
	 *
	 * @param int $at Position.
	 * @param string $name Name; a number if it has none.
	 * @param string $note What follows it.
	 */
	private function button( int $at, string $name, string $note ): Html {
		return el(
			'button',
			array(
				'type'         => 'button',
				'class'        => 'frontage-chart__toggle',
				'aria-pressed' => 'true',
				'data-toggle'  => $at,
			),
			$this->key( $at ),
			el( 'span', array(), '' === $name ? (string) ( $at + 1 ) : $name ),
			'' === $note ? null : array( ' ', el( 'span', array( 'class' => 'frontage-chart__share' ), $note ) )
		);
	}

	/**
	 * Returns the key: what a series looks like in the drawing.
	 *
	 * @param int $at Position.
	 */
	private function key( int $at ): Html {
		$line  = array(
			el(
				'path',
				array(
					'class'            => 'frontage-chart__line',
					'd'                => 'M0 8h32',
					'stroke-dasharray' => $this->paint->dash( $at ),
				)
			),
			el(
				'path',
				array(
					'class'     => 'frontage-chart__dot',
					'd'         => $this->paint->shape( $at ),
					'transform' => 'translate(16 8)',
				)
			),
		);
		$field = el(
			'rect',
			array(
				'x'      => 1,
				'y'      => 1,
				'width'  => 14,
				'height' => 14,
				'rx'     => 2,
				'fill'   => $this->paint->fill( $at ),
			)
		);
		return el(
			'svg',
			array(
				'width'       => $this->has_lines ? 32 : 16,
				'height'      => 16,
				'aria-hidden' => 'true',
			) + $this->paint->color( $at, $this->has_lines ? 'frontage-chart__lines' : 'frontage-chart__key' ),
			$this->has_lines ? $line : $field
		);
	}
}
