<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Video;

use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Values;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Providers\Youtube\Youtube;
use Frontage\Domain\Video\Posters;
use Frontage\Domain\Video\Video_Details;
use Frontage\Domain\Video\Videos;
use Frontage\Tests\Requested_Seconds;
use PHPUnit\Framework\Attributes\Group;

/** Tests what vendors say about videos, in the format of their recorded answers, and when they say nothing useful. */
#[Group( 'once' )]
final class VideosTest extends Video_TestCase {
	private const YOUTUBE = 'https://youtu.be/';

	/** Stores a key for the Data API. */
	private function use_key( string $key ): void {
		Options::save( array(), array( 'youtube' => array( 'api_key' => $key ) ) );
	}

	/** Returns what an author reads instead of a video. */
	private static function refusal( string $href ): string {
		try {
			Videos::ask( self::video( $href ) );
		} catch ( Http_Error $error ) {
			return $error->getMessage();
		}
		return '';
	}

	public function test_reads_the_answer_of_each_vendor(): void {
		$said = static function ( string $href ): array {
			$known = Videos::ask( self::video( $href ) );
			return array( $known->title, $known->author, $known->seconds, $known->uploaded, $known->ratio );
		};
		self::assertSame( array( 'Harbour at dawn', 'Blender', 0, '', 1.7699 ), $said( self::YOUTUBE . 'aqz-KE-bpKQ' ) );
		self::assertSame( array( 'Harbour at dawn', 'Blender', 0, '', 0.565 ), $said( self::YOUTUBE . 'talltalltal' ) );
		self::assertSame(
			array( 'Harbour at dawn', 'Blender', 62, '2013-10-15T14:08:29+00:00', 2.4 ),
			$said( 'https://vimeo.com/76979871' )
		);
		self::assertSame(
			array( 'Harbour at dawn', 'Blender', 213, '2018-10-01T10:52:46+00:00', 1.777 ),
			$said( 'https://tube.example/w/2y84q2MQUMWPbiEcxNXMgC' )
		);
		$this->use_key( 'good-key' );
		self::assertSame(
			array( 'Harbour at dawn', 'Blender', 635, '2014-11-10T14:05:55+00:00', 1.7778 ),
			$said( self::YOUTUBE . 'bigbigbigbi' )
		);
	}

	public function test_pages_never_wait_and_ask_once_a_day(): void {
		$video = self::video( 'https://vimeo.com/76979871' );
		self::assertNull( Videos::read( $video ) );
		self::assertNull( Videos::read( $video ) );
		self::assertSame( array(), self::$stub->requests() );
		self::assertSame( 1, $this->cron() );
		self::assertEquals( Videos::ask( $video ), Videos::read( $video ) );
		$this->later( DAY_IN_SECONDS - 1 );
		Videos::read( $video );
		self::assertSame( 0, $this->cron() );
		$this->later( 1 );
		Videos::read( $video );
		self::assertSame( 1, $this->cron() );
	}

	public function test_a_vendor_that_is_down_for_a_day_changes_nothing(): void {
		$video = self::video( 'https://vimeo.com/76979871' );
		$known = Videos::ask( $video );
		$shown = Posters::read( $video, $known );
		Http_Stub::set( 'vimeo.com', 'http://127.0.0.1:9' );
		Http_Stub::set( 'i.vimeocdn.com', 'http://127.0.0.1:9' );
		for ( $hours = 0; $hours < 60; $hours += 6 ) {
			$this->later( 6 * HOUR_IN_SECONDS );
			self::assertEquals( $known, Videos::read( $video ) );
			self::assertEquals( $shown, Posters::read( $video, $known ) );
			$this->cron();
		}
		$this->later( 40 * DAY_IN_SECONDS );
		Posters::read( $video, $known );
		$this->cron();
		self::assertEquals( $shown, Posters::read( $video, $known ), 'A failed copy replaces nothing.' );
		self::assertCount( 4, self::files() );
	}

	public function test_a_video_that_was_removed_keeps_what_is_known(): void {
		$this->use_key( 'good-key' );
		$video = self::video( self::YOUTUBE . 'gonegonegon' );
		$url   = Videos::vendor( $video )?->details_url( $video ) ?? '';
		$body  = (string) wp_json_encode( array( 'items' => array( array( 'snippet' => array( 'title' => 'Harbour' ) ) ) ) );
		Response_Cache::keep( new Youtube(), $url, new Http_Response( 200, array(), $body, 'www.googleapis.com', 1 ) );
		$this->later( DAY_IN_SECONDS );
		self::assertSame( 'Harbour', Videos::read( $video )?->title );
		self::assertSame( 1, $this->cron() );
		self::assertSame( 'Harbour', Videos::read( $video )->title );
	}

	public function test_tells_authors_why_there_is_no_video(): void {
		self::assertStringContainsString( 'may not be embedded', self::refusal( self::YOUTUBE . 's401xxxxxxx' ) );
		self::assertStringContainsString( 'does not know', self::refusal( self::YOUTUBE . 's404xxxxxxx' ) );
		self::assertStringContainsString( 'too many requests', self::refusal( self::YOUTUBE . 's429xxxxxxx' ) );
		self::assertStringContainsString( 'could not answer', self::refusal( self::YOUTUBE . 's500xxxxxxx' ) );
		self::assertStringContainsString( 'not JSON', self::refusal( self::YOUTUBE . 'pagepagepag' ) );
		self::assertStringContainsString( 'private', self::refusal( 'https://vimeo.com/9403' ) );
		self::assertStringContainsString( 'unlisted', self::refusal( 'https://vimeo.com/9404' ) );
		self::assertStringContainsString( 'too many requests', self::refusal( 'https://tube.example/w/s429AAAAAAAAAAAAAAAAAA' ) );
		self::assertStringContainsString( 'removed', self::refusal( 'https://tube.example/w/aaaaaaaa-0000-4000-8000-000000000404' ) );
		self::assertStringContainsString( 'does not know', self::refusal( self::YOUTUBE . 'voidvoidvoi' ) );
		$this->use_key( 'wrong-key' );
		self::assertStringContainsString( 'does not accept the API key', self::refusal( self::YOUTUBE . 'aqz-KE-bpKQ' ) );
		$this->use_key( 'good-key' );
		self::assertStringContainsString( 'quota', self::refusal( self::YOUTUBE . 's403xxxxxxx' ) );
		self::assertStringContainsString( 'removed', self::refusal( self::YOUTUBE . 'gonegonegon' ) );
	}

	public function test_waits_only_some_seconds(): void {
		$waits = Requested_Seconds::from_now_on();
		self::assertStringContainsString( 'did not respond', self::refusal( self::YOUTUBE . 'slowslowslo' ) );
		self::assertSame( array( 5 ), $waits->getArrayCopy() );
	}

	public function test_the_key_is_sent_to_google_alone_and_stored_nowhere_else(): void {
		$this->use_key( 'good-key' );
		Videos::ask( self::video( self::YOUTUBE . 'aqz-KE-bpKQ' ) );
		$names = array( ...Values::names( 'frontage_copy_' ), ...Values::names( 'frontage_poster_' ) );
		self::assertNotEmpty( $names );
		self::assertStringNotContainsString( 'good-key', serialize( array_map( Values::get( ... ), $names ) ) );
		self::assertStringNotContainsString( 'good-key', implode( '', self::$stub->requests() ) );
	}

	public function test_hostile_words_become_text(): void {
		$known = Videos::ask( self::video( 'https://vimeo.com/9666' ) );
		self::assertStringStartsWith( 'Harbour "at" dawn x', $known->title );
		self::assertSame( 300, mb_strlen( $known->title ) );
		self::assertNull( Video_Details::of( array( 'title' => array() ), array( 7, array(), 'javascript:alert(1)' ) ) );
		$odd = Video_Details::of(
			array(
				'title'    => 'A',
				'author'   => 7,
				'seconds'  => NAN,
				'uploaded' => '2024-99-99T99:99:99Z',
				'width'    => INF,
				'height'   => '1e9',
			),
			array( 'http://a.example/x.jpg', 'javascript:alert(1)', array(), 'https://a.example/' . str_repeat( 'x', 3000 ) )
		);
		self::assertSame( array( 0, '', 0.0, array() ), array( $odd?->seconds, $odd?->uploaded, $odd?->ratio, $odd?->posters ) );
	}

	public function test_reads_and_writes_durations(): void {
		foreach ( array(
			'PT10M35S' => 635,
			'PT1H2M3S' => 3723,
			'P1DT1S'   => 86401,
			'PT0S'     => 0,
			'P0D'      => 0,
			'10:35'    => 0,
			'PT'       => 0,
		) as $iso => $seconds ) {
			self::assertSame( $seconds, Video_Details::seconds( $iso ), $iso );
		}
		self::assertSame( 0, Video_Details::seconds( array() ) );
		self::assertSame( 'PT1H2M3S', Video_Details::iso( 3723 ) );
		self::assertSame( array( '1:02:03', '0:05' ), array( Video_Details::clock( 3723 ), Video_Details::clock( 5 ) ) );
	}
}
