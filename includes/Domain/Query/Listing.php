<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Http\Post_Visibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Posts for modules that list them.
 *
 * The only way from a query specification to posts.
 *
 * The first list on a page looks ahead for all others, so that the whole page costs as many queries
 * as one list (docs/adr/0008-lists-look-ahead.md).
 */
final class Listing {
	/** Finds posts, including everything that cards show. */
	public static function of( Query_Spec $list ): Query_Result {
		$shown         = $list->data['unique'] ? Displayed_Posts::ids() : array();
		$list_requests = Query_Preloader::once();
		$request       = self::list_request( $list, count( $shown ) );
		Id_Finder::find( array( ...$list_requests, $request ) );
		self::prime( $list_requests );

		$answer = Id_Finder::known( $list, $request['limit'] );
		$ids    = array_slice( array_values( array_diff( $answer['ids'], $shown ) ), 0, $list->data['perPage'] + 1 );
		$more   = count( $ids ) > $list->data['perPage'];
		$ids    = array_slice( $ids, 0, $list->data['perPage'] );
		Cache_Primer::prime_posts( $ids );
		Displayed_Posts::add( $ids );
		$after  = $more ? Cursor::behind( $list, (int) end( $ids ), count( $ids ) ) : '';
		$always = array() === $shown ? $list : $list->without( $shown );
		return new Query_Result( self::visible( $ids ), $more, $answer['total'], $always, $after );
	}

	/**
	 * Finds one page of a list; beyond the last page, the last one.
	 *
	 * @param Query_Spec $list Query for the whole list.
	 * @param int $page From 1.
	 * @param string $after Cursors of pages that were shown.
	 * @return array{Query_Result, int} Posts and their page.
	 */
	public static function page( Query_Spec $list, int $page, string $after = '' ): array {
		$count = $list->data['perPage'];
		$found = self::of( $list->from( ( $page - 1 ) * $count )->after( $after ) );
		if ( $page < 2 || array() !== $found->posts ) {
			return array( $found, $page );
		}
		$all = $list->data['unique'] ? $list->without( Displayed_Posts::ids() )->counted() : $list->counted();
		Id_Finder::find( array( self::list_request( $all, 0 ) ) );
		$last = max( 1, (int) ceil( ( Id_Finder::known( $all, 1 )['total'] ?? 0 ) / $count ) );
		return array( self::of( $list->from( ( $last - 1 ) * $count ) ), $last );
	}

	/**
	 * Returns how many posts of a list to find: one more than shown, to know whether there are more.
	 *
	 * @param int $shown Number of its posts that may have been shown before.
	 * @return array{list: Query_Spec, limit: int}
	 */
	public static function list_request( Query_Spec $list, int $shown ): array {
		return array(
			'list'  => $list,
			'limit' => $list->data['perPage'] + 1 + ( $list->data['unique'] ? $shown : 0 ),
		);
	}

	/**
	 * Primes what the cards of many lists show, without the extra post that only tells whether there are more.
	 *
	 * @param list<array{list: Query_Spec, limit: int}> $list_requests Queries whose posts were found already.
	 */
	public static function prime( array $list_requests ): void {
		$known = static fn ( array $request ): array => Id_Finder::known( $request['list'], $request['limit'] - 1 )['ids'];
		$ids   = array_map( $known, $list_requests );
		if ( array() !== $ids ) {
			Cache_Primer::prime_posts( array_merge( ...$ids ) );
		}
	}

	/**
	 * Returns the publicly readable posts, because another plugin's filter may have added others.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return list<WP_Post>
	 */
	private static function visible( array $ids ): array {
		$posts = array_map( static fn ( int $id ): ?WP_Post => Post_Visibility::can_view( $id ) ? get_post( $id ) : null, $ids );
		return array_values( array_filter( $posts ) );
	}
}
