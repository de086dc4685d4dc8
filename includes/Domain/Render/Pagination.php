<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the pagination of a list. Mirrors `src/ui/pagination`.
 *
 * @phpstan-type Words array{label: string, page: string, previous: string, next: string}
 */
final class Pagination {
	/** Number of page links shown at once (S1 §9). */
	public const SHOWN = 5;

	/**
	 * Returns the number of pages of a list, at least one.
	 *
	 * @param int $items Number of items.
	 * @param int $per_page Items per page.
	 */
	public static function count( int $items, int $per_page ): int {
		return max( 1, (int) ceil( $items / max( 1, $per_page ) ) );
	}

	/**
	 * Returns the default labels of a pagination.
	 *
	 * @param string $label Accessible name: what the pages contain.
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
	 * Returns the links; null for a single page. Previous and next are omitted at the ends.
	 *
	 * @param Words $words Labels.
	 * @param int $page Current page, from 1.
	 * @param int $pages Number of pages.
	 * @param Closure $href Returns the URL of a page: `fn ( int $page ): string`.
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
	 * Returns the page numbers to show: about five around the current one.
	 *
	 * @param int $page Current page, from 1.
	 * @param int $pages Number of pages.
	 * @return list<int>
	 */
	public static function shown( int $page, int $pages ): array {
		$first = max( 1, min( $page - intdiv( self::SHOWN, 2 ), $pages - self::SHOWN + 1 ) );
		return range( $first, max( $first, min( $pages, $first + self::SHOWN - 1 ) ) );
	}

	/**
	 * Returns the link to the previous or next page.
	 *
	 * @param string $way `previous` or `next`.
	 * @param string $word Label.
	 * @param string $href Link URL.
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
	 * Returns one link as a list item.
	 *
	 * @param array<string, string|null> $attributes Attributes of the link.
	 * @param Html|string $content Content of the link.
	 */
	private static function item( array $attributes, Html|string $content ): Html {
		return el( 'li', array(), el( 'a', $attributes, $content ) );
	}
}
