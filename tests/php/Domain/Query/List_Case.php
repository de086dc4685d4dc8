<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Preloader;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Tests\TestCase;


/**
 * The base of tests of lists.
 *
 * Has a block that lists posts, named only here.
 */
abstract class List_Case extends TestCase {
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

	/** Starts as a new request would. */
	protected static function forget(): void {
		Id_Finder::reset();
		Displayed_Posts::reset();
		Query_Preloader::reset();
	}

	/**
	 * The block as it is saved.
	 *
	 * @param array<string, mixed> $query Its list.
	 */
	protected static function block( array $query ): string {
		return '<!-- wp:' . self::BLOCK . ' ' . wp_json_encode( array( 'query' => $query ) ) . ' /-->';
	}

	/**
	 * Numbers of the posts of a list.
	 *
	 * @param array<string, mixed> $query The list.
	 * @return list<int>
	 */
	protected static function ids( array $query ): array {
		return array_values( wp_list_pluck( Listing::of( Query_Spec::of( $query ) )->posts, 'ID' ) );
	}

	/**
	 * Publishes posts, the last one newest.
	 *
	 * @param int                  $count  How many.
	 * @param array<string, mixed> $fields Of each.
	 * @return list<int> Their numbers, newest first.
	 */
	protected function make_posts( int $count, array $fields = array() ): array {
		$ids = array();
		for ( $number = 1; $number <= $count; $number++ ) {
			$ids[] = $this->make_post( $fields + array( 'post_date' => gmdate( 'Y-m-d H:i:s', 1_000_000_000 + $number * 60 ) ) );
		}
		return array_reverse( $ids );
	}

	/**
	 * What something asks the database.
	 *
	 * @param callable $work The work.
	 */
	protected static function queries( callable $work ): int {
		global $wpdb;
		$before = $wpdb->num_queries;
		$work();
		return $wpdb->num_queries - $before;
	}
}
