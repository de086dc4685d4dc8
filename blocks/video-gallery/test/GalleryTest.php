<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Video_Gallery;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Video\Playlist_Address;
use Frontage\Domain\Video\Playlists;
use Frontage\Domain\Video\Videos;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Tests\Domain\Video\Video_TestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 3 ) . '/tests/php/Domain/Video/Video_TestCase.php';

/** Tests what the block prints, and which pages of a playlist visitors get. */
#[Group( 'once' )]
final class GalleryTest extends Video_TestCase {
	private const LIST = 'https://tube.example/w/p/2y84q2MQUMWPbiEcxNXMgC';

	/** @param array<string, mixed> $attributes */
	private static function print( array $attributes ): string {
		return do_blocks( self::markup( $attributes ) );
	}

	/** @param array<string, mixed> $attributes */
	private static function markup( array $attributes ): string {
		return '<!-- wp:frontage/video-gallery ' . serialize_block_attributes( $attributes ) . ' /-->';
	}

	/**
	 * Publishes a gallery and returns the signed value of its page.
	 *
	 * @param array<string, mixed> $more Attributes.
	 */
	private static function published( array $more = array(), string $status = 'publish', string $content = '' ): string {
		$attributes = $more + array(
			'playlist' => self::LIST,
			'pageSize' => 4,
		);
		$id         = wp_insert_post(
			array(
				'post_title'   => 'A',
				'post_status'  => $status,
				'post_content' => wp_slash( '' === $content ? self::markup( $attributes ) : $content ),
			)
		);

		$GLOBALS['post'] = get_post( $id );
		$html            = self::print( $attributes );
		$GLOBALS['post'] = null;
		return 1 === preg_match( '~playlistId&quot;:&quot;([\w.-]+)~', $html, $found ) ? $found[1] : '';
	}

	/** Asks for a page as the script does. */
	private static function call( string $signed, mixed $page ): Response {
		$options = array(
			'playlistId' => $signed,
			'pageToken'  => $page,
			'pageSize'   => 50,
			'columns'    => 9,
			'showTitle'  => false,
		);
		$fields  = array(
			'security' => '',
			'options'  => (string) wp_json_encode( $options ),
		);
		return Dispatcher::dispatch( new Request( 'frontage_video_gallery_page', 'POST', $fields, array() ) );
	}

	private static function known(): void {
		$list = Playlist_Address::of( self::LIST );
		self::assertNotNull( $list );
		Playlists::ask( $list, 4 );
		self::$stub->requests();
	}

	public function test_prints_links_with_local_pictures_and_asks_nobody(): void {
		self::known();
		$html = self::print(
			array(
				'playlist'        => self::LIST,
				'pageSize'        => 4,
				'hasDescriptions' => true,
			)
		);
		self::assertStringContainsString( 'href="https://tube.example/w/9c9de5e8-0a1e-484a-b099-e80766180001"', $html );
		self::assertMatchesRegularExpression( '~srcset="\S+/uploads/frontage/posters/\w+-150\.jpg 150w~', $html );
		self::assertStringContainsString( '>3&#58;33</span>', $html );
		self::assertStringContainsString( 'all,2#', $html );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertStringNotContainsString( 'lazy-static', $html );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_is_a_link_while_nothing_is_known(): void {
		$html = self::print( array( 'playlist' => self::LIST ) );
		self::assertStringContainsString( '<a href="' . self::LIST . '">Watch the videos on PeerTube</a>', $html );
		self::assertStringNotContainsString( '<frontage-island', $html );
	}

	public function test_chosen_videos_need_no_key_and_say_what_is_known(): void {
		Videos::ask( self::video( 'https://vimeo.com/7' ) );
		$html = self::print( array( 'videos' => array( array( 'url' => 'https://vimeo.com/7' ), array( 'url' => '/a/my%20film.mp4' ) ) ) );
		self::assertStringContainsString( '</span>Harbour at dawn</span>', $html );
		self::assertStringContainsString( '</span>my film</span>', $html );
		self::assertStringContainsString( '>1&#58;02</span>', $html );
		Options::save( array(), array( Options::SITE => array( Consent_Mode::KEY => Consent_Mode::ALLOW ) ) );
		$html = self::print( array( 'videos' => array( array( 'url' => 'https://vimeo.com/7' ) ) ) );
		self::assertStringNotContainsString( '__ask', $html );
	}

	public function test_visitors_get_the_pages_of_a_published_gallery(): void {
		self::known();
		$signed = self::published();
		$answer = self::call( $signed, 3 );
		self::assertSame( 200, $answer->status );
		self::assertStringContainsString( 'Harbour at dawn, part 9', $answer->body );
		self::assertSame( 4, substr_count( $answer->body, '<li class="frontage-video-gallery__item' ), 'The page size is signed.' );
		self::assertCount( 2, self::$stub->requests() );
		self::call( $signed, 3 );
		self::assertSame( array(), self::$stub->requests(), 'Fetched once for all.' );
	}

	public function test_forged_values_and_pages_get_nothing(): void {
		self::known();
		$signed = self::published();
		foreach ( array( 'CAUQAA', '../x', 0, -1, 51, 1e9, array( 2 ), '2 ' . str_repeat( 'x', 99 ) ) as $page ) {
			self::assertSame( 400, self::call( $signed, $page )->status );
		}
		foreach ( array( '', 'x', self::LIST, strrev( $signed ), $signed . 'A', str_repeat( 'A', 20000 ) ) as $forged ) {
			self::assertSame( 400, self::call( $forged, 2 )->status );
		}
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_only_a_gallery_in_a_public_post_makes_the_site_ask(): void {
		self::known();
		self::assertSame( 404, self::call( self::published( array(), 'draft' ), 2 )->status );
		self::assertSame( 404, self::call( self::published( array(), 'private' ), 2 )->status );
		$elsewhere = self::call( self::published( array(), 'publish', 'Nothing.' ), 2 );
		self::assertSame( 503, $elsewhere->status );
		self::assertSame( 'Sorry, there was an error loading the next page.', $elsewhere->data()['message'] );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_a_gallery_in_the_template_around_a_post_with_a_password_turns_pages(): void {
		self::known();
		$playlist = Playlist_Address::of( self::LIST );
		self::assertNotNull( $playlist );
		Playlists::fetch( $playlist, 2, 4 );
		$signed = self::published( array(), 'publish', 'Nothing.' );
		wp_update_post(
			array(
				'ID'            => (int) get_posts( array( 'fields' => 'ids' ) )[0],
				'post_password' => 'secret',
			)
		);
		self::assertSame( 200, self::call( $signed, 2 )->status );
		self::assertSame( 200, self::call( $signed, 1 )->status );
	}

	public function test_a_vendor_that_is_down_is_an_error_with_the_exact_text(): void {
		self::known();
		$signed = self::published();
		$this->stand_in( 'http://127.0.0.1:9' );
		$answer = self::call( $signed, 2 );
		self::assertSame( 503, $answer->status );
		self::assertSame( 'Sorry, there was an error loading the next page.', $answer->data()['message'] );
	}

	public function test_one_video_and_many_cost_the_same_number_of_queries(): void {
		global $wpdb;
		$count = static function ( int $videos ) use ( $wpdb ): int {
			$row  = static fn ( int $number ): array => array( 'url' => "https://vimeo.com/90$number" );
			$rows = array_map( $row, range( 1, $videos ) );
			// What a page asks for is scheduled once.
			self::print( array( 'videos' => $rows ) );
			wp_cache_flush();
			self::read_what_every_page_needs();
			self::print( array( 'videos' => array() ) );
			$before = $wpdb->num_queries;
			self::print( array( 'videos' => $rows ) );
			return $wpdb->num_queries - $before;
		};
		self::assertSame( $count( 2 ), $count( 30 ) );
	}

	private function describe( string $url, int $user ): Response {
		$this->act_as( $user );
		$headers = array(
			'sec-fetch-site' => 'same-origin',
			'x-wp-nonce'     => wp_create_nonce( 'wp_rest' ),
		);
		return Dispatcher::dispatch( new Request( 'frontage_describe_playlist', 'POST', array( 'url' => $url ), $headers ) );
	}

	public function test_authors_learn_what_is_missing(): void {
		$answer = $this->describe( 'https://tube.example/videos/watch/playlist/9c9de5e8-0a1e-484a-b099-e80766180a6d', 1 )->data();
		self::assertSame( array( 'https://tube.example/w/p/9c9de5e8-0a1e-484a-b099-e80766180a6d', 25 ), array_values( $answer ) );
		$refused = $this->describe( 'https://www.youtube.com/@BlenderOfficial', 1 );
		self::assertSame( 422, $refused->status );
		self::assertStringContainsString( 'Integrations → YouTube → API key', $refused->data()['message'] );
		self::assertSame( 422, $this->describe( 'https://example.org/', 1 )->status );
		self::$stub->requests();
		self::assertGreaterThanOrEqual( 400, $this->describe( self::LIST, 0 )->status );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_a_file_without_title_is_named_alike_in_html_and_for_the_script(): void {
		foreach ( array( '%E4pfel', '%FF%FEa', 'a%00b', 'caf%C3%A9' ) as $file ) {
			$html = self::print( array( 'videos' => array( array( 'url' => "https://example.com/$file.mp4" ) ) ) );
			$name = 'caf%C3%A9' === $file ? 'café' : $file;
			self::assertSame( 1, preg_match( '/ props="([^"]+)"/', $html, $found ) );
			$props = json_decode( html_entity_decode( $found[1] ?? '', ENT_QUOTES ), true );
			self::assertSame( $name, $props['items'][0]['title'] );
			self::assertStringContainsString( ">$name<", $html );
		}
	}

	public function test_hostile_attributes_never_warn(): void {
		$names  = 'playlist videos label pageSize columns arrangement playsIn thumbnailShape hasThumbnails hasTitles paging playsNext';
		$values = array( array( array() ), array( 'x', array( 'url' => array() ) ), -1, 1e300, NAN, '"><script>x', true, null );
		foreach ( explode( ' ', $names ) as $name ) {
			foreach ( $values as $value ) {
				if ( ! is_float( $value ) || ! is_nan( $value ) ) {
					$html = self::print( array( $name => $value ) + array( 'videos' => array( array( 'url' => 'https://vimeo.com/7' ) ) ) );
					self::assertStringNotContainsString( '<script>x', $html );
				}
			}
		}
	}
}
