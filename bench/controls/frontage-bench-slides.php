<?php
/**
 * Plugin Name: Frontage bench controls for slides
 * Description: The same slides with scroll-snap, Swiper, and jQuery like slick-style plugins; the same images with PhotoSwipe.
 *
 * `[bench-slides kind="snap|swiper|jquery" images="1,2,3" count="3"]`, `[bench-photoswipe images="1,2,3"]`
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_shortcode(
	'bench-slides',
	static function ( $given ): string {
		$given  = shortcode_atts(
			array(
				'kind'   => 'snap',
				'images' => '',
				'count'  => 3,
			),
			$given
		);
		$images = array_map(
			static fn ( string $id ): string => wp_get_attachment_image( (int) $id, 'large' ),
			explode( ',', (string) $given['images'] )
		);
		if ( 'swiper' === $given['kind'] ) {
			wp_enqueue_style( 'bench-swiper', content_url( 'bench/swiper-bundle.min.css' ), array(), '1' );
			wp_enqueue_script( 'bench-swiper', content_url( 'bench/swiper-bundle.min.js' ), array(), '1', true );
			wp_add_inline_script(
				'bench-swiper',
				'document.querySelectorAll(".swiper").forEach(e=>new Swiper(e,{loop:true,effect:"fade",autoplay:true,'
					. 'keyboard:true,a11y:true,pagination:{el:e.querySelector(".swiper-pagination")}}))'
			);
			$slides = implode(
				'',
				array_map( static fn ( string $image ): string => "<div class=\"swiper-slide\">$image</div>", $images )
			);
			$slider = "<div class=\"swiper\"><div class=\"swiper-wrapper\">$slides</div><div class=\"swiper-pagination\"></div></div>";
		} elseif ( 'jquery' === $given['kind'] ) {
			wp_enqueue_script( 'bench-jquery-slides', content_url( 'bench/jquery-slides.js' ), array( 'jquery' ), '1', true );
			$slides = implode( '', array_map( static fn ( string $image ): string => "<div>$image</div>", $images ) );
			$slider = "<div class=\"bench-slick\">$slides</div>";
		} else {
			$slides = implode(
				'',
				array_map(
					static fn ( string $image ): string => "<div style=\"flex:0 0 100%;scroll-snap-align:start\">$image</div>",
					$images
				)
			);
			$slider = "<div style=\"display:flex;overflow:auto;scroll-snap-type:x mandatory\">$slides</div>";
		}
		return str_repeat( $slider, (int) $given['count'] );
	}
);

add_shortcode(
	'bench-photoswipe',
	static function ( $given ): string {
		$links = array_map(
			static function ( string $id ): string {
				list( $url, $width, $height ) = wp_get_attachment_image_src( (int) $id, 'full' );
				$size                         = "data-pswp-width=\"$width\" data-pswp-height=\"$height\"";
				$files                        = (string) wp_get_attachment_image_srcset( (int) $id, 'full' );
				$set                          = 'data-pswp-srcset="' . esc_attr( $files ) . '"';
				return '<a href="' . esc_url( $url ) . "\" $size $set>" . wp_get_attachment_image( (int) $id, 'large' ) . '</a>';
			},
			explode( ',', (string) $given['images'] )
		);
		wp_enqueue_style( 'bench-photoswipe', content_url( 'bench/photoswipe.css' ), array(), '1' );
		$from = content_url( 'bench' );
		return '<div class="bench-photoswipe">' . implode( '', $links ) . '</div>' . wp_get_inline_script_tag(
			"import L from '$from/photoswipe-lightbox.esm.min.js';"
				. "new L({gallery:'.bench-photoswipe',children:'a',pswpModule:()=>import('$from/photoswipe.esm.min.js')}).init()",
			array( 'type' => 'module' )
		);
	}
);
