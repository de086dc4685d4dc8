<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Portfolio;

use Frontage\Domain\Render\Pagination;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of a portfolio.
 *
 * The texts for the component, with plural forms for every number it may need.
 */
final class Labels {
	/**
	 * Returns the texts of a portfolio.
	 *
	 * @param int $most Maximum number of items per page.
	 * @return array{
	 *     filter: array{label: string, all: string},
	 *     pages: array{label: string, page: string, previous: string, next: string},
	 *     status: string,
	 *     counts: list<string>,
	 * }
	 */
	public static function of( int $most ): array {
		return array(
			'filter' => array(
				'label' => __( 'Filter portfolio by category', 'frontage' ),
				'all'   => __( 'All', 'frontage' ),
			),
			'pages'  => Pagination::words( __( 'Portfolio pagination', 'frontage' ) ),
			/* translators: 1: page number, 2: number of pages, 3: number of projects, such as “4 projects”. */
			'status' => __( 'Page %1$s of %2$s, %3$s', 'frontage' ),
			'counts' => array_map(
				static fn ( int $number ): string => sprintf(
					/* translators: %s: number of projects. */
					_n( '%s project', '%s projects', $number, 'frontage' ),
					number_format_i18n( $number )
				),
				range( 0, $most )
			),
		);
	}
}
