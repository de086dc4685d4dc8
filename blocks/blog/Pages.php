<?php
/**
 * Which page of a blog is shown, and where the others are.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Blog;

use Closure;
use Frontage\Render\Choice;

defined( 'ABSPATH' ) || exit;

/** The pages of an archive, which have addresses of their own, or those of a widget within a page. */
final class Pages {
	/** Farthest page of a widget. */
	private const FARTHEST = 1000;

	/**
	 * Notes them.
	 *
	 * @param int     $page   The page that is shown, from 1.
	 * @param Closure $href   Where a page is: `fn ( int $page ): string`.
	 * @param bool    $is_own Whether the address keeps the page in a field of the widget's own.
	 */
	private function __construct( public readonly int $page, public readonly Closure $href, public readonly bool $is_own ) {}

	/** The pages of the archive, the search or the blog that the page is. */
	public static function of_page(): self {
		return new self( max( 1, (int) get_query_var( 'paged' ) ), static fn ( int $page ): string => (string) get_pagenum_link( $page, false ), false );
	}

	/**
	 * The pages of one widget.
	 *
	 * @param string $id   Its id.
	 * @param bool   $many Whether it has more than one.
	 */
	public static function of_widget( string $id, bool $many ): self {
		$others = Choice::others( 'blog', $id );
		$chosen = Choice::asked( 'blog', $id, array(), static fn (): int => $many ? self::FARTHEST : 1 );
		return new self( $chosen->page, static fn ( int $page ): string => ( new Choice( '', $page ) )->href( 'blog', $id, $others ), true );
	}
}
