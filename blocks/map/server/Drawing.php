<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Arrays -- Short lists of attributes.

/** What is seen before and without streets: places and shapes where they are, lines of degrees, names and a scale. */
final class Drawing {
	/** More places are drawn as dots; pins would hide each other. */
	private const MOST_PINS = 40;

	/** The scale is at most this share of the width. */
	private const SCALE = 0.25;

	/**
	 * Takes what is drawn.
	 *
	 * @param Canvas $canvas What part of the world it shows.
	 * @param list<Place> $places All places, also those without coordinates.
	 * @param Overlay_Shape $shape What is drawn besides.
	 * @param float $half Half the height of the map, in per cent of its width.
	 */
	public function __construct(
		private readonly Canvas $canvas,
		private readonly array $places,
		private readonly Overlay_Shape $shape,
		private readonly float $half
	) {}

	/** Returns the square, and the scale that stands on the map. */
	public function html(): Html {
		$graticule = new Graticule( $this->canvas );
		$pins      = $this->pins();
		$is_many   = count( $pins ) > self::MOST_PINS;
		$svg       = array(
			'class'               => 'frontage-map__ground',
			'viewBox'             => '0 0 100 100',
			'preserveAspectRatio' => 'none',
			'aria-hidden'         => 'true',
		);
		return fragment(
			el(
				'div',
				array( 'class' => 'frontage-map__square' ),
				el(
					'svg',
					$svg,
					el( 'path', array( 'class' => 'frontage-map__grid', 'd' => $graticule->path() ) ),
					'' === $this->shape->type ? null : $this->shape(),
					$is_many ? el( 'path', array( 'class' => 'frontage-map__dots', 'd' => self::dots( $pins ) ) ) : null
				),
				$graticule->numbers( $this->half ),
				$is_many ? null : $this->marks( $pins )
			),
			$this->scale()
		);
	}

	/**
	 * Returns where the places with coordinates are, by their index.
	 *
	 * @return array<int, array{float, float}>
	 */
	private function pins(): array {
		$pins = array();
		foreach ( $this->places as $at => $place ) {
			if ( null !== $place->point ) {
				$pins[ $at ] = $this->canvas->place( $place->point );
			}
		}
		return $pins;
	}

	/**
	 * Returns the pins with their names.
	 *
	 * @param array<int, array{float, float}> $pins From `pins()`.
	 * @return list<Html>
	 */
	private function marks( array $pins ): array {
		$titles  = array_map( fn ( int $at ): string => $this->places[ $at ]->title, array_keys( $pins ) );
		$shown   = array_map( fn ( int $at ): Pin => $this->places[ $at ]->pin, array_keys( $pins ) );
		$classes = Names::classes( array_values( $pins ), $titles, $shown );
		$marks   = array();
		foreach ( array_keys( $pins ) as $order => $at ) {
			$side    = $classes[ $order ];
			$title   = $this->places[ $at ]->title;
			$pin     = $this->places[ $at ]->pin;
			$marks[] = el(
				'span',
				array(
					'class'     => 'frontage-map__mark',
					'data-mark' => $at,
					'style'     => array( 'left' => $pins[ $at ][0] . '%', 'top' => $pins[ $at ][1] . '%' ),
				),
				$pin->html( number_format_i18n( $at + 1 ) ),
				'' === $side ? null : el( 'span', self::label( $pin, $side ), self::short( $title ) )
			);
		}
		return $marks;
	}

	/**
	 * Returns the attributes of a name; beside the usual pin, the stylesheet says where it stands.
	 *
	 * @param string $side From `Names::classes()`.
	 * @return array<string, string|array<string, string>>
	 */
	private static function label( Pin $pin, string $side ): array {
		$place = array( '--frontage-map-beside' => "{$pin->beside()}px", '--frontage-map-rise' => "{$pin->rise()}px" );
		return array( 'class' => "frontage-map__label $side", 'style' => 'drop' === $pin->shape ? array() : $place );
	}

	/**
	 * Returns the beginning of a name.
	 *
	 * @param string $title Plain text.
	 */
	private static function short( string $title ): string {
		return mb_strwidth( $title ) > Names::MOST ? rtrim( mb_strimwidth( $title, 0, Names::MOST - 1 ) ) . '…' : $title;
	}

	/**
	 * Returns dots as one path.
	 *
	 * @param array<int, array{float, float}> $pins From `pins()`.
	 */
	private static function dots( array $pins ): string {
		return implode( '', array_map( static fn ( array $pin ): string => "M$pin[0] $pin[1]h0", $pins ) );
	}

	/** Returns the line, the area, or the straight line of a route. */
	private function shape(): Html {
		$corners = array();
		foreach ( $this->shape->points as $point ) {
			$corners[] = implode( ' ', $this->canvas->place( $point ) );
		}
		$is_area = 'polygon' === $this->shape->type;
		return el(
			'path',
			array(
				'class' => "frontage-map__shape is-{$this->shape->type}",
				'd'     => 'M' . implode( 'L', $corners ) . ( $is_area ? 'Z' : '' ),
				'style' => array(
					'stroke'         => $this->shape->color,
					'stroke-opacity' => $this->shape->opacity,
					'stroke-width'   => $this->shape->weight,
					'fill'           => $is_area ? $this->shape->fill : '',
					'fill-opacity'   => $is_area ? $this->shape->fill_opacity : '',
				),
			)
		);
	}

	/** Returns the scale: a bar with the distance that it stands for. */
	private function scale(): Html {
		$meters = Length::round_down( $this->canvas->meters() * self::SCALE );
		$share  = round( $meters / $this->canvas->meters() * 100, 3 );
		$style  = array( 'inline-size' => "$share%" );
		return el( 'span', array( 'class' => 'frontage-map__scale', 'style' => $style ), el( 'span', array(), Length::text( $meters ) ) );
	}
}
