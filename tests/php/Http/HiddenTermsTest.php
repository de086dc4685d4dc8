<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use PHPUnit\Framework\Attributes\Group;

/** Tests of every action that its response does not tell which terms and users exist that visitors do not see. */
#[Group( 'once' )]
final class HiddenTermsTest extends Hidden_Things_TestCase {
	private const FAR = 770_000;

	protected function tearDown(): void {
		unregister_taxonomy( 'test_secret' );
		parent::tearDown();
	}

	public function test_no_response_tells_a_hidden_term_from_one_that_is_missing(): void {
		$terms = $this->hidden_terms();
		self::assertGreaterThan( 700, $this->compare( $terms, 2 * self::FAR ) );
	}

	public function test_nor_by_its_slug(): void {
		$slugs = array();
		foreach ( $this->hidden_terms() as $taxonomy => $id ) {
			$term = get_term( $id );
			self::assertInstanceOf( \WP_Term::class, $term );
			$slugs[ $taxonomy ] = $term->slug;
		}
		self::assertGreaterThan( 700, $this->compare( $slugs, 'quagga-99' ) );
	}

	public function test_no_response_tells_a_user_without_posts_from_one_that_is_missing(): void {
		$users = array(
			'subscriber'    => $this->make_user(),
			'administrator' => $this->make_user( 'administrator' ),
		);
		$users = array_map(
			fn ( int $id ): int => $this->renumber(
				$id,
				array(
					'users'    => 'ID',
					'usermeta' => 'user_id',
				)
			),
			$users
		);
		$this->make_post(
			array(
				'post_author' => $users['administrator'],
				'post_status' => 'draft',
			)
		);
		self::assertGreaterThan( 500, $this->compare( $users, 2 * self::FAR ) );
	}

	/** @return array<string, int> IDs of terms that visitors do not see. */
	private function hidden_terms(): array {
		register_taxonomy( 'test_secret', 'post', array( 'public' => false ) );
		$terms = array();
		foreach ( array( 'test_secret', 'nav_menu', 'wp_pattern_category' ) as $taxonomy ) {
			$term = wp_insert_term( sprintf( 'quagga-%02d', count( $terms ) ), $taxonomy );
			self::assertIsArray( $term );
			$terms[ $taxonomy ] = $this->renumber(
				(int) $term['term_id'],
				array(
					'terms'         => 'term_id',
					'term_taxonomy' => 'term_id',
				)
			);
		}
		$post = $this->make_post();
		wp_set_object_terms( $post, array( $terms['test_secret'] ), 'test_secret' );
		return $terms;
	}

	/**
	 * Gives something a number that stands in no text.
	 *
	 * @param array<string, string> $columns Columns with its number, by table.
	 */
	private function renumber( int $id, array $columns ): int {
		global $wpdb;
		foreach ( $columns as $table => $column ) {
			$wpdb->update( $wpdb->$table, array( $column => self::FAR + $id ), array( $column => $id ) );
		}
		wp_cache_flush();
		return self::FAR + $id;
	}
}
