<?php
/**
 * How a carousel moves and looks.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Render\Carousel;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the author's choices; columns and time are those of S1 §9.
 *
 * @phpstan-import-type Look from Carousel
 */
final class Layout {
	/** Columns when the author said nothing, from 768 pixels (S1 §9). */
	private const COLUMNS = 3;

	/** The same in a wide place (S1 §9). */
	private const COLUMNS_WIDE = 4;

	/**
	 * Notes the choices.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 * @param int                  $count      Items.
	 */
	public function __construct( private readonly array $attributes, private readonly int $count ) {}

	/**
	 * What the carousel is told.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		$speed = max( 0, min( 5000, (int) $this->attributes['speed'] ) );
		return array(
			'loop'      => (bool) $this->attributes['loop'],
			'speed'     => $speed,
			'dragSpeed' => $speed,
			'delay'     => $this->attributes['isPlaying'] ? max( 1000, min( 60000, (int) $this->attributes['delay'] ) ) : 0,
		);
	}

	/**
	 * How the carousel looks.
	 *
	 * @return Look
	 */
	public function look(): array {
		$kind = (string) $this->attributes['kind'];
		$gap  = $this->attributes['style']['spacing']['blockGap'] ?? '';
		$gap  = is_array( $gap ) ? $gap['left'] ?? '' : $gap;
		return array(
			'label'   => (string) $this->attributes['label'],
			'classes' => array( ...$this->columns(), "is-$kind" ),
			'style'   => is_string( $gap ) && '' !== $gap ? array( '--frontage-carousel-gap' => self::length( $gap ) ) : array(),
			'arrows'  => (bool) $this->attributes['hasArrows'],
			'dots'    => (bool) $this->attributes['hasDots'],
		);
	}

	/**
	 * Classes for the columns.
	 *
	 * @return list<string>
	 */
	private function columns(): array {
		$is_wide = in_array( $this->attributes['align'] ?? '', array( 'wide', 'full' ), true );
		$auto    = $is_wide ? self::COLUMNS_WIDE : self::COLUMNS;
		$chosen  = (int) $this->attributes['columns'];
		$desktop = 0 === $chosen ? $auto : $chosen;
		$tablet  = (int) $this->attributes['columnsTablet'];
		$phone   = (int) $this->attributes['columnsPhone'];
		return Carousel::columns(
			$this->count,
			(bool) $this->attributes['loop'],
			$desktop,
			0 === $tablet ? min( $desktop, $auto ) : $tablet,
			0 === $phone ? min( $desktop, 'logos' === $this->attributes['kind'] ? 2 : 1 ) : $phone
		);
	}

	/**
	 * A gap as CSS: a preset's name becomes its variable; 0 needs a unit to be counted with.
	 *
	 * @param string $gap As WordPress saves it.
	 */
	private static function length( string $gap ): string {
		$gap = (string) preg_replace( '/^var:preset\|spacing\|([\w-]+)$/', 'var(--wp--preset--spacing--$1)', $gap );
		return '0' === $gap ? '0px' : $gap;
	}
}
