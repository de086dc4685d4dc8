<?php
/**
 * Pages with the same slides, built the way other plugins do.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/** Number of sliders on a page, and pixels above those below the fold. */
const SLIDERS = 3;
const FOLD    = 4000;

/**
 * Returns content by slug.
 *
 * @param list<int> $images Attachment IDs of photographs.
 * @return array<string, string>
 */
function slide_pages( array $images ): array {
	$slide  = static fn ( int $id ): string => block( 'frontage/slide', array( 'mediaId' => $id ) );
	$slider = static fn ( array $chosen ): string => str_repeat(
		block( 'frontage/slider', $chosen, implode( '', array_map( $slide, $images ) ) ),
		SLIDERS
	);
	$space  = block(
		'spacer',
		array( 'height' => FOLD . 'px' ),
		'<div style="height:' . FOLD . 'px" aria-hidden="true" class="wp-block-spacer"></div>'
	);
	$others = static fn ( string $kind ): string => block(
		'shortcode',
		array(),
		"[bench-slides kind=\"$kind\" images=\"" . implode( ',', $images ) . '" count="' . SLIDERS . '"]'
	);
	$show   = block( 'frontage/slideshow', array(), implode( '', array_map( $slide, $images ) ) );
	$image  = static fn ( int $id ): string => block(
		'image',
		array( 'id' => $id ),
		'<figure class="wp-block-image">' . wp_get_attachment_image( $id, 'large' ) . '</figure>'
	);
	$logos  = block(
		'frontage/carousel',
		array(
			'kind' => 'logos',
			'loop' => true,
		),
		implode( '', array_map( $image, $images ) )
	);
	$large  = block(
		'frontage/gallery',
		array(
			'images'   => array_map( static fn ( int $id ): array => array( 'id' => $id ), $images ),
			'linkTo'   => 'file',
			'hasPages' => false,
		)
	);
	return array(
		'slides-modules' => $slider( array( 'isPlaying' => true ) ) . $show . $logos,
		'lightbox'       => $large,
		'photoswipe'     => block( 'shortcode', array(), '[bench-photoswipe images="' . implode( ',', $images ) . '"]' ),
		'slides-above'   => $slider( array( 'isPlaying' => true ) ),
		'slides-below'   => $space . $slider( array( 'isPlaying' => true ) ),
		'slides-scroll'  => $slider(
			array(
				'effect' => 'slide',
				'loop'   => false,
			)
		),
		'slides-snap'    => $others( 'snap' ),
		'slides-swiper'  => $others( 'swiper' ),
		'slides-jquery'  => $others( 'jquery' ),
	);
}
