<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Links to the pages of a list.
 *
 * Prints a pagination; its twin is `src/ui/pagination`.
 *
 * @phpstan-type Words array{label: string, page: string, previous: string, next: string}
 */
final class Pagination {
	/** Page links shown at once (S1 §9). */
	public const SHOWN = 5;

	/**
	 * How many pages a list has, at least one.
	 *
	 * @param int $items    Length of the list.
	 * @param int $per_page Items on a page.
	 */
	public static function count( int $items, int $per_page ): int {
		return max( 1, (int) ceil( $items / max( 1, $per_page ) ) );
	}

	/**
	 * The words a pagination needs, before the module adds its own.
	 *
	 * @param string $label What the pages are of, for screen readers.
	 * @return Words
	 */
	public static function words( string $label ): array {
		return array(
			'label'    => $label,
			/* translators: %s: number of a page. */
			'page'     => __( 'Page %s', 'frontage' ),
			'previous' => __( 'Previous', 'frontage' ),
			'next'     => __( 'Next', 'frontage' ),
		);
	}

	/**
	 * Prints the links; nothing for a single page. Previous and next are left out at the ends.
	 *
	 * @param Words   $words What it says.
	 * @param int     $page  The current page, from 1.
	 * @param int     $pages How many there are.
	 * @param Closure $href  Where a page is: `fn ( int $page ): string`.
	 */
	public static function html( array $words, int $page, int $pages, Closure $href ): ?Html {
		if ( $pages < 2 ) {
			return null;
		}
		$items = array();
		if ( $page > 1 ) {
			$items[] = self::step( 'previous', $words['previous'], $href( $page - 1 ) );
		}
		foreach ( self::shown( $page, $pages ) as $number ) {
			$items[] = self::item(
				array(
					'class'        => 'frontage-pagination__link',
					'href'         => $href( $number ),
					'rel'          => 'nofollow',
					'aria-label'   => sprintf( $words['page'], $number ),
					'aria-current' => $number === $page ? 'page' : null,
				),
				(string) $number
			);
		}
		if ( $page < $pages ) {
			$items[] = self::step( 'next', $words['next'], $href( $page + 1 ) );
		}
		return el(
			'nav',
			array(
				'class'      => 'frontage-pagination',
				'aria-label' => $words['label'],
			),
			el(
				'ul',
				array(
					'class' => 'frontage-pagination__list',
					'role'  => 'list',
				),
				$items
			)
		);
	}

	/**
	 * The page numbers shown: about five around the current one.
	 *
	 * @param int $page  The current page, from 1.
	 * @param int $pages How many there are.
	 * @return list<int>
	 */
	public static function shown( int $page, int $pages ): array {
		$first = max( 1, min( $page - intdiv( self::SHOWN, 2 ), $pages - self::SHOWN + 1 ) );
		return range( $first, max( $first, min( $pages, $first + self::SHOWN - 1 ) ) );
	}

	/**
	 * Prints the link one page on or back.
	 *
	 * @param string $way  `previous` or `next`.
	 * @param string $word What it says.
	 * @param string $href Where it leads.
	 */
	private static function step( string $way, string $word, string $href ): Html {
		return self::item(
			array(
				'class' => "frontage-pagination__link is-$way",
				'href'  => $href,
				'rel'   => 'nofollow',
			),
			el( 'span', array( 'class' => 'frontage-pagination__word' ), $word )
		);
	}

	/**
	 * Prints one link in the list.
	 *
	 * @param array<string, string|null> $attributes Of the link.
	 * @param Html|string                $content    What it says.
	 */
	private static function item( array $attributes, Html|string $content ): Html {
		return el( 'li', array(), el( 'a', $attributes, $content ) );
	}
}
