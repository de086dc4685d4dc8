<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Preloader;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Shuffle;
use Frontage\Tests\TestCase;


/**
 * Base class of list tests.
 *
 * Defines the block used to list posts.
 */
abstract class List_TestCase extends TestCase {
	protected const BLOCK = 'frontage/test-list';

	protected function setUp(): void {
		parent::setUp();
		self::forget();
		register_block_type(
			self::BLOCK,
			array(
				'attributes'      => array(
					'query' => array(
						'type'    => 'object',
						'default' => array( 'perPage' => 3 ),
					),
				),
				'uses_context'    => array( 'postId', 'query' ),
				'render_callback' => static function ( array $attributes, string $content, \WP_Block $block ): string {
					$found = Listing::of( \Frontage\Domain\Query\Query_Context::list_of( $block, $attributes ) );
					return '<p>' . implode( ',', wp_list_pluck( $found->posts, 'ID' ) ) . '</p>';
				},
			)
		);
	}

	protected function tearDown(): void {
		unregister_block_type( self::BLOCK );
		self::forget();
		parent::tearDown();
	}

	/** Clears caches, as at the start of a request. */
	protected static function forget(): void {
		Id_Finder::reset();
		Displayed_Posts::reset();
		Query_Preloader::reset();
		Shuffle::reset();
	}

	/**
	 * Returns the block as saved.
	 *
	 * @param array<string, mixed> $query Its query.
	 */
	protected static function block( array $query ): string {
		return '<!-- wp:' . self::BLOCK . ' ' . wp_json_encode( array( 'query' => $query ) ) . ' /-->';
	}

	/**
	 * Returns the IDs of a list's posts.
	 *
	 * @param array<string, mixed> $query The list's query.
	 * @return list<int>
	 */
	protected static function ids( array $query ): array {
		return array_values( wp_list_pluck( Listing::of( Query_Spec::of( $query ) )->posts, 'ID' ) );
	}

	/**
	 * Publishes posts, the last one newest.
	 *
	 * @param int $count Number of posts.
	 * @param array<string, mixed> $fields Fields of each.
	 * @return list<int> Post IDs, newest first.
	 */
	protected function make_posts( int $count, array $fields = array() ): array {
		$ids = array();
		for ( $number = 1; $number <= $count; $number++ ) {
			$ids[] = $this->make_post( $fields + array( 'post_date' => gmdate( 'Y-m-d H:i:s', 1_000_000_000 + $number * 60 ) ) );
		}
		return array_reverse( $ids );
	}

	/**
	 * Returns the number of database queries of a callable.
	 *
	 * @param callable $work Code to measure.
	 */
	protected static function queries( callable $work ): int {
		global $wpdb;
		$before = $wpdb->num_queries;
		$work();
		return $wpdb->num_queries - $before;
	}
}
