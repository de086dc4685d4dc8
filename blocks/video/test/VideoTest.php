<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Video;

use Frontage\Base\Settings\Options;
use Frontage\Blocks\Video\Video_Data;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Video\Videos;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Tests\Domain\Video\Video_TestCase;

require_once dirname( __DIR__, 3 ) . '/tests/php/Domain/Video/Video_TestCase.php';

/** Tests what the block prints for videos of vendors and for files, with and without what vendors know. */
final class VideoTest extends Video_TestCase {
	private const URL = 'https://youtu.be/bigbigbigbi';

	protected function setUp(): void {
		parent::setUp();
		// Videos of other tests' pages, which nobody has printed; their hooks are gone.
		ob_start();
		Video_Data::page()->print();
		ob_end_clean();
	}

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function print( array $attributes, string $inner = '' ): string {
		return do_blocks( '<!-- wp:frontage/video ' . wp_json_encode( (object) $attributes ) . " -->$inner<!-- /wp:frontage/video -->" );
	}

	/**
	 * Returns the structured data of the page's first video; empty without any.
	 *
	 * @return array<string, string>
	 */
	private static function data(): array {
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		return 1 === preg_match( '~<script type="application/ld\+json">(.*?)</script>~s', $html, $found )
			? json_decode( $found[1], true )['@graph'][0]
			: array();
	}

	public function test_is_a_link_with_the_local_copy_of_the_poster(): void {
		Videos::ask( self::video( self::URL ) );
		self::$stub->requests();
		$html = self::print( array( 'url' => self::URL . '?t=90' ) );
		self::assertStringContainsString( 'href="https://www.youtube.com/watch?v=bigbigbigbi&amp;t=90s"', $html );
		$form = '~<img class="frontage-video__poster" alt="" [^>]*src="\S+/uploads/frontage/posters/\w+-1280\.jpg"~';
		self::assertMatchesRegularExpression( $form, $html );
		self::assertStringContainsString( '</span>Harbour at dawn</span>', $html );
		self::assertStringContainsString( '--frontage-video-ratio:1.7778', $html );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertStringNotContainsString( 'ytimg', $html );
		self::assertSame( array(), self::$stub->requests(), 'No page waits for a vendor.' );
	}

	public function test_the_words_of_the_author_come_first(): void {
		Videos::ask( self::video( self::URL ) );
		$html = self::print(
			array(
				'url'   => self::URL,
				'title' => 'My <b>own</b> title',
				'shape' => 'square',
			)
		);
		self::assertStringContainsString( '</span>My own title</span>', $html );
		self::assertStringContainsString( '--frontage-video-ratio:1;', str_replace( '"', ';', $html ) );
	}

	public function test_there_is_no_structured_data_while_nobody_knows_anything(): void {
		self::print( array( 'url' => self::URL ) );
		self::assertSame( array(), self::data() );
	}

	public function test_structured_data_says_only_what_is_known(): void {
		Options::save( array(), array( 'youtube' => array( 'api_key' => 'good-key' ) ) );
		Videos::ask( self::video( self::URL ) );
		self::print( array( 'url' => self::URL ) );
		$data = self::data();
		self::assertStringContainsString( '/posters/', $data['thumbnailUrl'] ?? '' );
		unset( $data['thumbnailUrl'] );
		self::assertSame(
			array(
				'@type'      => 'VideoObject',
				'name'       => 'Harbour at dawn',
				'uploadDate' => '2014-11-10T14:05:55+00:00',
				'duration'   => 'PT0H10M35S',
				'embedUrl'   => 'https://www.youtube-nocookie.com/embed/bigbigbigbi?rel=0&playsinline=1&enablejsapi=1',
			),
			$data
		);
	}

	public function test_says_whom_a_press_contacts_as_the_owner_decides(): void {
		$lines = array();
		foreach ( array( Consent_Mode::ASK, Consent_Mode::CLICK, Consent_Mode::ALLOW ) as $mode ) {
			Options::save( array(), array( Options::SITE => array( Consent_Mode::KEY => $mode ) ) );
			$html           = self::print( array( 'url' => self::URL ) );
			$lines[ $mode ] = array(
				str_contains( $html, 'your browser connects to YouTube' ) && str_contains( $html, 'https://policies.google.com/privacy' ),
				str_contains( $html, '>Always load content from YouTube</button>' ),
				str_contains( $html, 'name="video-remembered"' ),
			);
		}
		self::assertSame(
			array(
				Consent_Mode::ASK   => array( true, true, true ),
				Consent_Mode::CLICK => array( true, false, false ),
				Consent_Mode::ALLOW => array( false, false, false ),
			),
			$lines
		);
	}

	public function test_a_file_needs_no_script(): void {
		$html = self::print(
			array(
				'url'      => '/a.webm',
				'title'    => 'A "film"',
				'tracks'   => array(
					array(
						'src'     => '/a.vtt',
						'kind'    => 'captions',
						'srcLang' => 'de',
						'label'   => 'Deutsch',
					),
					array( 'src' => 'javascript:alert(1)' ),
				),
				'chapters' => array(
					array(
						'time'  => '1:30',
						'title' => 'Later',
					),
				),
			)
		);
		self::assertMatchesRegularExpression( '~<video [^>]*controls=""[^>]*preload="metadata"~', $html );
		self::assertStringContainsString( '<source src="/a.webm" type="video/webm"', $html );
		self::assertStringContainsString( '<track src="/a.vtt" kind="captions" srclang="de" label="Deutsch" default=""', $html );
		self::assertSame( 1, substr_count( $html, '<track' ) );
		self::assertStringContainsString( 'href="/a.webm#t=90" data-seek="90"', $html );
		self::assertStringContainsString( 'preload="none"', self::print( array( 'url' => 'https://cdn.example/a.mp4' ) ) );
	}

	public function test_parameters_come_from_choices(): void {
		$embed   = static function ( array $attributes ): string {
			preg_match( '~&quot;embed&quot;:&quot;(.*?)&quot;~', self::print( $attributes ), $found );
			return str_replace( '\u0026', '&', html_entity_decode( $found[1] ?? '' ) );
		};
		$own     = array(
			'subtitles' => 'de',
			'isLoop'    => true,
		);
		$youtube = $embed( $own + array( 'url' => self::URL ) );
		self::assertStringEndsWith( '&cc_load_policy=1&cc_lang_pref=de&loop=1&playlist=bigbigbigbi', $youtube );
		self::assertStringEndsWith( '&texttrack=de&loop=1#t=5s', $embed( $own + array( 'url' => 'https://vimeo.com/7#t=5s' ) ) );
		self::assertStringEndsWith( 'enablejsapi=1', $embed( array( 'subtitles' => 'de&x=1' ) + array( 'url' => self::URL ) ) );
	}

	public function test_hostile_attributes_never_warn(): void {
		$keys = explode( ' ', 'url file title caption hasTitle shape poster posterId subtitles tracks chapters isLoop playsInView' );
		foreach ( array( array( array() ), (object) array( 'a' => 1 ), -1, 1e300, '"><script>x', true, null ) as $value ) {
			foreach ( $keys as $key ) {
				$html = self::print( array( $key => $value ) + array( 'url' => self::URL ) );
				self::assertStringNotContainsString( '<script>x', $html );
			}
		}
	}

	public function test_the_words_stay_without_the_plugin(): void {
		$id   = wp_insert_post(
			array(
				'post_title'   => 'A',
				'post_status'  => 'publish',
				'post_content' => wp_slash(
					'<!-- wp:frontage/video {"url":"https://vimeo.com/7","title":"Harbour","caption":"A caption",'
					. '"chapters":[{"time":"1:30","title":"Boats"}]} -->'
					. '<!-- wp:paragraph --><p>The transcript.</p><!-- /wp:paragraph --><!-- /wp:frontage/video -->'
				),
			)
		);
		$text = wp_strip_all_tags( (string) get_post_field( 'post_content', $id ) );
		foreach ( array( 'Harbour', 'A caption', '1:30 Boats', 'The transcript.' ) as $words ) {
			self::assertStringContainsString( $words, $text );
		}
		$html = do_blocks( (string) get_post_field( 'post_content', $id ) );
		self::assertSame( 1, substr_count( $html, 'The transcript.' ) );
	}

	private function describe( string $url, int $user ): Response {
		$this->act_as( $user );
		$headers = array(
			'sec-fetch-site' => 'same-origin',
			'x-wp-nonce'     => wp_create_nonce( 'wp_rest' ),
		);
		return Dispatcher::dispatch( new Request( 'frontage_describe_video', 'POST', array( 'url' => $url ), $headers ) );
	}

	public function test_authors_learn_what_the_vendor_says(): void {
		$data = $this->describe( self::URL, 1 )->data();
		self::assertSame( 'Harbour at dawn', $data['title'] );
		self::assertStringContainsString( '-1280.jpg', $data['poster'] );
		self::assertSame( 422, $this->describe( 'https://example.org/', 1 )->status );
		self::assertSame( 422, $this->describe( 'https://vimeo.com/9404', 1 )->status );
		self::$stub->requests();
		self::assertGreaterThanOrEqual( 400, $this->describe( 'https://vimeo.com/8', 0 )->status );
		self::assertSame( array(), self::$stub->requests(), 'Visitors make nobody ask.' );
	}
}
