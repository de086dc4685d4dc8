<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Blog;

use Closure;
use Frontage\Domain\Render\List_State;

defined( 'ABSPATH' ) || exit;

/**
 * Which page of a blog is shown, and where the others are.
 *
 * The pages of an archive, which have addresses of their own, or those of a widget within a page.
 */
final class Pages {
	/** Farthest page of a widget. */
	private const FARTHEST = 1000;

	/** What WordPress calls a page of an archive. */
	private const PAGED = 'paged';

	/**
	 * Notes them.
	 *
	 * @param int     $page    The page that is shown, from 1.
	 * @param Closure $href    Where a page is: `fn ( int $page ): string`.
	 * @param bool    $is_own  Whether links are relative to the page that the widget stands in.
	 * @param bool    $is_main Whether the page itself is about these posts.
	 */
	private function __construct( public readonly int $page, public readonly Closure $href, public readonly bool $is_own, public readonly bool $is_main ) {}

	/**
	 * The pages of the archive, the search or the blog that the page is.
	 *
	 * @param string $id       The widget's id.
	 * @param int    $per_page Posts on a page of the widget.
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
	 * The pages of one widget.
	 *
	 * @param string $id   Its id.
	 * @param bool   $many Whether it has more than one.
	 */
	public static function of_widget( string $id, bool $many ): self {
		$others = List_State::others( 'blog', $id );
		return new self( self::asked( $id, $many ? self::FARTHEST : 1 ), static fn ( int $page ): string => ( new List_State( '', $page ) )->href( 'blog', $id, $others ), true, false );
	}

	/**
	 * The pages of an archive whose own are longer than a list may be, or that has all on one: WordPress
	 * knows fewer pages than there are, so that they are told apart by a field on its first page.
	 *
	 * @param string $id    The widget's id.
	 * @param int    $first The widget's page on which WordPress's page begins.
	 */
	private static function of_long_page( string $id, int $first ): self {
		$start  = (string) strtok( (string) get_pagenum_link( 1, false ), '?' );
		$others = ltrim( remove_query_arg( self::PAGED, '?' . List_State::others( 'blog', $id ) ), '?' );
		$asked  = self::asked( $id, self::FARTHEST );
		return new self( 1 === $asked ? $first : $asked, static fn ( int $page ): string => $start . ( new List_State( '', $page ) )->href( 'blog', $id, $others ), false, true );
	}

	/**
	 * The page that the address asks for in the widget's own field.
	 *
	 * @param string $id   The widget's id.
	 * @param int    $last The farthest one there may be.
	 */
	private static function asked( string $id, int $last ): int {
		return List_State::asked( 'blog', $id, array(), static fn (): int => $last )->page;
	}
}
