<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Render\Pagination;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of a gallery.
 *
 * The texts for the component, with plural forms for every number it may need.
 */
final class Labels {
	/**
	 * Returns the texts of a gallery.
	 *
	 * @param string $label Accessible name of the gallery, may be empty.
	 * @param list<int> $sizes Number of images in each category.
	 * @param int $per_page Number of images per page.
	 * @return array{
	 *     filter: array{label: string, all: string},
	 *     pages: array{label: string, page: string, previous: string, next: string},
	 *     status: string,
	 *     counts: array<int, string>,
	 * }
	 */
	public static function of( string $label, array $sizes, int $per_page ): array {
		$name = '' === $label ? __( 'Gallery', 'frontage' ) : $label;
		return array(
			'filter' => array(
				/* translators: %s: name of a gallery. */
				'label' => sprintf( __( 'Filter %s by category', 'frontage' ), $name ),
				'all'   => __( 'All', 'frontage' ),
			),
			/* translators: %s: name of a gallery. */
			'pages'  => Pagination::words( sprintf( __( '%s pagination', 'frontage' ), $name ) ),
			/* translators: 1: page number, 2: number of pages, 3: number of images, such as “4 images”. */
			'status' => __( 'Page %1$s of %2$s, %3$s', 'frontage' ),
			'counts' => self::counts( $sizes, $per_page ),
		);
	}

	/**
	 * Returns texts for all numbers of images that a page can have.
	 *
	 * @param list<int> $sizes Number of images in each category.
	 * @param int $per_page Number of images per page.
	 * @return array<int, string>
	 */
	private static function counts( array $sizes, int $per_page ): array {
		$counts = array();
		foreach ( $sizes as $size ) {
			foreach ( array( min( $size, $per_page ), $size % $per_page ) as $number ) {
				if ( $number > 0 ) {
					/* translators: %s: number of images. */
					$counts[ $number ] = sprintf( _n( '%s image', '%s images', $number, 'frontage' ), number_format_i18n( $number ) );
				}
			}
		}
		ksort( $counts );
		return $counts;
	}
}
