<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Blog;

use Closure;
use Frontage\Domain\Render\List_State;

defined( 'ABSPATH' ) || exit;

/**
 * The current page of a blog and the URLs of the others.
 *
 * Either the pages of an archive, which have their own URLs, or those of a widget within a page.
 */
final class Pages {
	/** Highest page number of a widget. */
	private const FARTHEST = 1000;

	/** Query variable for the page of an archive. */
	private const PAGED = 'paged';

	/**
	 * Sets the properties.
	 *
	 * @param int $page Current page, from 1.
	 * @param Closure $href Returns the URL of a page: `fn ( int $page ): string`.
	 * @param bool $is_own Whether the URLs are relative to the page that contains the widget.
	 * @param bool $is_main Whether the posts are the page's main query.
	 */
	private function __construct(
		public readonly int $page,
		public readonly Closure $href,
		public readonly bool $is_own,
		public readonly bool $is_main
	) {}

	/**
	 * Returns the pages of the current archive, search or posts page.
	 *
	 * @param string $id Widget ID.
	 * @param int $per_page Posts per page of the widget.
	 */
	public static function of_page( string $id, int $per_page ): self {
		$page = max( 1, (int) get_query_var( self::PAGED ) );
		$size = (int) get_query_var( 'posts_per_page' );
		if ( $size === $per_page ) {
			return new self( $page, static fn ( int $other ): string => (string) get_pagenum_link( $other, false ), false, true );
		}
		return self::of_long_page( $id, 1 + intdiv( ( $page - 1 ) * max( 0, $size ), $per_page ) );
	}

	/**
	 * Returns the pages of one widget.
	 *
	 * @param string $id Widget ID.
	 * @param bool $many Whether it has more than one page.
	 */
	public static function of_widget( string $id, bool $many ): self {
		$others = List_State::others( 'blog', $id );
		return new self(
			self::asked( $id, $many ? self::FARTHEST : 1 ),
			static fn ( int $page ): string => ( new List_State( '', $page ) )->href( 'blog', $id, $others ),
			true,
			false
		);
	}

	/**
	 * Returns the pages of an archive that shows more posts per page than a list may have, or all posts.
	 *
	 * WordPress then knows fewer pages than there are, so a query parameter on its page identifies ours.
	 *
	 * @param string $id Widget ID.
	 * @param int $first Widget page at which the WordPress page begins.
	 */
	private static function of_long_page( string $id, int $first ): self {
		$start  = (string) strtok( (string) get_pagenum_link( 1, false ), '?' );
		$others = ltrim( remove_query_arg( self::PAGED, '?' . List_State::others( 'blog', $id ) ), '?' );
		$asked  = self::asked( $id, self::FARTHEST );
		return new self(
			1 === $asked ? $first : $asked,
			static fn ( int $page ): string => $start . ( new List_State( '', $page ) )->href( 'blog', $id, $others ),
			false,
			true
		);
	}

	/**
	 * Returns the page requested by the widget's query parameter.
	 *
	 * @param string $id Widget ID.
	 * @param int $last Highest allowed page.
	 */
	private static function asked( string $id, int $last ): int {
		return List_State::asked( 'blog', $id, array(), static fn (): int => $last )->page;
	}
}
