<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Http\Post_Visibility;
use Frontage\Tests\TestCase;

/** Tests the one law of what a number may show. */
final class PostVisibilityTest extends TestCase {
	/** What visitors may not see, as fields of a post. */
	private const HIDDEN = array(
		array( 'post_status' => 'draft' ),
		array( 'post_status' => 'private' ),
		array( 'post_status' => 'pending' ),
		array( 'post_status' => 'trash' ),
		array( 'post_password' => 'open sesame' ),
		array(
			'post_status' => 'future',
			'post_date'   => '2099-01-01 00:00:00',
		),
	);

	public function test_a_variation_is_seen_only_with_its_product(): void {
		register_post_type( 'test_product', array( 'public' => true ) );
		register_post_type( 'test_variation', array( 'public' => false ) );
		$variation = fn ( int $product, array $fields = array() ): int => $this->make_post(
			$fields + array(
				'post_type'   => 'test_variation',
				'post_parent' => $product,
			)
		);
		$product   = $this->make_post( array( 'post_type' => 'test_product' ) );
		self::assertTrue( Post_Visibility::can_view_child( $variation( $product ) ) );
		self::assertFalse( Post_Visibility::can_view_child( $variation( 0 ) ) );
		self::assertFalse( Post_Visibility::can_view_child( 0 ) );
		foreach ( self::HIDDEN as $fields ) {
			$hidden = $this->make_post( array( 'post_type' => 'test_product' ) + $fields );
			self::assertFalse( Post_Visibility::can_view_child( $variation( $hidden ) ), (string) wp_json_encode( $fields ) );
			self::assertFalse( Post_Visibility::can_view_child( $variation( $product, $fields ) ), (string) wp_json_encode( $fields ) );
		}
	}

	public function test_a_part_is_published_and_of_its_type(): void {
		$pattern = $this->make_post( array( 'post_type' => 'wp_block' ) );
		self::assertSame( $pattern, Post_Visibility::part( $pattern, 'wp_block' )->ID ?? 0 );
		self::assertNull( Post_Visibility::part( $pattern, 'wp_navigation' ) );
		foreach ( self::HIDDEN as $fields ) {
			self::assertNull( Post_Visibility::part( $this->make_post( array( 'post_type' => 'wp_block' ) + $fields ), 'wp_block' ) );
		}
	}

	public function test_a_file_is_shown_as_far_as_its_post_is(): void {
		$file   = fn ( int $parent, array $fields = array() ): int => $this->make_post(
			$fields + array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'post_parent' => $parent,
			)
		);
		$author = $this->make_user( 'author' );
		$page   = $this->make_post( array( 'post_author' => $author ) );
		$this->go_to( (string) get_permalink( $page ) );
		the_post();
		foreach ( array( $file( 0 ), $file( $this->make_post() ), $file( $page ) ) as $id ) {
			self::assertSame( $id, Post_Visibility::file( (string) $id ) );
		}
		$trashed = $file( 0, array( 'post_status' => 'trash' ) );
		foreach ( array( 0, -1, '', 'x', array( 1 ), null, 1e30, $this->make_post(), $trashed ) as $id ) {
			self::assertSame( 0, Post_Visibility::file( $id ) );
		}
		foreach ( self::HIDDEN as $fields ) {
			self::assertSame( 0, Post_Visibility::file( $file( $this->make_post( $fields ) ) ), (string) wp_json_encode( $fields ) );
			$draft = array( 'post_author' => $author ) + $fields;
			self::assertGreaterThan( 0, Post_Visibility::file( $file( $this->make_post( $draft ) ) ), 'The author’s own.' );
		}
	}

	public function test_a_term_has_a_taxonomy_with_pages(): void {
		register_taxonomy( 'test_secret', 'post', array( 'public' => false ) );
		$topic = $this->make_term( 'Topic' );
		self::assertSame( $topic, Post_Visibility::term( $topic )->term_id ?? 0 );
		self::assertNull( Post_Visibility::term( $topic, 'post_tag' ) );
		self::assertNull( Post_Visibility::term( $this->make_term( 'Secret', 'test_secret' ) ) );
		self::assertNull( Post_Visibility::term( $this->make_term( 'Menu', 'nav_menu' ) ) );
		self::assertNull( Post_Visibility::term( 0 ) );
	}
}
