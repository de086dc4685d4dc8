<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Remote_Carousel;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Slide_Name;
use Frontage\Http\Post_Visibility;
use WP_Post;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The remote control of a carousel.
 *
 * Renders the buttons; `enhance.ts` connects them.
 */
final class Remote_Control {
	/** Image size of the thumbnails. */
	private const SIZE = 'thumbnail';

	/**
	 * Renders buttons and thumbnails.
	 *
	 * @param string $target ID of the carousel.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param WP_Post|null $post Post that contains the carousel.
	 */
	public static function html( string $target, array $attributes, ?WP_Post $post ): Html {
		$label    = (string) $attributes['label'];
		$pictures = 'thumbnails' === $attributes['kind'] && null !== $post
			? Target_Carousel::pictures( $target, $post->post_content )
			: array();
		_prime_post_caches( array_filter( $pictures ), false, true );
		$pictures = array_map( Post_Visibility::file( ... ), $pictures );
		return el(
			'div',
			array(
				'class'      => 'frontage-remote-carousel',
				'role'       => 'group',
				'aria-label' => '' === $label ? __( 'Slides', 'frontage' ) : $label,
			),
			array() === $pictures ? null : self::pictures( $pictures ),
			$attributes['hasPrevious'] ? self::step( -1, (string) $attributes['previous'], __( 'Previous', 'frontage' ) ) : null,
			$attributes['hasNext'] ? self::step( 1, (string) $attributes['next'], __( 'Next', 'frontage' ) ) : null,
			self::plain( $target, $pictures )
		);
	}

	/**
	 * Renders what visitors without JavaScript see instead: a link to the carousel, with its pictures.
	 *
	 * @param string $target ID of the carousel.
	 * @param list<int> $pictures Attachment IDs, 0 for none.
	 */
	private static function plain( string $target, array $pictures ): Html {
		$images = array();
		foreach ( array_filter( $pictures ) as $index => $id ) {
			$images[] = self::picture( $id, $index + 1 );
		}
		$link = array(
			'class' => 'frontage-remote-carousel__plain',
			'href'  => "#$target",
		);
		return el( 'noscript', array(), el( 'a', $link, $images, el( 'span', array(), __( 'Go to the slides', 'frontage' ) ) ) );
	}

	/**
	 * Renders a previous or next button; the script says what it controls, since the carousel may be missing.
	 *
	 * @param int $by 1 or -1.
	 * @param string $text The author's text, or empty.
	 * @param string $fallback Default text.
	 */
	private static function step( int $by, string $text, string $fallback ): Html {
		return el(
			'button',
			array(
				'type'    => 'button',
				'class'   => 'frontage-remote-carousel__button wp-element-button',
				'data-by' => $by,
			),
			'' === $text ? $fallback : $text
		);
	}

	/**
	 * Renders the thumbnails.
	 *
	 * @param list<int> $pictures Attachment IDs, 0 for none.
	 */
	private static function pictures( array $pictures ): Html {
		$buttons = array();
		foreach ( $pictures as $index => $id ) {
			$buttons[] = el(
				'button',
				array(
					'type'         => 'button',
					'class'        => 'frontage-remote-carousel__picture',
					'data-to'      => $index,
					'aria-current' => 0 === $index ? 'true' : null,
					'aria-label'   => self::name( $id, $index + 1 ),
				),
				self::picture( $id, $index + 1 )
			);
		}
		return el( 'div', array( 'class' => 'frontage-remote-carousel__pictures' ), $buttons );
	}

	/**
	 * Returns a thumbnail's accessible name.
	 *
	 * @param int $id Attachment ID.
	 * @param int $number Number of the slide, from 1.
	 */
	private static function name( int $id, int $number ): string {
		$alt = Slide_Name::short( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		return '' === $alt
			/* translators: %d: the slide's number. */
			? sprintf( __( 'Slide %d', 'frontage' ), $number )
			/* translators: 1: slide number, 2: alternative text of its image. */
			: sprintf( __( 'Slide %1$d: %2$s', 'frontage' ), $number, $alt );
	}

	/**
	 * Renders a thumbnail, or the slide's number if there is no image.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param int $number Number of the slide, from 1.
	 */
	private static function picture( int $id, int $number ): Html {
		$found = wp_attachment_is_image( $id ) ? wp_get_attachment_image_src( $id, self::SIZE ) : false;
		if ( ! $found ) {
			return el( 'span', array(), $number );
		}
		return el(
			'img',
			array(
				'loading'  => 'lazy',
				'decoding' => 'async',
				'src'      => $found[0],
				'width'    => $found[1],
				'height'   => $found[2],
				'alt'      => '',
			)
		);
	}
}
