<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a carousel that scrolls and snaps without JavaScript. Mirrors `src/ui/carousel`.
 *
 * @phpstan-type Style array<string, string|int|float>
 * @phpstan-type Slide array{content: Html, name?: string, class?: string, id?: string, style?: Style, picture?: int}
 * @phpstan-type Carousel_Style array{label: string, classes: list<string>, style: Style, arrows: bool, dots: bool, pager?: string}
 */
final class Carousel {
	/** Milliseconds before a resize is handled (S0 §9). */
	private const REFRESH = 200;

	/** Default props; times in milliseconds. */
	private const PROPS = array(
		'effect'       => 'slide',
		'loop'         => false,
		'speed'        => 300,
		'dragSpeed'    => 300,
		'refresh'      => self::REFRESH,
		'delay'        => 0,
		'isOneAtATime' => false,
		'isAutoHeight' => false,
	);

	/** When the island is activated. */
	private const WAKE = 'interaction visible hash';

	/** Shared script module that activates it if the module has none. */
	private const MODULE = 'carousel';

	/** Maximum number of columns that the stylesheet supports. */
	public const MOST = 6;

	/**
	 * Returns a carousel in its island.
	 *
	 * @param string $module Module folder; another name if the module's script is not a carousel's.
	 * @param string $id Element ID.
	 * @param list<Slide> $slides Slides in order; `name` is announced with the slide's number.
	 * @param array<string, mixed> $props As `CarouselProps` in `src/ui/carousel/types.ts`.
	 * @param Carousel_Style $look Appearance.
	 */
	public static function html( string $module, string $id, array $slides, array $props, array $look ): Html {
		$props = array( 'id' => $id ) + $props + self::PROPS + array(
			'hasVideos' => str_contains( implode( '', array_column( $slides, 'content' ) ), ' data-video=""' ),
			'words'     => self::words(),
		);
		$frame = self::frame( $module, $slides, $props, $look );
		return isset( Manifest::module( $module )['view'] )
			? Island::html( $module, $props, $frame, self::WAKE )
			: Island::shared( $module, self::MODULE, $props, $frame, self::WAKE );
	}

	/**
	 * Returns the classes for the number of visible slides.
	 *
	 * @param int $slides Number of slides.
	 * @param bool $loops Whether it is endless.
	 * @param int $columns Columns on desktops.
	 * @param int $tablet Columns on tablets.
	 * @param int $phone Columns on phones.
	 * @return list<string>
	 */
	public static function columns( int $slides, bool $loops, int $columns, int $tablet = 1, int $phone = 1 ): array {
		$fit     = static fn ( int $number ): int => max( 1, min( self::MOST, $number ) );
		$classes = array( 'has-columns-' . $fit( $columns ), 'has-tablet-' . $fit( $tablet ), 'has-phone-' . $fit( $phone ) );
		$fitting = array(
			'fits-columns' => $fit( $columns ),
			'fits-tablet'  => $fit( $tablet ),
			'fits-phone'   => $fit( $phone ),
		);
		array_push( $classes, ...array_keys( array_filter( $fitting, static fn ( int $number ): bool => $slides <= $number ) ) );
		if ( $loops && $slides > 2 * $fit( $columns ) ) {
			$classes[] = 'is-circling';
		}
		return $classes;
	}

	/**
	 * Returns the carousel.
	 *
	 * @param string $module Module folder, or another name.
	 * @param list<Slide> $slides Slides in order.
	 * @param array<string, mixed> $props Complete props.
	 * @param Carousel_Style $look Appearance.
	 */
	private static function frame( string $module, array $slides, array $props, array $look ): Html {
		$attributes = array(
			'class'                => implode( ' ', array( 'frontage-carousel', ...$look['classes'] ) ),
			'style'                => $look['style'],
			'role'                 => 'group',
			'aria-roledescription' => __( 'carousel', 'frontage' ),
			'aria-label'           => '' === $look['label'] ? __( 'Slides', 'frontage' ) : $look['label'],
		);
		$is_steered = count( $slides ) > 1;
		return el(
			'div',
			$attributes,
			self::viewport( $slides, Lazy_Images::after( $look['classes'] ) ),
			$props['hasVideos'] || ( $is_steered && $props['delay'] > 0 ) ? Carousel_Buttons::pause( self::words()['pause'] ) : null,
			$is_steered && $look['arrows']
				? Carousel_Buttons::arrow( 'previous', __( 'Previous slide', 'frontage' ), ! $props['loop'] )
				: null,
			$is_steered && $look['arrows'] ? Carousel_Buttons::arrow( 'next', __( 'Next slide', 'frontage' ), false ) : null,
			$is_steered && $look['dots'] ? Carousel_Pager::html( $look['pager'] ?? '', $module, $props['id'], $slides ) : null,
			el(
				'p',
				array(
					'class'     => 'frontage-carousel__status',
					'aria-live' => 'polite',
				)
			)
		);
	}

	/**
	 * Returns the slides. Without JavaScript, the viewport can be scrolled with the keyboard.
	 *
	 * @param list<Slide> $slides Slides in order.
	 * @param int $in_sight Maximum number of slides visible at first.
	 */
	private static function viewport( array $slides, int $in_sight ): Html {
		$items = array();
		foreach ( $slides as $index => $slide ) {
			$items[] = el(
				'div',
				array(
					'class'                => 'frontage-carousel__slide'
						. ( isset( $slide['class'] ) ? ' ' . $slide['class'] : '' )
						. ( 0 === $index ? ' is-shown' : '' ),
					'id'                   => $slide['id'] ?? null,
					'style'                => $slide['style'] ?? null,
					'role'                 => 'group',
					'aria-roledescription' => __( 'slide', 'frontage' ),
					'aria-label'           => Slide_Name::label( $index, count( $slides ), $slide['name'] ?? '' ),
					'data-slot'            => "slide-$index",
				),
				$index < $in_sight ? $slide['content'] : Lazy_Images::pictures( $slide['content'] )
			);
		}
		$attributes = array(
			'class'      => 'frontage-carousel__viewport',
			'role'       => 'group',
			'aria-label' => __( 'Slides', 'frontage' ),
			'tabindex'   => 0,
		);
		return el( 'div', $attributes, el( 'div', array( 'class' => 'frontage-carousel__track' ), $items ) );
	}

	/**
	 * Returns the labels of the pause button.
	 *
	 * @return array{pause: string, play: string}
	 */
	private static function words(): array {
		return array(
			'pause' => __( 'Pause', 'frontage' ),
			'play'  => __( 'Play', 'frontage' ),
		);
	}
}
