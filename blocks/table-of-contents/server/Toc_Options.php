<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents;

use Frontage\Base\Html\Kses;
use Frontage\Base\Manifest;
use Frontage\Domain\Blocks\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * The options of a table of contents.
 *
 * Reads the block's attributes (S2 §3), each clamped to its bounds.
 *
 * @phpstan-import-type Wanted from Outline
 */
final class Toc_Options {
	/** Device widths (preset `addon` of breakpoints.json; S2 §2). */
	private const DEVICES = array(
		'phone'   => '(max-width: 767px)',
		'tablet'  => '(min-width: 768px) and (max-width: 1025px)',
		'desktop' => '(min-width: 1026px)',
	);

	/** Widths at which the box is initially closed, by the widest device. */
	private const CLOSED = array(
		'phone'   => '(max-width: 767px)',
		'tablet'  => '(max-width: 1025px)',
		'desktop' => 'all',
	);

	private const MARKS = array(
		'disc',
		'circle',
		'square',
		'decimal',
		'decimal-leading-zero',
		'lower-alpha',
		'upper-alpha',
		'lower-roman',
		'upper-roman',
		'none',
	);

	/**
	 * Sets the attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Returns what is listed.
	 *
	 * @return Wanted
	 */
	public function wanted(): array {
		$levels = is_array( $this->attributes['levels'] )
			? array_map( 'intval', array_filter( $this->attributes['levels'], 'is_numeric' ) )
			: array();
		return array(
			'levels'         => array_values( $levels ),
			'exclude'        => $this->text( 'exclude' ),
			'isHierarchical' => $this->is( 'isHierarchical' ),
			'isNumbered'     => 'numbers' === $this->attributes['marker'],
			'offset'         => $this->pixels( 'scrollOffset', 500 ),
			'most'           => $this->scrolls() ? 0 : $this->pixels( 'maxItems', 500 ),
		);
	}

	/** Returns the box's title, as plain text. */
	public function title(): string {
		$title = Kses::text( $this->text( 'title' ) );
		return '' === $title ? __( 'Contents', 'frontage' ) : $title;
	}

	/** Returns whether a list that is too long scrolls. */
	private function scrolls(): bool {
		return 'scroll' === ( $this->attributes['overflow'] ?? '' ) && $this->pixels( 'maxItems', 500 ) > 0;
	}

	/** Returns the media query in which the box is initially closed; empty for none. */
	public function closed_in(): string {
		return $this->is( 'isMinimizable' ) ? self::CLOSED[ $this->text( 'minimizedOn' ) ] ?? '' : '';
	}

	/** Returns the media query in which the box is sticky; empty for none. */
	public function floats_in(): string {
		$off = is_array( $this->attributes['stickyDisableOn'] ) ? $this->attributes['stickyDisableOn'] : array();
		return $this->is( 'isSticky' )
			? implode( ', ', array_diff_key( self::DEVICES, array_flip( array_filter( $off, 'is_string' ) ) ) )
			: '';
	}

	/** Returns the corner in which the box floats; empty for its place in the page. */
	public function corner(): string {
		return 'custom-position' === $this->attributes['stickyType'] ? $this->attributes['stickyPlace'] : '';
	}

	/** Returns the target of the back-to-top link: `window_top`, `other` or empty for no link. */
	public function leads_up_to(): string {
		return $this->is( 'hasToTop' ) ? $this->attributes['toTopTarget'] : '';
	}

	/** Returns the wrapper's classes. */
	public function classes(): string {
		$corner = $this->corner();
		$closed = '' === $this->closed_in() ? '' : ' is-closed-on-' . $this->text( 'minimizedOn' );
		$styled = $this->is( 'hasCustomStyle' )
			? ' has-own-marks'
			: ( 'numbers' === $this->attributes['marker'] ? ' has-numbers' : ' has-bullets' );
		return 'frontage-table-of-contents' . $styled . $closed
			. ( $this->scrolls() ? ' is-scrolling' : '' )
			. ( $this->is( 'collapsesSubitems' ) ? ' collapses-after-' . max( 1, $this->pixels( 'openLevels', 3 ) ) : '' )
			. ( '' === $corner ? '' : " is-to-$corner" );
	}

	/**
	 * Returns the wrapper's custom properties.
	 *
	 * @return array<string, string>
	 */
	public function style(): array {
		$mark  = $this->text( 'customStyleList' );
		$least = $this->pixels( 'minHeight', 2000 );
		$style = $least > 0 ? array( '--frontage-table-of-contents-height' => "{$least}px" ) : array();
		if ( $this->scrolls() ) {
			$style['--frontage-table-of-contents-lines'] = (string) $this->pixels( 'maxItems', 500 );
		}
		if ( $this->is( 'hasCustomStyle' ) ) {
			$style['--frontage-table-of-contents-mark'] = in_array( $mark, self::MARKS, true ) ? $mark : 'disc';
		}
		if ( '' !== $this->corner() ) {
			$style['--frontage-table-of-contents-inset'] = $this->pixels( 'stickyInset', 500 ) . 'px';
			$style['--frontage-table-of-contents-width'] = max( 120, $this->pixels( 'stickyWidth', 1000 ) ) . 'px';
		}
		return $style;
	}

	/**
	 * Returns the script's props.
	 *
	 * @return array<string, string>
	 */
	public function props(): array {
		$float = $this->floats_in();
		$part  = Manifest::module( 'table-of-contents' )['parts']['float'] ?? null;
		return array_filter(
			array(
				'closed' => $this->closed_in(),
				'float'  => $float,
				'corner' => '' === $float ? '' : $this->corner(),
				'part'   => '' === $float || null === $part ? '' : Assets::address( $part ),
			)
		);
	}

	/** Returns when the script is loaded. */
	public function wake(): string {
		$closed = $this->closed_in();
		return 'interaction visible'
			. ( '' === $this->floats_in() ? '' : ' idle' )
			. ( '' === $closed || 'all' === $closed ? '' : " media$closed" );
	}

	/**
	 * Returns a boolean attribute.
	 *
	 * @param string $name Attribute name.
	 */
	public function is( string $name ): bool {
		return true === $this->attributes[ $name ];
	}

	/**
	 * Returns a text attribute.
	 *
	 * @param string $name Attribute name.
	 */
	private function text( string $name ): string {
		return is_string( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : '';
	}

	/**
	 * Returns a length in pixels, or a number.
	 *
	 * @param string $name Attribute name.
	 * @param int $most Maximum.
	 */
	private function pixels( string $name, int $most ): int {
		return is_numeric( $this->attributes[ $name ] ) ? max( 0, min( $most, (int) $this->attributes[ $name ] ) ) : 0;
	}
}
