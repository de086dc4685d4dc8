<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Live;

use Frontage\Admin\Status\Copied_Content;
use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Lock;
use Frontage\Domain\Live\Broadcast;
use Frontage\Domain\Live\Live_Channel;
use Frontage\Domain\Live\Live_Checks;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Tests\Stub_Server;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests what vendors are asked about channels, how seldom, and what stays when they do not answer. */
#[Group( 'once' )]
final class LiveChecksTest extends TestCase {
	private const CHANNEL = 'https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg';

	/** Between the start and 180 minutes later of what the stub has planned. */
	private const NOW = 1_800_000_600;

	private static Stub_Server $stub;

	private int $now = self::NOW;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'live' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->now = self::NOW;
		Clock::stop( $this->now );
		Options::save(
			array(),
			array(
				'youtube'  => array( 'api_key' => 'good-key' ),
				'peertube' => array( 'servers' => 'tube.example' ),
			)
		);
		foreach ( array( 'www.googleapis.com', 'tube.example' ) as $host ) {
			Http_Stub::set( $host, self::$stub->url );
		}
		self::$stub->mode( '' );
		self::$stub->requests();
	}

	protected function tearDown(): void {
		foreach ( array( 'www.googleapis.com', 'tube.example' ) as $host ) {
			Http_Stub::set( $host, null );
		}
		Clock::stop( null );
		parent::tearDown();
	}

	private function later( int $seconds ): void {
		$this->now += $seconds;
		Clock::stop( $this->now );
	}

	private static function channel( string $href = self::CHANNEL ): Live_Channel {
		$channel = Live_Channel::of( $href );
		self::assertNotNull( $channel, $href );
		return $channel;
	}

	/**
	 * Checks a channel; returns IDs and states.
	 *
	 * @return array<string, string>|null
	 */
	private static function check( string $href = self::CHANNEL ): ?array {
		$streams = Live_Checks::check( self::channel( $href ) );
		return null === $streams ? null : array_column(
			array_map( static fn ( Broadcast $one ): array => array( $one->id, $one->content ), $streams ),
			1,
			0
		);
	}

	public function test_asks_youtube_for_the_list_and_for_details_in_turn(): void {
		self::$stub->mode( 'live' );
		self::assertSame(
			array(
				'liveliveliv' => 'live',
				'nextnextnex' => 'upcoming',
				'pastpastpas' => 'none',
			),
			self::check()
		);
		$asked = self::$stub->requests();
		self::assertCount( 2, $asked );
		self::assertStringContainsString( 'playlistItems?part=contentDetails', $asked[0] );
		self::assertStringContainsString( 'playlistId=UUSMOQeBJ2RAnuFungnQOxLg', $asked[0] );
		self::assertStringContainsString( 'id=liveliveliv,nextnextnex,plainplainp,pastpastpas', $asked[1] );
		self::assertStringNotContainsString( 'good-key', implode( $asked ), 'The key is in a header.' );
		$stream = Live_Checks::check( self::channel() )[0] ?? null;
		self::assertSame( 'The boats leave', $stream?->title );
		self::assertSame( 1_800_000_060, $stream->actual_start );
		$this->later( 60 );
		self::check();
		$this->later( 30 );
		self::check();
		$asked = self::$stub->requests();
		self::assertSame( array( 1, 1 ), array( substr_count( $asked[0], 'playlistItems' ), substr_count( $asked[1], '/videos?' ) ) );
	}

	public function test_finds_the_channel_of_a_handle_once(): void {
		self::assertNotNull( self::check( 'https://www.youtube.com/@harbour' ) );
		self::assertStringContainsString( 'channels?part=id&forHandle=%40harbour', self::$stub->requests()[0] );
		$this->later( 90 );
		self::check( 'https://www.youtube.com/@harbour' );
		self::assertStringContainsString( 'playlistItems', implode( self::$stub->requests() ) );
		self::assertNull( self::check( 'https://www.youtube.com/@unknown' ) );
	}

	public function test_peertube_says_in_turn_whether_a_planned_stream_has_begun(): void {
		$href = 'https://tube.example/c/harbour';
		$plan = 'tube.example/9c9de5e8-0a1e-484a-b099-e80766180a6d';
		$cam  = 'tube.example/aaaaaaaa-0000-4000-8000-000000000001';
		$both = static fn ( string $content ): array => array(
			$plan => $content,
			$cam  => 'live',
		);
		self::assertSame( $both( 'upcoming' ), self::check( $href ) );
		$this->later( 30 );
		self::assertSame( $both( 'live' ), self::check( $href ) );
		self::$stub->mode( 'late' );
		$this->later( 30 );
		self::check( $href );
		$this->later( 30 );
		self::assertSame( $both( 'upcoming' ), self::check( $href ) );
		self::assertCount( 4, self::$stub->requests() );
	}

	public function test_a_thousand_visitors_for_15_minutes_cost_the_vendor_at_most_30_requests(): void {
		$answers = 0;
		for ( $second = 0; $second < 15 * MINUTE_IN_SECONDS; $second++ ) {
			Clock::stop( $this->now + $second );
			// A thousand who ask every 30 seconds are some 33 each second.
			for ( $visitor = 0; $visitor < 33; $visitor++ ) {
				$answers += null === self::check() ? 0 : 1;
			}
		}
		self::assertSame( 15 * 60 * 33, $answers, 'Everybody gets an answer.' );
		$asked = count( self::$stub->requests() );
		self::assertLessThanOrEqual( 30, $asked );
		self::assertGreaterThanOrEqual( 28, $asked, 'It is asked every 30 seconds.' );
	}

	public function test_visitors_who_come_while_another_one_asks_get_the_last_answer(): void {
		self::check();
		self::$stub->requests();
		$this->later( 300 );
		$lock = Lock::acquire( 'live_' . md5( self::channel()->key() ), 30 );
		self::assertNotNull( $lock );
		self::assertNotNull( self::check() );
		self::assertSame( array(), self::$stub->requests() );
		$lock->release();
		self::check();
		self::assertCount( 1, self::$stub->requests() );
	}

	#[TestWith( array( '400', 'status 400' ) )]
	#[TestWith( array( '401', 'status 401' ) )]
	#[TestWith( array( '403', 'status 403' ) )]
	#[TestWith( array( '429', 'status 429' ) )]
	#[TestWith( array( '503', 'status 503' ) )]
	#[TestWith( array( 'page', 'not JSON' ) )]
	#[TestWith( array( 'garbage', 'has nothing' ) )]
	#[TestWith( array( 'slow', 'in time' ) )]
	public function test_the_last_answer_stays_and_the_vendor_is_asked_less( string $mode, string $said ): void {
		$known = self::check();
		self::$stub->mode( $mode );
		self::$stub->requests();
		$this->later( 60 );
		self::assertSame( $known, self::check() );
		$row = Copied_Content::rows()[0] ?? null;
		self::assertStringContainsString( $said, (string) $row?->value );
		if ( 'slow' === $mode ) {
			return;
		}
		for ( $seconds = 0; $seconds < HOUR_IN_SECONDS; $seconds += 30 ) {
			$this->later( 30 );
			self::assertSame( $known, self::check() );
		}
		self::assertLessThanOrEqual( 6, count( self::$stub->requests() ), 'In an hour, instead of 120.' );
		self::$stub->mode( 'live' );
		$this->later( 6 * HOUR_IN_SECONDS );
		self::check();
		$this->later( 30 );
		self::assertSame( 'live', self::check()['liveliveliv'] ?? '' );
	}

	public function test_pages_never_wait_and_cron_looks(): void {
		$channel = self::channel();
		self::assertNull( Live_Checks::read( $channel ) );
		self::assertSame( array(), self::$stub->requests() );
		self::assertNotFalse( wp_next_scheduled( Live_Checks::HOOK, array( $channel->key() ) ) );
		Live_Checks::refresh( $channel->key() );
		self::assertNotNull( Live_Checks::read( $channel ) );
		Live_Checks::refresh( 'youtube nothing' );
		Live_Checks::refresh( array() );
	}

	public function test_without_a_key_nobody_is_asked(): void {
		Options::save( array(), array( 'youtube' => array( 'api_key' => '' ) ) );
		self::assertNull( self::check() );
		self::assertNull( Live_Checks::read( self::channel() ) );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_a_channel_without_videos_has_no_streams(): void {
		self::$stub->mode( 'empty' );
		self::assertSame( array(), self::check() );
		self::assertCount( 1, self::$stub->requests() );
	}
}
