<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Base\Paths;
use Frontage\Http\Post_Visibility;
use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Renders where a carousel is: dots, a fraction, a progress bar, or thumbnails.
 *
 * The carousel's script moves the dots; `src/ui/carousel-pager` the others, which few carousels have.
 *
 * @phpstan-import-type Slide from Carousel
 */
final class Carousel_Pager {
	public const FRACTION   = 'fraction';
	public const PROGRESS   = 'progress';
	public const THUMBNAILS = 'thumbnails';

	private const MODULE = 'carousel-pager';

	private const CSS = 'build/carousel-pager-look.css';

	/** When it is activated: with the carousel. */
	private const WAKE = 'interaction visible hash';

	/** Image size of the thumbnails. */
	private const SIZE = 'thumbnail';

	/**
	 * Returns the pager.
	 *
	 * @param string $kind One of the constants; anything else means dots.
	 * @param string $module Module folder of the carousel.
	 * @param string $id ID of the carousel.
	 * @param list<Slide> $slides Slides in order.
	 */
	public static function html( string $kind, string $module, string $id, array $slides ): Html {
		if ( self::THUMBNAILS === $kind ) {
			return self::island( $module, $id, array(), self::list( 'frontage-carousel__thumbnails', self::thumbnails( $slides ) ) );
		}
		if ( self::FRACTION === $kind || self::PROGRESS === $kind ) {
			/* translators: 1: slide number, 2: number of slides. */
			$words = __( 'Slide %1$d of %2$d', 'frontage' );
			return self::island( $module, $id, array( 'words' => $words ), self::sign( $kind, count( $slides ), $words ) );
		}
		return self::list( 'frontage-carousel__dots', self::dots( $slides ) );
	}

	/**
	 * Returns the island of a pager that the carousel's own script does not move.
	 *
	 * @param string $module Module folder of the carousel.
	 * @param string $id ID of the carousel.
	 * @param array<string, string> $props Further props.
	 * @param Html $content The pager.
	 */
	private static function island( string $module, string $id, array $props, Html $content ): Html {
		$props   = array( 'carousel' => $id ) + $props;
		$content = fragment( self::style(), $content );
		return Island::shared( "$module-pager", self::MODULE, $props, $content, self::WAKE );
	}

	/** Returns the styles, with the first pager of a page: few carousels need them. */
	private static function style(): Html {
		return self::MODULE === Ids::unique( self::MODULE )
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the build.
			? el( 'style', array(), Html::raw( trim( (string) file_get_contents( Paths::path( self::CSS ) ) ) ) )
			: Html::raw( '' );
	}

	/**
	 * Returns the fraction or the progress bar, with a sentence for screen readers.
	 *
	 * @param string $kind FRACTION or PROGRESS.
	 * @param int $count Number of slides.
	 * @param string $words The sentence, with placeholders.
	 */
	private static function sign( string $kind, int $count, string $words ): Html {
		$sign = array(
			'class'       => "frontage-carousel__$kind",
			'style'       => self::PROGRESS === $kind ? array( '--frontage-carousel-done' => round( 1 / $count, 4 ) ) : null,
			'aria-hidden' => 'true',
		);
		return el(
			'p',
			array( 'class' => 'frontage-carousel__place' ),
			el( 'span', array( 'class' => 'frontage-carousel__words' ), sprintf( $words, 1, $count ) ),
			el( 'span', $sign, self::PROGRESS === $kind ? '' : "1 / $count" )
		);
	}

	/**
	 * Returns a group of buttons.
	 *
	 * @param string $name Class name.
	 * @param list<Html> $buttons One per slide.
	 */
	private static function list( string $name, array $buttons ): Html {
		$attributes = array(
			'class'      => $name,
			'role'       => 'group',
			'aria-label' => __( 'Choose a slide', 'frontage' ),
		);
		return el( 'div', $attributes, $buttons );
	}

	/**
	 * Returns a button per slide.
	 *
	 * @param list<Slide> $slides Slides in order.
	 * @return list<Html>
	 */
	private static function dots( array $slides ): array {
		$dots = array();
		foreach ( $slides as $index => $slide ) {
			$dots[] = el(
				'button',
				array(
					'type'         => 'button',
					'class'        => 'frontage-carousel__dot',
					'aria-label'   => Slide_Name::label( $index, count( $slides ), $slide['name'] ?? '' ),
					'aria-current' => 0 === $index ? 'true' : null,
				)
			);
		}
		return $dots;
	}

	/**
	 * Returns a thumbnail per slide: its picture, or its number.
	 *
	 * @param list<Slide> $slides Slides in order.
	 * @return list<Html>
	 */
	private static function thumbnails( array $slides ): array {
		$pictures = array_map( static fn ( array $slide ): array => self::picture( $slide ), $slides );
		_prime_post_caches( array_filter( array_column( $pictures, 'id' ) ), false, true );
		$buttons = array();
		foreach ( $slides as $index => $slide ) {
			$buttons[] = el(
				'button',
				array(
					'type'         => 'button',
					'class'        => 'frontage-carousel__thumbnail',
					'data-to'      => $index,
					'aria-current' => 0 === $index ? 'true' : null,
					'aria-label'   => Slide_Name::label( $index, count( $slides ), $slide['name'] ?? '' ),
				),
				self::thumbnail( $pictures[ $index ], $index + 1 )
			);
		}
		return $buttons;
	}

	/**
	 * Returns the picture of a slide: its own, or the first one inside.
	 *
	 * @param Slide $slide
	 * @return array{id: int, src: string}
	 */
	private static function picture( array $slide ): array {
		$tags = new WP_HTML_Tag_Processor( (string) $slide['content'] );
		$src  = $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ? Url::safe( $tags->get_attribute( 'src' ) ) : '';
		$id   = (int) ( $slide['picture'] ?? 0 );
		if ( 0 === $id && '' !== $src && 1 === preg_match( '/\bwp-image-(\d+)/', (string) $tags->get_attribute( 'class' ), $found ) ) {
			$id = (int) $found[1];
		}
		return array(
			'id'  => $id,
			'src' => $src,
		);
	}

	/**
	 * Returns the content of a thumbnail.
	 *
	 * @param array{id: int, src: string} $picture From `picture()`.
	 * @param int $number Number of the slide, from 1.
	 */
	private static function thumbnail( array $picture, int $number ): Html {
		$id    = Post_Visibility::file( $picture['id'] );
		$found = wp_attachment_is_image( $id ) ? wp_get_attachment_image_src( $id, self::SIZE ) : false;
		$src   = $found ? $found[0] : $picture['src'];
		return '' === $src ? el( 'span', array(), $number ) : el(
			'img',
			array(
				'loading'  => 'lazy',
				'decoding' => 'async',
				'src'      => $src,
				'alt'      => '',
			)
		);
	}
}
