<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

/** Tests of every action that its response does not tell which posts exist: all that are hidden are as one that never was. */
final class HiddenPostsTest extends Hidden_Things_TestCase {
	public function test_no_response_tells_a_hidden_post_from_one_that_is_missing(): void {
		self::assertGreaterThan( 3000, $this->compare( $this->hidden_posts(), $this->missing() ) );
	}

	public function test_nor_by_its_address(): void {
		$address = static fn ( int $post ): string => home_url( "/?p=$post" );
		self::assertGreaterThan( 1000, $this->compare( array_map( $address, $this->some_posts() ), $address( $this->missing() ) ) );
	}

	public function test_nor_by_its_slug(): void {
		update_option( 'permalink_structure', '/%postname%/' );
		$GLOBALS['wp_rewrite']->init();
		$slugs = array();
		foreach ( $this->some_posts() as $kind => $post ) {
			$slugs[ $kind ] = sprintf( 'quagga-%02d', count( $slugs ) );
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_name' => $slugs[ $kind ] ), array( 'ID' => $post ) );
			clean_post_cache( $post );
		}
		self::assertGreaterThan( 1000, $this->compare( $slugs, 'quagga-99' ) );
		$address = static fn ( string $slug ): string => home_url( "/$slug/" );
		self::assertGreaterThan( 1000, $this->compare( array_map( $address, $slugs ), $address( 'quagga-99' ) ) );
	}

	/** @return array<string, int> IDs of those of them whose addresses differ most. */
	private function some_posts(): array {
		return array_intersect_key( $this->hidden_posts(), array_flip( array( 'draft', 'private', 'password', 'a file of it' ) ) );
	}

	/** Returns a number that no post has any more. */
	private function missing(): int {
		$post = $this->make_post();
		wp_delete_post( $post, true );
		return $post;
	}

	/** @return array<string, int> IDs of posts that visitors may not see. */
	private function hidden_posts(): array {
		register_post_type( 'test_secret', array( 'public' => false ) );
		$private = $this->make_post( array( 'post_status' => 'private' ) );
		$posts   = array(
			'draft'        => array( 'post_status' => 'draft' ),
			'private'      => array( 'post_status' => 'private' ),
			'pending'      => array( 'post_status' => 'pending' ),
			'future'       => array(
				'post_status' => 'future',
				'post_date'   => '2099-01-01 00:00:00',
			),
			'trash'        => array( 'post_status' => 'trash' ),
			'password'     => array( 'post_password' => 'open sesame' ),
			'another type' => array( 'post_type' => 'test_secret' ),
			'a template'   => array( 'post_type' => 'wp_template_part' ),
			'a popup'      => array(
				'post_type'   => 'frontage_popup',
				'post_status' => 'draft',
			),
			'an ad'        => array( 'post_type' => 'frontage_ad' ),
			'a file of it' => array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'post_parent' => $private,
			),
			'a revision'   => array(
				'post_type'   => 'revision',
				'post_status' => 'inherit',
				'post_parent' => $private,
			),
		);
		return array_map( fn ( array $fields ): int => $this->make_post( $fields ), $posts );
	}
}
