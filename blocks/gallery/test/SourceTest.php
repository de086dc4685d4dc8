<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Images\Loop_Posts;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;


/** Tests galleries whose images come from the post, a custom field or a block binding. */
final class SourceTest extends TestCase {
	private const FIELD = 'shots';

	protected function setUp(): void {
		parent::setUp();
		Loop_Posts::reset();
		wp_cache_flush();
		register_post_meta(
			'post',
			self::FIELD,
			array(
				'type'         => 'array',
				'single'       => true,
				'show_in_rest' => array( 'schema' => array( 'items' => array( 'type' => 'integer' ) ) ),
			)
		);
	}

	protected function tearDown(): void {
		unregister_post_meta( 'post', self::FIELD );
		get_block_bindings_source( 'test/images' ) && unregister_block_bindings_source( 'test/images' );
		parent::tearDown();
	}

	public function test_shows_the_images_of_the_post_in_their_order_like_typed_ones(): void {
		$post = $this->make_post();
		$ids  = array( $this->attach( $post, 2 ), $this->attach( $post, 1 ), $this->attach( $post, 3 ) );
		$this->attach( $this->make_post() );
		$typed = $this->on(
			$post,
			array( 'images' => array_map( static fn ( int $at ): array => array( 'id' => $ids[ $at ] ), array( 1, 0, 2 ) ) )
		);
		$found = $this->on( $post, array( 'source' => array( 'kind' => 'attached' ) ) );
		self::assertSame( 3, substr_count( $found, '<img ' ) );
		self::assertSame( $typed, $found );
	}

	public function test_limits_and_sorts(): void {
		$post = $this->make_post();
		$ids  = array( $this->attach( $post ), $this->attach( $post ), $this->attach( $post ) );
		foreach ( array( 'Beech', 'Ash', 'Cedar' ) as $at => $title ) {
			wp_update_post(
				array(
					'ID'         => $ids[ $at ],
					'post_title' => $title,
				)
			);
		}
		$order = fn ( array $own ): array => $this->ids( $this->on( $post, array( 'source' => array( 'kind' => 'attached' ) + $own ) ) );
		self::assertSame( array( $ids[1], $ids[0], $ids[2] ), $order( array( 'order' => 'title' ) ) );
		self::assertSame(
			array( $ids[1], $ids[0] ),
			$order(
				array(
					'order' => 'title',
					'limit' => 2,
				)
			)
		);
		self::assertSame( array_reverse( $ids ), $order( array( 'order' => 'newest' ) ) );
		self::assertSame( $ids, $order( array( 'order' => '1; DROP TABLE', 'limit' => 'all' ) ) ); // phpcs:ignore WordPress.Arrays
	}

	public function test_prints_nothing_for_visitors_if_there_are_none(): void {
		$post = $this->make_post();
		foreach ( array( array( 'kind' => 'attached' ), array( 'kind' => 'field' ), array( 'kind' => 'terms' ) ) as $source ) {
			self::assertSame( '', $this->on( $post, array( 'source' => $source ) ) );
		}
		foreach ( array( 'text', 7, null, array( 'kind' => array( 'attached' ) ), array( 'kind' => 'unknown' ) ) as $broken ) {
			self::assertSame( '', $this->on( $post, array( 'source' => $broken ) ) );
		}
	}

	public function test_reads_a_field_that_the_rest_api_shows_and_no_other(): void {
		$post   = $this->make_post();
		$images = array( $this->make_image(), $this->make_image() );
		$shown  = fn ( string $key ): array => $this->ids(
			$this->on(
				$post,
				array(
					'source' => array(
						'kind' => 'field',
						'key'  => $key,
					),
				)
			)
		);
		update_post_meta( $post, self::FIELD, array( $images[1], $images[0] ) );
		self::assertSame( array( $images[1], $images[0] ), $shown( self::FIELD ) );
		foreach ( array( 'unregistered', '_hidden' ) as $key ) {
			update_post_meta( $post, $key, implode( ',', $images ) );
			self::assertSame( array(), $shown( $key ) );
		}
		add_filter( 'frontage_image_fields', static fn ( array $keys ): array => array( ...$keys, '_hidden' ) );
		self::assertSame( $images, $shown( '_hidden' ) );
		self::assertSame( array(), $shown( 'unregistered' ) );
	}

	public function test_never_shows_images_of_drafts_private_and_protected_posts(): void {
		$page   = $this->make_post();
		$hidden = array(
			$this->make_post( array( 'post_status' => 'draft' ) ),
			$this->make_post( array( 'post_status' => 'private' ) ),
			$this->make_post( array( 'post_password' => 'open' ) ),
			$this->make_post( array( 'post_status' => 'trash' ) ),
		);
		$public = $this->attach( $this->make_post() );
		$loose  = $this->make_image();
		$value  = array( ...array_map( fn ( int $post ): int => $this->attach( $post ), $hidden ), $public, $loose, $page, 99999999 );
		update_post_meta( $page, self::FIELD, $value );
		$field = array(
			'source' => array(
				'kind' => 'field',
				'key'  => self::FIELD,
			),
		);
		self::assertSame( array( $public, $loose ), $this->ids( $this->on( $page, $field ) ) );
		foreach ( $hidden as $post ) {
			update_post_meta( $post, self::FIELD, array( $public ) );
			self::assertSame( '', $this->on( $post, array( 'source' => array( 'kind' => 'attached' ) ) ) );
			self::assertSame( '', $this->on( $post, $field ) );
		}
	}

	public function test_authors_see_the_images_of_their_drafts_and_others_do_not(): void {
		$author = $this->make_user( 'author' );
		$draft  = $this->make_post(
			array(
				'post_status' => 'draft',
				'post_author' => $author,
			)
		);
		$image  = $this->attach( $draft );
		$shown  = fn (): array => $this->ids( $this->on( $draft, array( 'source' => array( 'kind' => 'attached' ) ) ) );
		$this->act_as( $author );
		self::assertSame( array( $image ), $shown() );
		foreach ( array( 'author', 'contributor', 'subscriber' ) as $role ) {
			$this->act_as( $this->make_user( $role ) );
			self::assertSame( array(), $shown() );
		}
	}

	public function test_shows_what_a_block_binding_gives(): void {
		$post   = $this->make_post();
		$images = array( $this->make_image(), $this->make_image(), $this->make_image() );
		register_block_bindings_source(
			'test/images',
			array(
				'label'              => 'Images',
				'get_value_callback' => static fn ( array $args ): mixed => $args['value'] ?? null,
			)
		);
		$bound = fn ( mixed $value ): array => $this->ids(
			$this->on(
				$post,
				array(
					'images'   => array( array( 'id' => $images[2] ) ),
					'metadata' => array(
						'bindings' => array(
							'images' => array(
								'source' => 'test/images',
								'args'   => array( 'value' => $value ),
							),
						),
					),
				)
			)
		);
		self::assertSame( array( $images[1], $images[0] ), $bound( array( $images[1], $images[0] ) ) );
		self::assertSame( array( $images[0] ), $bound( "$images[0]" ) );
		self::assertSame( array(), $bound( 'none' ) );
		self::assertSame( array( $images[2] ), $bound( null ), 'The picked images stay without a value.' );
		self::assertSame( array(), $bound( array( $this->attach( $this->make_post( array( 'post_status' => 'draft' ) ) ) ) ) );
	}

	public function test_a_field_can_be_bound_as_newer_editors_do_it(): void {
		$post  = $this->make_post();
		$image = $this->make_image();
		update_post_meta( $post, self::FIELD, array( $image ) );
		$binding = array(
			'source' => 'core/post-meta',
			'args'   => array( 'key' => self::FIELD ),
		);
		$html    = $this->on( $post, array( 'metadata' => array( 'bindings' => array( 'images' => $binding ) ) ) );
		self::assertSame( array( $image ), $this->ids( $html ) );
	}

	/**
	 * Renders a gallery that belongs to a post.
	 *
	 * @param int $post Post ID.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private function on( int $post, array $attributes ): string {
		Ids::reset();
		$GLOBALS['post'] = get_post( $post );
		setup_postdata( $post );
		$attributes += array(
			'anchor'   => 'harbour',
			'linkTo'   => 'file',
			'hasPages' => false,
		);
		return trim( do_blocks( '<!-- wp:frontage/gallery ' . wp_json_encode( $attributes ) . ' /-->' ) );
	}

	/**
	 * Returns the attachments that a gallery links to, in order.
	 *
	 * @param string $html Rendered gallery.
	 * @return list<int>
	 */
	private function ids( string $html ): array {
		preg_match_all( '/<a [^>]*href="([^"]+\.jpg)"/', $html, $links );
		return array_map( 'attachment_url_to_postid', $links[1] );
	}

	/**
	 * Creates an image that is attached to a post.
	 *
	 * @param int $post Post ID.
	 * @param int $order Position.
	 */
	private function attach( int $post, int $order = 0 ): int {
		$id = $this->make_image( 32, 24 );
		wp_update_post(
			array(
				'ID'          => $id,
				'post_parent' => $post,
				'menu_order'  => $order,
			)
		);
		return $id;
	}
}
