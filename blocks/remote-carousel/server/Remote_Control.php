<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Remote_Carousel;

use Frontage\Base\Html\Html;
use WP_Post;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The remote control.
 *
 * Prints the buttons; `enhance.ts` connects them.
 */
final class Remote_Control {
	/** Small pictures are cut to this size of WordPress. */
	private const SIZE = 'thumbnail';

	/**
	 * Prints everything.
	 *
	 * @param string               $target     The carousel's id.
	 * @param array<string, mixed> $attributes The block's.
	 * @param WP_Post|null         $post       Where the carousel is looked for.
	 */
	public static function html( string $target, array $attributes, ?WP_Post $post ): Html {
		$label    = (string) $attributes['label'];
		$pictures = 'thumbnails' === $attributes['kind'] && null !== $post ? Target_Carousel::pictures( $target, $post->post_content ) : array();
		return el(
			'div',
			array(
				'class'      => 'frontage-remote-carousel',
				'role'       => 'group',
				'aria-label' => '' === $label ? __( 'Slides', 'frontage' ) : $label,
			),
			$attributes['hasPrevious'] ? self::step( -1, $target, (string) $attributes['previous'], __( 'Previous', 'frontage' ) ) : null,
			array() === $pictures ? null : self::pictures( $target, $pictures ),
			$attributes['hasNext'] ? self::step( 1, $target, (string) $attributes['next'], __( 'Next', 'frontage' ) ) : null
		);
	}

	/**
	 * Prints a button that leads one on or back.
	 *
	 * @param int    $by       1 or -1.
	 * @param string $target   The carousel's id.
	 * @param string $text     The author's, or empty.
	 * @param string $fallback What it says else.
	 */
	private static function step( int $by, string $target, string $text, string $fallback ): Html {
		return el(
			'button',
			array(
				'type'          => 'button',
				'class'         => 'frontage-remote-carousel__button wp-element-button',
				'data-by'       => $by,
				'aria-controls' => $target,
			),
			'' === $text ? $fallback : $text
		);
	}

	/**
	 * Prints the small pictures.
	 *
	 * @param string    $target   The carousel's id.
	 * @param list<int> $pictures In the media library, 0 for none.
	 */
	private static function pictures( string $target, array $pictures ): Html {
		_prime_post_caches( array_filter( $pictures ), false, true );
		$buttons = array();
		foreach ( $pictures as $index => $id ) {
			$buttons[] = el(
				'button',
				array(
					'type'          => 'button',
					'class'         => 'frontage-remote-carousel__picture',
					'data-to'       => $index,
					'aria-controls' => $target,
					'aria-current'  => 0 === $index ? 'true' : null,
					'aria-label'    => self::name( $id, $index + 1 ),
				),
				self::picture( $id, $index + 1 )
			);
		}
		return el( 'div', array( 'class' => 'frontage-remote-carousel__pictures' ), $buttons );
	}

	/**
	 * What a small picture is called.
	 *
	 * @param int $id     In the media library.
	 * @param int $number Its place, from 1.
	 */
	private static function name( int $id, int $number ): string {
		$alt = (string) get_post_meta( $id, '_wp_attachment_image_alt', true );
		return '' === $alt
			/* translators: %d: the slide's number. */
			? sprintf( __( 'Slide %d', 'frontage' ), $number )
			/* translators: 1: the slide's number, 2: what its picture shows. */
			: sprintf( __( 'Slide %1$d: %2$s', 'frontage' ), $number, $alt );
	}

	/**
	 * Prints a small picture, or the number where there is none.
	 *
	 * @param int $id     In the media library, or 0.
	 * @param int $number Its place, from 1.
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
