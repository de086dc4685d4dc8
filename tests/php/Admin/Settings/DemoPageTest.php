<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Admin\First_Steps\Core_Markup;
use Frontage\Admin\First_Steps\Demo_Cleanup;
use Frontage\Admin\First_Steps\Demo_Page;
use Frontage\Admin\First_Steps\Example;
use Frontage\Admin\First_Steps\Site_Images;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Lock;
use Frontage\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests the demo page.
 *
 * One draft with the examples of every block, using the site's own images.
 */
final class DemoPageTest extends TestCase {
	private function make(): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'POST', '/frontage/v1/demo-page' ) );
	}

	public function test_only_administrators_may_create_it(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( $this->make()->get_status(), array( 401, 403 ) );
		}
		self::assertNull( Demo_Page::existing() );
	}

	public function test_creates_a_draft_with_every_active_block(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		Options::save( array( 'blocks' => array( 'countdown' => false ) ), array() );
		$made = $this->make()->get_data();
		$post = get_post( $made['id'] );
		self::assertNotNull( $post );
		self::assertSame( array( 'draft', 'page', true ), array( $post->post_status, $post->post_type, $made['isNew'] ) );
		self::assertStringContainsString( "post={$made['id']}", $made['edit'] );
		$names = array_filter( array_column( parse_blocks( $post->post_content ), 'blockName' ), 'is_string' );
		self::assertContains( 'frontage/tabs', $names );
		self::assertContains( 'frontage/gallery', $names );
		self::assertNotContains( 'frontage/countdown', $names );
		self::assertNotContains( 'frontage/tab', $names, 'Parts stand in their whole.' );
		self::assertNotContains( 'frontage/age-gate', $names, 'It would cover the page.' );
		self::assertStringContainsString( '>Age Gate<', $post->post_content );
		self::assertSame( $post->post_content, serialize_blocks( parse_blocks( $post->post_content ) ) );
		self::assertStringContainsString( 'Baked while you sleep', do_blocks( $post->post_content ) );
	}

	public function test_its_own_pictures_go_with_it_unless_they_are_used_elsewhere(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$this->empty_the_library();
		$page   = $this->make()->get_data()['id'];
		$images = get_post_meta( $page, Demo_Cleanup::META, true );
		self::assertCount( 6, $images );
		$name = pathinfo( (string) get_attached_file( $images[0] ), PATHINFO_FILENAME );
		$this->make_post( array( 'post_content' => "<img src=\"/wp-content/uploads/$name-300x200.webp\">" ) );
		set_post_thumbnail( $this->make_post(), $images[1] );
		Demo_Cleanup::boot();

		wp_trash_post( $page );
		self::assertNotNull( get_post( $images[5] ), 'The trash can be emptied of it again.' );
		wp_delete_post( $page, true );

		$left = array_filter( $images, static fn ( int $id ): bool => null !== get_post( $id ) );
		self::assertSame( array_slice( $images, 0, 2 ), array_values( $left ) );
	}

	public function test_returns_the_same_page_until_it_is_deleted(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$first = $this->make()->get_data();
		$again = $this->make()->get_data();
		self::assertSame( array( $first['id'], false ), array( $again['id'], $again['isNew'] ) );
		wp_trash_post( $first['id'] );
		self::assertNotSame( $first['id'], $this->make()->get_data()['id'] );
	}

	public function test_two_requests_create_one_page(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$lock = Lock::acquire( 'demo_page', 30 );
		self::assertNotNull( $lock );
		self::assertSame( 409, $this->make()->get_status() );
		$lock->release();
	}

	private function empty_the_library(): void {
		global $wpdb;
		$wpdb->query( "UPDATE $wpdb->posts SET post_mime_type = 'text/plain' WHERE post_type = 'attachment'" );
		wp_cache_flush();
		// Which pictures there are is asked here, not their sizes, of which six take long to draw.
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
	}

	public function test_an_empty_library_gets_images(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$this->empty_the_library();
		$post   = get_post( $this->make()->get_data()['id'] );
		$images = Site_Images::library();
		self::assertCount( 6, $images );
		foreach ( $images as $id ) {
			self::assertGreaterThanOrEqual( 1200, ( wp_getimagesize( (string) get_attached_file( $id ) ) ?: array( 0 ) )[0] );
			self::assertNotSame( '', get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		}
		foreach ( parse_blocks( (string) $post?->post_content ) as $block ) {
			if ( 'frontage/gallery' === $block['blockName'] ) {
				self::assertCount( 6, array_unique( array_column( $block['attrs']['images'], 'id' ) ) );
			}
			if ( 'frontage/image-grid' === $block['blockName'] ) {
				self::assertCount( 6, array_unique( array_column( array_column( $block['innerBlocks'], 'attrs' ), 'id' ) ) );
			}
			if ( 'frontage/image-swap' === $block['blockName'] ) {
				self::assertNotSame( $block['attrs']['firstId'], $block['attrs']['secondId'] );
			}
		}
		wp_trash_post( (int) $post?->ID );
		$this->make();
		self::assertCount( 6, Site_Images::library(), 'Not twice.' );
		array_map( static fn ( int $id ) => wp_delete_attachment( $id, true ), $images );
	}

	public function test_uses_images_of_the_media_library(): void {
		$this->empty_the_library();
		$node = array(
			'attributes' => array(
				'link'   => 'https://example.org/page',
				'images' => array(
					array(
						'url'     => 'lemons.webp',
						'caption' => 'Mont Blanc',
						'size'    => 'large',
					),
					array( 'url' => 'hills.webp' ),
				),
			),
		);
		$pair = array(
			'attributes' => array(
				'firstUrl'  => 'lemons.webp',
				'secondUrl' => 'hills.webp',
			),
		);
		self::assertSame(
			'<!-- wp:frontage/gallery {"link":"https://example.org/page"} /-->',
			Example::markup( 'frontage/gallery', $node )
		);
		self::assertSame( '<!-- wp:frontage/image-swap /-->', Example::markup( 'frontage/image-swap', $pair ) );
		self::assertSame( '', Example::markup( 'core/image', array( 'attributes' => array( 'url' => 'lemons.webp' ) ) ) );
		$image  = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/jpeg',
				'post_title'     => 'Sea',
			),
			'2024/01/sea.jpg'
		);
		$blocks = parse_blocks( Example::markup( 'frontage/gallery', $node ) );
		self::assertSame(
			array(
				array(
					'url'  => wp_get_attachment_url( $image ),
					'size' => 'large',
					'id'   => $image,
				),
			),
			$blocks[0]['attrs']['images']
		);
	}

	public function test_skips_what_it_cannot_save_correctly(): void {
		self::assertSame( '', Core_Markup::of( 'core/cover', array( 'url' => 'a.jpg' ), '' ) );
		self::assertSame( '', Core_Markup::of( 'other/block', array(), '' ) );
		self::assertSame(
			'<!-- wp:latest-posts {"postsToShow":2} /-->',
			Core_Markup::of( 'core/latest-posts', array( 'postsToShow' => 2 ), '' )
		);
		self::assertStringNotContainsString(
			'script',
			Core_Markup::of( 'core/paragraph', array( 'content' => '<script>alert(1)</script>A' ), '' )
		);
	}
}
