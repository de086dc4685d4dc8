<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Blocks\Page_Markup;
use Frontage\Domain\Query\Page_List;
use Frontage\Domain\Query\Page_Scan;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Render\Ids;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The filters of the page and the lists that they steer.
 *
 * A filter names its list by the list's anchor; without a name, it steers the first list on the page. A list that no filter on
 * the page steers is never narrowed, whatever the address says.
 */
final class Page_Filters {
	/**
	 * Markup and query parameters that the results are about.
	 *
	 * @var array{list<string>, array<mixed>}|null
	 */
	private static ?array $seen = null;

	/**
	 * What the markup contains.
	 *
	 * @var Page_Scan|null
	 */
	private static ?Page_Scan $scan = null;

	/**
	 * States by ID of the list.
	 *
	 * @var array<string, Filter_State>
	 */
	private static array $states = array();

	/**
	 * Returns the list that a name means; null if the page has none.
	 *
	 * @param string $name Anchor; empty for the first list.
	 */
	public static function list_named( string $name ): ?Page_List {
		foreach ( self::scan()->lists as $list ) {
			if ( '' === $name || $list->id === $name ) {
				return $list;
			}
		}
		return null;
	}

	/**
	 * Returns the list that is a Query Loop; null if no filter on the page steers it.
	 *
	 * @param array<string, mixed> $attributes The loop's attributes, or the context of a block inside it: `queryId` and `query`.
	 * @param string $anchor Its HTML anchor, if that is known.
	 */
	public static function loop( array $attributes, string $anchor = '' ): ?Page_List {
		foreach ( self::may_steer() ? self::scan()->lists : array() as $list ) {
			$is_same = $list->is_loop()
				&& ( $list->attributes['queryId'] ?? 0 ) === ( $attributes['queryId'] ?? 0 )
				&& ( $list->attributes['query'] ?? array() ) === ( $attributes['query'] ?? array() )
				&& ( '' === $anchor || $anchor === $list->id );
			if ( $is_same ) {
				return array() === self::of( $list )->filters ? null : $list;
			}
		}
		return null;
	}

	/**
	 * Returns the lists of the page.
	 *
	 * @return list<Page_List>
	 */
	public static function lists(): array {
		return self::scan()->lists;
	}

	/** Returns whether the address has any parameters, so that something may be chosen. */
	public static function is_anything_given(): bool {
		return array() !== self::given();
	}

	/** Returns what a visitor has chosen for a list of the page. */
	public static function of( Page_List $list ): Filter_State {
		self::scan();
		return self::$states[ $list->id ] ??= Filter_State::asked( $list, self::filters( $list ), self::given() );
	}

	/**
	 * Returns whether the page may have filters: whether its markup, with patterns, mentions our blocks. Cheaper than a scan, for
	 * pages of sites that use other blocks.
	 */
	private static function may_steer(): bool {
		foreach ( null === self::$scan ? self::sources() : array() as $markup ) {
			if ( Page_Scan::mentions( $markup ) ) {
				return true;
			}
		}
		return null !== self::$scan;
	}

	/** Returns whether a visitor has narrowed any list of the page, for the page's head. */
	public static function is_any_chosen(): bool {
		// Block themes print their blocks before the head; pages of others are scanned, without their templates.
		foreach ( wp_is_block_theme() ? array() : self::scan()->lists as $list ) {
			self::of( $list );
		}
		foreach ( self::$states as $state ) {
			if ( $state->is_anything() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns a block's query with what a visitor has chosen in its filters.
	 *
	 * @param string $name Block name.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Query_Spec $query Query of the block.
	 */
	public static function narrow( string $name, array $attributes, Query_Spec $query ): Query_Spec {
		$list = array() === self::given() || ! str_starts_with( $name, Page_Scan::PREFIX )
			? null
			: self::list_named( Ids::wanted( substr( $name, strlen( Page_Scan::PREFIX ) ), $attributes ) );
		return null === $list ? $query : self::of( $list )->narrow( $query );
	}

	/**
	 * Returns the names of all filters' parameters, which other links on the page keep.
	 *
	 * @return list<string>
	 */
	public static function parameters(): array {
		$names = array();
		foreach ( array() === self::given() ? array() : self::scan()->filters as $found ) {
			$names[] = self::filter( $found['kind'], $found['attributes'] )->parameter ?? '';
		}
		return array_values( array_filter( $names ) );
	}

	/**
	 * Returns the filter of a block; null if it is none that a visitor chooses with, or if nothing may be chosen.
	 *
	 * @param string $kind Such as `terms`.
	 * @param array<string, mixed> $attributes Block attributes, with defaults.
	 */
	public static function filter( string $kind, array $attributes ): ?Filter {
		$types = static fn (): array => Loop_Query::types( self::list_named( Filter::list_in( $attributes ) ) ?? Page_List::of_posts() );
		return Filter_Kinds::filter( $kind, $attributes, $types );
	}

	/**
	 * Returns the filters of a list, one for each parameter.
	 *
	 * @return array<string, Filter>
	 */
	private static function filters( Page_List $list ): array {
		$filters = array();
		foreach ( self::scan()->filters as $found ) {
			$filter = self::list_named( Filter::list_in( $found['attributes'] ) )?->id === $list->id
				? self::filter( $found['kind'], $found['attributes'] )
				: null;
			if ( null !== $filter ) {
				$filters[ $filter->parameter ] ??= $filter;
			}
		}
		return $filters;
	}

	/** Scans the page once for each address. */
	private static function scan(): Page_Scan {
		$now = array( self::sources(), self::given() );
		if ( null === self::$scan || self::$seen !== $now ) {
			self::$seen   = $now;
			self::$scan   = Page_Scan::of( $now[0] );
			self::$states = array();
		}
		return self::$scan;
	}

	/**
	 * Returns the markup of the page itself, without the posts that an archive lists; in the editor's previews, the post.
	 *
	 * A post comes before its template: the author's lists are meant, not those that the theme prints below every post.
	 *
	 * @return list<string>
	 */
	private static function sources(): array {
		$sources = Page_Markup::sources();
		$sources = array_filter( is_singular() ? array( ...array_slice( $sources, 1 ), $sources[0] ) : array_slice( $sources, 0, 1 ) );
		$post    = array() === $sources ? get_post() : null;
		return array_values( $post instanceof WP_Post ? array( $post->post_content ) : $sources );
	}

	/**
	 * Returns the query parameters of the request.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function given(): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- A public link; filters read only what they allow.
		return wp_unslash( $_GET );
	}
}
