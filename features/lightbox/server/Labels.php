<?php
declare( strict_types=1 );

namespace Frontage\Features\Lightbox;

defined( 'ABSPATH' ) || exit;

/**
 * Labels of the lightbox.
 *
 * Names of its controls and its messages, for the script.
 */
final class Labels {
	/**
	 * Returns all labels.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return array(
			'name'     => __( 'Images and videos', 'frontage' ),
			'close'    => __( 'Close', 'frontage' ),
			'previous' => __( 'Previous', 'frontage' ),
			'next'     => __( 'Next', 'frontage' ),
			'play'     => __( 'Play slideshow', 'frontage' ),
			'pause'    => __( 'Pause slideshow', 'frontage' ),
			'zoom'     => __( 'Zoom', 'frontage' ),
			'full'     => __( 'Full screen', 'frontage' ),
			'copy'     => __( 'Copy link', 'frontage' ),
			'copied'   => __( 'Link copied', 'frontage' ),
			'download' => __( 'Download', 'frontage' ),
			/* translators: 1: position of an image, starting at 1, 2: number of images. */
			'counter'  => __( '%1$s of %2$s', 'frontage' ),
			'video'    => __( 'Video', 'frontage' ),
			// The two texts of S0 §5.
			'broken'   => __( 'Image cannot be loaded. Make sure the path is correct and image exist.', 'frontage' ),
			'failed'   => __( 'Failed loading image', 'frontage' ),
			'retry'    => __( 'Try again', 'frontage' ),
			'noVideo'  => __(
				'This video cannot be played. It may have been removed, or it may not be allowed on other sites.',
				'frontage'
			),
		);
	}
}
