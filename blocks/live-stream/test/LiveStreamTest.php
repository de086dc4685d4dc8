<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Live_Stream;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Blocks\Live_Stream\Check_Live;
use Frontage\Blocks\Live_Stream\Close_Advice;
use Frontage\Blocks\Live_Stream\Live_Data;
use Frontage\Blocks\Live_Stream\Live_Stream;
use Frontage\Domain\Live\Live_Channel;
use Frontage\Domain\Live\Live_Checks;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Http\Token;
use Frontage\Tests\Domain\Live\Live_TestCase;

/** Tests what the block prints for each state, and what a check answers. */
final class LiveStreamTest extends Live_TestCase {
	private const CHANNEL = 'https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg';

	protected function setUp(): void {
		parent::setUp();
		// Streams of other tests' pages, which nobody has printed; their hooks are gone.
		ob_start();
		Live_Data::page()->print();
		ob_end_clean();
	}

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function print( array $attributes ): string {
		return do_blocks( '<!-- wp:frontage/live-stream ' . wp_json_encode( (object) $attributes ) . ' /-->' );
	}

	/** Returns the structured data of the page's first stream as JSON; empty without any. */
	private static function data(): string {
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		return 1 === preg_match( '~<script type="application/ld\+json">(.*?)</script>~s', $html, $found ) ? $found[1] : '';
	}

	/** Asks as a page does. */
	private function check( mixed $key, mixed $streams = '' ): Response {
		return $this->call(
			Check_Live::NAME,
			array(
				'security'  => '',
				'channelId' => $key,
				'streams'   => $streams,
			)
		);
	}

	private static function key(): string {
		return Signed::make( Live_Stream::SIGNED, array( 'channel' => Live_Channel::of( self::CHANNEL )?->key() ) );
	}

	public function test_prints_what_the_channel_streams_without_waiting_for_it(): void {
		$block = array(
			'channel' => self::CHANNEL,
			'poster'  => '/a.jpg',
		);
		$html  = self::print( $block );
		self::assertSame( array(), self::$stub->requests() );
		self::assertStringContainsString( 'data-state="offline"', $html );
		self::assertStringContainsString( 'There is no live stream right now.', $html );
		self::assertStringContainsString( 'href="' . self::CHANNEL . '/live"', $html );
		self::assertStringNotContainsString( 'good-key', $html );
		self::$stub->mode( 'live' );
		Live_Checks::refresh( Live_Channel::of( self::CHANNEL )?->key() );
		$html = self::print( $block );
		self::assertStringContainsString( 'data-state="live"', $html );
		self::assertStringContainsString( '>Live </span>', $html );
		self::assertStringContainsString( '>The boats leave</span>', $html );
		self::assertStringContainsString( 'href="https://www.youtube.com/watch?v=liveliveliv"', $html );
		self::assertStringContainsString( 'Show live chat', $html );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertStringNotContainsString( 'chat-open', self::print( $block + array( 'hasChat' => false ) ) );
		self::assertStringContainsString(
			'"publication":{"@type":"BroadcastEvent","isLiveBroadcast":true,"startDate":"2027-01-15T08:01:00+00:00"}',
			self::data()
		);
	}

	public function test_wakes_in_view_only_if_checks_or_the_clock_change_what_is_shown(): void {
		$stream = array( 'url' => 'https://youtu.be/aqz-KE-bpKQ' );
		$timed  = static fn ( array $times ): array => array( 'streams' => array( $stream, $stream + $times ) );
		$by_day = array(
			$timed( array( 'start' => '2127-01-01T10:00:00' ) ),
			$timed( array( 'end' => '2127-01-01T10:00:00' ) ),
			array( 'channel' => self::CHANNEL ),
		);
		foreach ( $by_day as $block ) {
			self::assertStringContainsString( ' wake="interaction visible"', self::print( $block ) );
		}
		$html = self::print( $timed( array() ) );
		self::assertStringContainsString( ' wake="interaction"', $html );
		self::assertStringNotContainsString( 'interaction visible', $html );
	}

	public function test_a_recording_has_no_chat_and_an_end(): void {
		$html = self::print(
			array(
				'poster'  => '/a.jpg',
				'streams' => array(
					array(
						'url'   => 'https://youtu.be/aqz-KE-bpKQ',
						'title' => 'Harbour </script>',
						'start' => '2020-01-01T10:00:00',
					),
				),
			)
		);
		self::assertStringContainsString( 'data-state="past"', $html );
		self::assertStringContainsString( '<time datetime="2020-01-01T10:00:00Z">', $html );
		self::assertStringNotContainsString( '__chat', strip_tags( $html, '<div><button>' ) );
		$data = self::data();
		self::assertStringContainsString( '"endDate":"2020-01-01T13:00:00+00:00"', $data );
		self::assertStringNotContainsString( '</script', $data );
		self::assertSame( '', self::data(), 'It is printed once.' );
	}

	public function test_says_what_is_known_to_search_engines_or_nothing(): void {
		self::print( array( 'streams' => array( array( 'url' => 'https://youtu.be/aqz-KE-bpKQ' ) ) ) );
		self::assertSame( '', self::data() );
	}

	public function test_does_not_ask_for_consent_that_the_owner_has_decided(): void {
		$block = array( 'streams' => array( array( 'url' => 'https://youtu.be/aqz-KE-bpKQ' ) ) );
		self::assertStringContainsString( 'Always load content from YouTube</button>', self::print( $block ) );
		Options::save( array(), array( Options::SITE => array( Consent_Mode::KEY => Consent_Mode::CLICK ) ) );
		self::assertStringContainsString( 'your browser connects to YouTube', self::print( $block ) );
		self::assertStringNotContainsString( 'Always load content from YouTube</button>', self::print( $block ) );
	}

	public function test_answers_with_a_stream_that_the_page_does_not_know(): void {
		self::$stub->mode( 'live' );
		$fresh = json_decode( $this->check( self::key() )->body, true );
		self::assertSame( array( true, true ), array( $fresh['fresh_live'], $fresh['is_known'] ) );
		self::assertSame( 'liveliveliv', $fresh['streams'][0]['id'] );
		self::assertSame( 'live', $fresh['streams'][0]['liveBroadcastContent'] );
		self::assertStringContainsString( '/embed/liveliveliv?', $fresh['streams'][0]['embed'] );
		self::assertStringNotContainsString( '<', $fresh['streams'][0]['title'] );
		self::assertFalse( json_decode( $this->check( self::key(), 'x liveliveliv' )->body, true )['fresh_live'] );
		self::assertTrue( json_decode( $this->check( self::key(), 'nextnextnex' )->body, true )['fresh_live'] );
	}

	public function test_says_that_it_knows_nothing_yet(): void {
		self::$stub->mode( '503' );
		$answer = json_decode( $this->check( self::key() )->body, true );
		self::assertSame(
			array(
				'fresh_live' => false,
				'is_known'   => false,
				'streams'    => array(),
			),
			$answer
		);
	}

	public function test_asks_about_channels_of_this_site_alone(): void {
		$bad = array(
			'UCSMOQeBJ2RAnuFungnQOxLg',
			Signed::make( 'other', array( 'channel' => 'youtube @harbour' ) ),
			array( 'x' ),
			str_repeat( 'x', 5000 ),
		);
		foreach ( $bad as $key ) {
			$answer = $this->check( $key );
			self::assertSame( 400, $answer->status );
			self::assertStringContainsString( 'channelId', $answer->body );
		}
		self::assertSame( 400, $this->check( self::key(), array( 'x' ) )->status );
		foreach ( array( array( 'youtube' ), 'youtube x', 'peertube tube.example/harbour', null ) as $channel ) {
			self::assertSame( 404, $this->check( Signed::make( Live_Stream::SIGNED, array( 'channel' => $channel ) ) )->status );
		}
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_a_page_from_a_cache_can_still_ask_days_later(): void {
		$html = self::print( array( 'channel' => self::CHANNEL ) );
		self::assertSame( 1, preg_match( '/&quot;channelId&quot;:&quot;([\w.-]+)&quot;/', $html, $found ) );
		Clock::stop( self::NOON + 5 * DAY_IN_SECONDS );
		self::$stub->mode( 'live' );
		self::assertTrue( json_decode( $this->check( $found[1] ?? '' )->body, true )['fresh_live'] );
	}

	public function test_advice_is_closed_for_the_user_alone_and_only_shown_while_it_is_true(): void {
		$is_open = static fn (): bool => rest_do_request( new \WP_REST_Request( 'GET', '/frontage/v1/live-advice' ) )->get_data()['isOpen'];
		$editor  = $this->make_user( 'author' );
		$this->act_as( $editor );
		self::assertFalse( $is_open(), 'There is a key.' );
		Options::save( array(), array( 'youtube' => array( 'api_key' => '' ) ) );
		self::assertTrue( $is_open() );
		$close = fn ( string $token ): int => $this->call( Close_Advice::NAME, array( 'security' => $token ) )->status;
		self::assertSame( 403, $close( '' ) );
		self::assertSame( 403, $close( 'wrong' ) );
		self::assertTrue( $is_open() );
		self::assertSame( 200, $close( Token::make() ) );
		self::assertFalse( $is_open() );
		$this->act_as( $this->make_user( 'author' ) );
		self::assertTrue( $is_open() );
		$this->act_as( $this->make_user( 'subscriber' ) );
		self::assertSame( 403, $close( Token::make() ) );
		self::assertSame( 403, rest_do_request( new \WP_REST_Request( 'GET', '/frontage/v1/live-advice' ) )->get_status() );
	}
}
