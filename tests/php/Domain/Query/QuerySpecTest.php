<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Http\Signed;


/**
 * Tests what a query spec accepts.
 *
 * Only values within bounds.
 */
final class QuerySpecTest extends List_TestCase {
	/** Number of taxonomies whose terms are signed, with the longest names and IDs. */
	private const TRAVEL = 20;

	public function test_invalid_values_fall_back_to_defaults(): void {
		$list = Query_Spec::of(
			array(
				'post_status'      => 'any',
				'postType'         => array( 'post', 'revision', 'attachment', 'wp_template', array( 'x' ) ),
				'perPage'          => -1,
				'offset'           => '9999999999',
				'orderBy'          => 'rand',
				'order'            => 'desc; DROP TABLE wp_posts',
				'meta'             => array(
					'key'   => '_secret',
					'value' => 'a%',
				),
				'taxQuery'         => array(
					'category'         => array( '3', 'x', -4, 3 ),
					'wp_theme'         => array( 1 ),
					'no_such_taxonomy' => array( 1 ),
				),
				'author'           => '1,2,x',
				'search'           => str_repeat( 'x', 500 ),
				'after'            => '2026-02-31',
				'posts_per_page'   => -1,
				'suppress_filters' => true,
			)
		)->data;
		self::assertSame( array( 'post' ), $list['postType'] );
		self::assertSame( 1, $list['perPage'] );
		self::assertSame( 100000, $list['offset'] );
		self::assertSame( array( 'date', 'desc' ), array( $list['orderBy'], $list['order'] ) );
		self::assertSame( array(), $list['meta'] );
		self::assertSame( array( 'category' => array( 3 ) ), $list['taxQuery'] );
		self::assertSame( array( 1, 2 ), $list['author'] );
		self::assertSame( 100, strlen( $list['search'] ) );
		self::assertSame( '', $list['after'] );
		self::assertArrayNotHasKey( 'post_status', $list );
		self::assertSame( 50, Query_Spec::of( array( 'perPage' => 9999 ) )->data['perPage'] );
	}

	public function test_accepts_any_input(): void {
		$usual = Query_Spec::of( null );
		$cases = array(
			'text',
			7,
			array( array() ),
			(object) array(),
			array(
				'perPage'  => array(),
				'author'   => array( array() ),
				'taxQuery' => 'x',
				'meta'     => 'x',
			),
		);
		foreach ( $cases as $odd ) {
			self::assertSame( $usual->data, Query_Spec::of( $odd )->data );
		}
	}

	public function test_survives_signing(): void {
		$list = Query_Spec::of(
			array(
				'perPage'  => 4,
				'taxQuery' => array( 'category' => array( 1 ) ),
				'unique'   => true,
			)
		);
		self::assertSame( array( 'perPage', 'taxQuery', 'unique' ), array_keys( $list->chosen() ) );
		self::assertSame( $list->data, Query_Spec::of( json_decode( (string) wp_json_encode( $list->chosen() ), true ) )->data );
	}

	public function test_the_largest_query_can_be_signed(): void {
		foreach ( array( 1, 5 ) as $count ) {
			self::assertSame( array_fill( 0, $count, 100 ), self::counts( self::with_terms( $count, 100 ) ) );
		}
	}

	public function test_terms_of_a_sixth_taxonomy_narrow_the_list_too(): void {
		$list = self::with_terms( 6, 2 );
		self::assertSame( array_fill( 0, 6, array( 999_000_001, 999_000_002 ) ), array_values( $list->data['taxQuery'] ) );
		self::assertSame( array_fill( 0, 6, 83 ), self::counts( self::with_terms( 6, 100 ) ) );
		self::assertSame( array_fill( 0, 20, 25 ), self::counts( self::with_terms( 20, 100 ) ) );
		self::assertSame( array_fill( 0, 501, 1 ), self::counts( self::with_terms( 501, 2 ) ) );
	}

	/**
	 * Returns the number of remaining terms of each taxonomy.
	 *
	 * @return list<int>
	 */
	private static function counts( Query_Spec $list ): array {
		return array_map( 'count', array_values( $list->data['taxQuery'] ) );
	}

	/**
	 * Returns a spec with the maximum number of posts, authors and terms.
	 *
	 * @param int $count Number of taxonomies.
	 * @param int $each Number of terms of each.
	 */
	private static function with_terms( int $count, int $each ): Query_Spec {
		$ids   = static fn ( int $count ): array => range( 999_000_001, 999_000_000 + $count );
		$names = array_map( static fn ( int $number ): string => str_pad( "frontage_$number", 32, 'x' ), range( 1, $count ) );
		array_map( static fn ( string $name ) => register_taxonomy( $name, 'post', array( 'public' => true ) ), $names );
		$list = Query_Spec::of(
			array(
				'taxQuery' => array(
					'gone'     => $ids( 5 ),
					'category' => array(),
				) + array_fill_keys( $names, $ids( $each ) ),
				'include'  => $ids( 200 ),
				'author'   => $ids( 200 ),
				'exclude'  => $ids( 200 ),
			)
		);
		self::assertSame( $list->data, $list->with( array() )->data );
		array_map( 'unregister_taxonomy', $names );
		if ( $count <= self::TRAVEL ) {
			self::assertNotNull( Signed::read( 'list', Signed::make( 'list', $list->chosen() ) ) );
		}
		return $list;
	}

	public function test_accepts_public_custom_fields(): void {
		register_post_meta(
			'post',
			'mood',
			array(
				'show_in_rest' => true,
				'single'       => true,
				'type'         => 'string',
			)
		);
		$posts = $this->make_posts( 3 );
		update_post_meta( $posts[1], 'mood', 'calm' );
		self::assertSame(
			array( $posts[1] ),
			self::ids(
				array(
					'meta' => array(
						'key'   => 'mood',
						'value' => 'calm',
					),
				)
			)
		);
		unregister_post_meta( 'post', 'mood' );
	}
}
