<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Http\Action_TestCase;
use Frontage\Tests\Photo_Posts;
use Frontage\Tests\Social_Posts;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests that copied signed values return nothing that the page would not show today. */
#[Group( 'once' )]
final class FeedPlaceTest extends Action_TestCase {
	protected function setUp(): void {
		parent::setUp();
		Social_Posts::ensure();
		Photo_Posts::ensure();
	}

	protected function tearDown(): void {
		wp_reset_postdata();
		unset( $GLOBALS['post'] );
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function blocks(): iterable {
		yield 'social feed' => array( 'social-feed' );
		yield 'photo feed' => array( 'photo-feed' );
	}

	private static function source( string $slug ): Feed_Source {
		return 'photo-feed' === $slug ? Photo_Posts::source() : Feed_Source::of(
			array(
				'provider' => 'mastodon',
				'kind'     => 'user',
				'id'       => 'harbour@example.social',
			)
		) ?? self::fail();
	}

	/**
	 * Returns a block.
	 *
	 * @param array<string, mixed> $more Further attributes.
	 */
	private static function block( string $slug, array $more = array() ): string {
		$attributes = 'photo-feed' === $slug
			? array( 'source' => Photo_Posts::source()->to_array() )
			: array(
				'url'    => 'https://example.social/@harbour',
				'layout' => 'list',
			);
		return "<!-- wp:frontage/$slug " . serialize_block_attributes( $attributes + $more + array( 'count' => 1 ) ) . ' /-->';
	}

	/** Saves a post, in a group of whose blocks one is the feed. */
	private static function put( string $slug, string $status = 'publish' ): int {
		return (int) wp_insert_post(
			array(
				'post_title'   => 'Feed',
				'post_status'  => $status,
				'post_content' => '<!-- wp:group --><div class="wp-block-group">' . self::block( $slug ) . '</div><!-- /wp:group -->',
			)
		);
	}

	/** Returns the signed value that a post prints; empty if it prints none. */
	private static function signed( int $post, string $content = '' ): string {
		$GLOBALS['post'] = get_post( $post );
		Ids::reset();
		$html = do_blocks( '' === $content ? (string) get_post_field( 'post_content', $post, 'raw' ) : $content );
		self::assertStringContainsString( 'frontage-', $html );
		preg_match( '/(?:query_settings|atts)&quot;:&quot;([\w.-]+)/', $html, $found );
		return $found[1] ?? '';
	}

	/** Returns what a visitor gets for a signed value. */
	private function more( string $slug, string $signed, bool $is_found = true ): string {
		$fields   = array(
			'query_settings' => $signed,
			'loaded_item'    => '0',
			'atts'           => $signed,
			'offset'         => '0',
		);
		$response = $this->call( 'photo-feed' === $slug ? 'sbi_load_more_clicked' : 'frontage_feed_posts', $fields );
		self::assertSame( $is_found ? 200 : 404, $response->status, (string) $response->body );
		return (string) $response->body;
	}

	#[DataProvider( 'blocks' )]
	public function test_ends_with_the_post( string $slug ): void {
		$post   = self::put( $slug );
		$signed = self::signed( $post );
		self::assertNotSame( '', $this->more( $slug, $signed ) );
		foreach ( array( 'private', 'draft', 'trash' ) as $status ) {
			wp_update_post(
				array(
					'ID'          => $post,
					'post_status' => $status,
				)
			);
			$this->more( $slug, $signed, false );
		}
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'publish',
			)
		);
		self::assertNotSame( '', $this->more( $slug, $signed ) );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => '<!-- wp:paragraph --><p>No feed any more.</p><!-- /wp:paragraph -->',
			)
		);
		$this->more( $slug, $signed, false );
		wp_delete_post( $post, true );
		$this->more( $slug, $signed, false );
	}

	#[DataProvider( 'blocks' )]
	public function test_a_gone_post_does_not_keep_its_feed_fresh( string $slug ): void {
		$post   = self::put( $slug, 'publish' );
		$signed = self::signed( $post );
		wp_delete_post( $post, true );
		$source = self::source( $slug );
		Stored_Feed::of( $source )->with( array( 'checked' => 1 ) )->save();
		wp_unschedule_hook( Feeds::HOOK );
		$this->more( $slug, $signed, false );
		if ( 'photo-feed' === $slug ) {
			foreach ( array( 'sbi_do_locator', 'sbi_resized_images_submit' ) as $action ) {
				$response = $this->call(
					$action,
					array(
						'atts'      => $signed,
						'cache_all' => '1',
					)
				);
				self::assertSame( 404, $response->status, $action );
			}
		}
		self::assertFalse( wp_next_scheduled( Feeds::HOOK, array_values( $source->to_array() ) ) );
	}

	#[DataProvider( 'blocks' )]
	public function test_drafts_sign_nothing( string $slug ): void {
		foreach ( array( 'draft', 'pending', 'private' ) as $status ) {
			self::assertSame( '', self::signed( self::put( $slug, $status ) ), $status );
		}
	}

	public function test_a_post_that_is_hidden_since_stays_hidden(): void {
		$post   = self::put( 'social-feed' );
		$signed = self::signed( $post );
		$words  = 'New beans from';
		self::assertStringContainsString( $words, $this->more( 'social-feed', $signed ) );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => self::block( 'social-feed', array( 'hideWords' => $words ) ),
			)
		);
		$rest = $this->more( 'social-feed', $signed );
		self::assertStringContainsString( '<article', $rest );
		self::assertStringNotContainsString( $words, $rest );
	}

	public function test_a_photo_that_is_hidden_since_stays_hidden(): void {
		$post   = self::put( 'photo-feed' );
		$signed = self::signed( $post );
		$first  = Feeds::read( Photo_Posts::source() )->items[0] ?? self::fail();
		self::assertStringContainsString( basename( $first->url ), $this->more( 'photo-feed', $signed ) );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => self::block( 'photo-feed', array( 'hidePosts' => array( $first->id ) ) ),
			)
		);
		self::assertStringNotContainsString( basename( $first->url ), $this->more( 'photo-feed', $signed ) );
	}

	#[DataProvider( 'blocks' )]
	public function test_a_feed_around_a_post_does_not_end_with_it( string $slug ): void {
		$post   = (int) wp_insert_post(
			array(
				'post_title'  => 'Without a feed',
				'post_status' => 'publish',
			)
		);
		$signed = self::signed( $post, self::block( $slug ) );
		wp_delete_post( $post, true );
		self::assertNotSame( '', $this->more( $slug, $signed ) );
	}
}
