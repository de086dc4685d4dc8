<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/** Slideshows and sliders of the toolkit: 16:9, 7000 ms (S2 §9). */
final class Carousels implements Component {
	private const INTERVAL = 7000;

	private const RATIOS = array(
		'16/9' => 16 / 9,
		'21/9' => 21 / 9,
		'3/2'  => 3 / 2,
		'4/3'  => 4 / 3,
		'1/1'  => 1,
	);

	private const EFFECTS = array(
		'slide' => 'slide',
		'fade'  => 'fade',
		'scale' => 'fade',
		'pull'  => 'pull',
		'push'  => 'pull',
	);

	/** Largest number of columns. */
	private const MOST = 6;

	public static function convert( Element $element, Conversion $page ): ?string {
		return $element->is( 'slideshow' ) ? self::slideshow( $element, $page ) : self::slider( $element, $page );
	}

	/**
	 * Returns a slideshow.
	 *
	 * @param Element $element
	 * @param Conversion $page What it is in.
	 */
	private static function slideshow( Element $element, Conversion $page ): ?string {
		$items   = $element->first( 'uk-slideshow-items' );
		$options = $element->options( 'slideshow' );
		if ( null === $items || array() === $items->children ) {
			return null;
		}
		return $page->block(
			'slideshow',
			array(
				'anchor'    => $element->get( 'id' ),
				'label'     => $element->get( 'aria-label' ),
				'effect'    => self::EFFECTS[ $options->text( 'animation', 'slide' ) ] ?? 'slide',
				'loop'      => ! $options->flag( 'finite', false ),
				'isPlaying' => $options->flag( 'autoplay', false ),
				'delay'     => max( 1000, $options->number( 'autoplay-interval', self::INTERVAL ) ),
				'ratio'     => self::ratio( $options->text( 'ratio', '16:9' ) ),
				'hasArrows' => null !== $element->first( 'uk-slidenav-container' ) || self::has_item( $element, 'slideshow', 'next' ),
				'hasDots'   => null !== $element->first( 'uk-slideshow-nav', 'uk-dotnav', 'uk-thumbnav' ),
			),
			array_map( fn ( Element $item ): array => self::slide( $item, $page ), $items->children )
		);
	}

	/**
	 * Returns a slide; its picture is the first in it.
	 *
	 * @param Element $item
	 * @param Conversion $page What it is in.
	 * @return array<string, mixed>
	 */
	private static function slide( Element $item, Conversion $page ): array {
		$image = $item->all( 'IMG' )[0] ?? null;
		$media = array();
		if ( null !== $image ) {
			$page->mark_printed( $image );
			$media = array(
				'mediaUrl'  => Marks::source( $image ),
				'mediaType' => 'image',
				'alt'       => $image->get( 'alt' ),
				'position'  => 'bottom start',
			);
		}
		$html = $page->inner( $item );
		$text = trim( wp_strip_all_tags( $html ) );
		return Conversion::parsed( 'slide', $media, '' === $text ? array() : array( Conversion::html( $html ) ) );
	}

	/**
	 * Returns a carousel.
	 *
	 * @param Element $element
	 * @param Conversion $page What it is in.
	 */
	private static function slider( Element $element, Conversion $page ): ?string {
		$items   = $element->first( 'uk-slider-items' );
		$options = $element->options( 'slider' );
		if ( null === $items || array() === $items->children ) {
			return null;
		}
		$columns = self::columns( $items->get( 'class' ) );
		return $page->block(
			'carousel',
			array(
				'anchor'        => $element->get( 'id' ),
				'label'         => $element->get( 'aria-label' ),
				'columns'       => $columns['@m'],
				'columnsTablet' => $columns['@s'],
				'columnsPhone'  => $columns[''],
				'loop'          => ! $options->flag( 'finite', false ),
				'isPlaying'     => $options->flag( 'autoplay', false ),
				'delay'         => max( 1000, $options->number( 'autoplay-interval', self::INTERVAL ) ),
				'isCentered'    => $options->flag( 'center', false ),
				'hasArrows'     => null !== $element->first( 'uk-slidenav-container' ) || self::has_item( $element, 'slider', 'next' ),
				'hasDots'       => null !== $element->first( 'uk-slider-nav', 'uk-dotnav' ),
			),
			array_map( fn ( Element $item ): array => Conversion::html( '<div>' . $page->inner( $item ) . '</div>' ), $items->children )
		);
	}

	/**
	 * Returns the columns on phones, tablets and wider screens, from classes such as `uk-child-width-1-3@m`.
	 *
	 * @param string $classes Untrusted.
	 * @return array{'': int, '@s': int, '@m': int}
	 */
	private static function columns( string $classes ): array {
		preg_match_all( '/uk-child-width-1-(\d)(@[sml])?(?=\s|$)/', $classes, $found, PREG_SET_ORDER );
		$given = array();
		foreach ( $found as $one ) {
			$given[ strtr( $one[2] ?? '', 'l', 'm' ) ] = max( 1, min( self::MOST, (int) $one[1] ) );
		}
		$phone  = $given[''] ?? 1;
		$tablet = $given['@s'] ?? $phone;
		return array(
			''   => $phone,
			'@s' => $tablet,
			'@m' => $given['@m'] ?? $tablet,
		);
	}

	/**
	 * Returns whether there is a control such as `uk-slideshow-item="next"`.
	 *
	 * @param Element $element
	 * @param string $name `slideshow` or `slider`.
	 * @param string $item What the control leads to.
	 */
	private static function has_item( Element $element, string $name, string $item ): bool {
		foreach ( $element->all() as $control ) {
			if ( $item === $control->options( "$name-item", 'item' )->text( 'item' ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the nearest of our ratios.
	 *
	 * @param string $given Such as `7:3`, untrusted.
	 */
	private static function ratio( string $given ): string {
		if ( 1 !== preg_match( '/^(\d{1,5}):(\d{1,5})$/D', $given, $side ) || 0 === (int) $side[2] ) {
			return '16/9';
		}
		$wanted    = (int) $side[1] / (int) $side[2];
		$distances = array_map( fn ( float $ratio ): float => abs( $ratio - $wanted ), self::RATIOS );
		return (string) array_search( min( $distances ), $distances, true );
	}
}
