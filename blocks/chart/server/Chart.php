<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Caption;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A chart with its title, its legend, its numbers as a table, and a caption. */
final class Chart {
	public const TYPES = array( 'column', 'bar', 'line', 'area', 'pie', 'doughnut', 'polar', 'radar' );

	/** Bounds of the height of the plot, in pixels. */
	private const LOWEST = 160;

	private const HIGHEST = 800;

	private readonly Data $data;

	private readonly Values $values;

	private readonly string $title;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->data   = Source::of( $attributes );
		$this->values = new Values( $attributes['prefix'] ?? '', $attributes['suffix'] ?? '' );
		$this->title  = Kses::text( $attributes['title'] ?? '' );
	}

	/** Returns the block; nothing without a number. */
	public function html(): ?Html {
		if ( $this->data->is_empty() ) {
			return null;
		}
		$id      = Ids::for( 'chart', $this->attributes );
		$drawing = $this->drawing( $id );
		$caption = Caption::html( is_string( $this->attributes['caption'] ?? null ) ? $this->attributes['caption'] : '' );
		return Wrapper::tag(
			'figure',
			array(
				'id'    => $id,
				'class' => 'frontage-chart is-' . $drawing->type,
				'style' => array( '--frontage-chart-height' => $this->height() . 'px' ),
			),
			fragment( '' === $this->title ? null : el( 'p', array( 'class' => 'frontage-chart__title' ), $this->title ) ),
			Island::html( 'chart', array(), $this->inside( $drawing ) ),
			fragment( '' === $caption ? null : el( 'figcaption', array( 'class' => 'frontage-chart__caption' ), Html::raw( $caption ) ) )
		);
	}

	/** Returns the height of the plot, in pixels. */
	private function height(): int {
		$height = $this->attributes['height'] ?? 0;
		return max( self::LOWEST, min( self::HIGHEST, is_numeric( $height ) ? (int) $height : 0 ) );
	}

	/**
	 * Returns the drawing of the type that the author chose.
	 *
	 * @param string $id ID of the block.
	 */
	private function drawing( string $id ): Drawing {
		$type  = $this->attributes['type'] ?? '';
		$type  = in_array( $type, self::TYPES, true ) ? $type : self::TYPES[0];
		$count = count( $this->data->rows );
		$type  = 'radar' === $type && Radar::LEAST > $count ? self::TYPES[0] : $type;
		$paint = new Paint( $id, $this->attributes['colors'] ?? null, $this->is( 'hasPatterns', true ) );
		return match ( $type ) {
			// More cannot be told apart, and some alone would be shares of a whole that is not there.
			'pie', 'doughnut', 'polar' => $count > Slices::MOST
				? $this->with_axes( 'bar', $paint )
				: new Round_Drawing( $type, $this->data->first(), $this->values, $paint ),
			'radar' => new Round_Drawing( $type, $this->data->rows( Radar::MOST ), $this->values, $paint ),
			default => $this->with_axes( $type, $paint ),
		};
	}

	/**
	 * Returns a drawing with axes.
	 *
	 * @param string $type One of `TYPES`.
	 * @param Paint $paint Colors and patterns.
	 */
	private function with_axes( string $type, Paint $paint ): Drawing {
		return ( new Axis_Drawing( $type, $this->data, $this->values, $paint ) )
			->with( $this->is( 'isStacked', false ), $this->is( 'startsAtZero', true ) );
	}

	/**
	 * Returns a choice of the author.
	 *
	 * @param string $name Attribute.
	 * @param bool $usual What it is if nobody chose.
	 */
	private function is( string $name, bool $usual ): bool {
		return true === ( $this->attributes[ $name ] ?? $usual );
	}

	/**
	 * Returns what a script wakes up: the legend, the drawing, and the table that it reads the numbers from.
	 *
	 * @param Drawing $drawing Has the legend, the summary and the shares too.
	 */
	private function inside( Drawing $drawing ): Html {
		$name = '' === $this->title ? $drawing->name() : $this->title;
		$text = Kses::text( $this->attributes['description'] ?? '' );
		return fragment(
			$drawing->legend(),
			$drawing->html( $name, '' === $text ? $drawing->summary() : $text ),
			el(
				'div',
				array(
					'class' => 'frontage-chart__tip',
					'role'  => 'status',
				)
			),
			( new Numbers_Table( $this->data, $this->values, $drawing->shares() ) )->html( $this->attributes['table'] ?? '', $name )
		);
	}
}
