<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Domain\Video\Playlists;

defined( 'ABSPATH' ) || exit;

/** How a gallery looks and behaves, from what its author chose. */
final class Layout {
	/** Width by height. */
	private const SHAPES = array(
		'screen'  => '16 / 9',
		'photo'   => '4 / 3',
		'square'  => '1',
		'upright' => '9 / 16',
	);

	private const SIGNED = array(
		'playlist',
		'label',
		'pageSize',
		'columns',
		'arrangement',
		'playsIn',
		'thumbnailShape',
		'hasThumbnails',
		'hasTitles',
		'hasDescriptions',
		'paging',
		'playsNext',
	);

	private const MOST_COLUMNS = 6;

	/** Width of the widest content, in pixels. */
	private const WIDEST = 1280;

	public readonly int $size;

	public readonly int $columns;

	public readonly string $arrangement;

	public readonly string $shape;

	public readonly string $paging;

	public readonly bool $is_top;

	public readonly bool $has_thumbnails;

	public readonly bool $has_titles;

	public readonly bool $has_descriptions;

	public readonly bool $plays_next;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->size             = self::number( $attributes['pageSize'] ?? 12, Playlists::MOST_SIZE );
		$this->columns          = self::number( $attributes['columns'] ?? 3, self::MOST_COLUMNS );
		$this->arrangement      = $this->choice( 'arrangement', array( 'grid', 'list', 'strip' ) );
		$this->shape            = $this->choice( 'thumbnailShape', array_keys( self::SHAPES ) );
		$this->paging           = $this->choice( 'paging', array( 'pages', 'more', 'none' ) );
		$this->is_top           = 'place' !== ( $attributes['playsIn'] ?? '' );
		$this->has_thumbnails   = false !== ( $attributes['hasThumbnails'] ?? true );
		$this->has_titles       = false !== ( $attributes['hasTitles'] ?? true );
		$this->has_descriptions = true === ( $attributes['hasDescriptions'] ?? false );
		$this->plays_next       = true === ( $attributes['playsNext'] ?? false );
	}

	/** Returns the classes of the block. */
	public function classes(): string {
		return "frontage-video-gallery is-{$this->arrangement}"
			. ( $this->is_top ? ' is-on-top' : '' )
			. ( $this->has_thumbnails ? '' : ' is-without-thumbnails' )
			. ( $this->has_titles ? '' : ' is-untitled' );
	}

	/**
	 * Returns the style of the block.
	 *
	 * @return array<string, string>
	 */
	public function style(): array {
		return array(
			'--frontage-video-gallery-columns' => (string) $this->columns,
			'--frontage-video-gallery-shape'   => self::SHAPES[ $this->shape ],
		);
	}

	/** Returns `sizes` of a thumbnail. */
	public function sizes(): string {
		return match ( $this->arrangement ) {
			'list' => '(max-width: 480px) 40vw, 180px',
			'strip' => '280px',
			default => '(max-width: 480px) 100vw, (max-width: 782px) 50vw, ' . intdiv( self::WIDEST, $this->columns ) . 'px',
		};
	}

	/**
	 * Returns the options as S0 §3 names them, which travel with calls. The server reads its own, signed ones.
	 *
	 * @return array<string, string|int|bool>
	 */
	public function options(): array {
		return array(
			'pageSize'     => $this->size,
			'columns'      => $this->columns,
			'showTitle'    => $this->has_titles,
			'showPaging'   => 'none' !== $this->paging,
			'autonext'     => $this->plays_next,
			'hidethumbimg' => ! $this->has_thumbnails,
			'style'        => $this->arrangement,
			'thumbcrop'    => $this->shape,
			'showDsc'      => $this->has_descriptions,
			'thumbplay'    => ! $this->is_top,
		);
	}

	/**
	 * Returns what the author chose, to be signed.
	 *
	 * @return array<string, mixed>
	 */
	public function chosen(): array {
		return array_filter( array_intersect_key( $this->attributes, array_flip( self::SIGNED ) ), 'is_scalar' );
	}

	/**
	 * Returns one of several values, by default the first.
	 *
	 * @param string                 $name Attribute.
	 * @param non-empty-list<string> $values
	 */
	private function choice( string $name, array $values ): string {
		$given = $this->attributes[ $name ] ?? '';
		return is_string( $given ) && in_array( $given, $values, true ) ? $given : $values[0];
	}

	/**
	 * Returns a number from 1.
	 *
	 * @param mixed $given Not trusted.
	 */
	private static function number( mixed $given, int $most ): int {
		return is_numeric( $given ) ? (int) max( 1, min( $most, $given ) ) : $most;
	}
}
