<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Render\Pagination;


defined( 'ABSPATH' ) || exit;

/**
 * What a gallery says.
 *
 * The words that the component gets, plurals solved for every number it may need.
 */
final class Labels {
	/**
	 * The words of one gallery.
	 *
	 * @param string    $label    The gallery's name for screen readers, may be empty.
	 * @param list<int> $sizes    How many images each category has.
	 * @param int       $per_page Images on a page.
	 * @return array{filter: array{label: string, all: string}, pages: array{label: string, page: string, previous: string, next: string}, status: string, counts: array<int, string>}
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
			/* translators: 1: number of the page, 2: how many pages there are, 3: how many images it has, such as “4 images”. */
			'status' => __( 'Page %1$s of %2$s, %3$s', 'frontage' ),
			'counts' => self::counts( $sizes, $per_page ),
		);
	}

	/**
	 * How many images a page can have, in words.
	 *
	 * @param list<int> $sizes    How many images each category has.
	 * @param int       $per_page Images on a page.
	 * @return array<int, string>
	 */
	private static function counts( array $sizes, int $per_page ): array {
		$counts = array();
		foreach ( $sizes as $size ) {
			foreach ( array( min( $size, $per_page ), $size % $per_page ) as $number ) {
				if ( $number > 0 ) {
					/* translators: %s: how many images there are. */
					$counts[ $number ] = sprintf( _n( '%s image', '%s images', $number, 'frontage' ), number_format_i18n( $number ) );
				}
			}
		}
		ksort( $counts );
		return $counts;
	}
}
