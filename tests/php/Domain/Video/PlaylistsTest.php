<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Video;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Video\Playlist_Address;
use Frontage\Domain\Video\Playlist_Page;
use Frontage\Domain\Video\Playlist_Video;
use Frontage\Domain\Video\Playlists;
use Frontage\Domain\Video\Posters;
use PHPUnit\Framework\Attributes\Group;

/** Tests what vendors list, in the format of their recorded answers, and when they answer nothing useful. */
#[Group( 'once' )]
final class PlaylistsTest extends Video_TestCase {
	private const YOUTUBE = 'https://www.youtube.com/playlist?list=PLharbour';

	protected function setUp(): void {
		parent::setUp();
		$this->use_keys();
	}

	private function use_keys( string $key = 'good-key', string $token = 'good-token' ): void {
		Options::save( array(), array( 'youtube' => array( 'api_key' => $key ) ) );
		Options::save( array(), array( 'vimeo' => array( 'token' => $token ) ) );
		self::$stub->requests();
	}

	private static function list( string $href ): Playlist_Address {
		$playlist = Playlist_Address::of( $href );
		self::assertNotNull( $playlist, $href );
		return $playlist;
	}

	/** Returns what an author reads instead of videos. */
	private static function refusal( string $href ): string {
		try {
			Playlists::ask( self::list( $href ), 4 );
		} catch ( Http_Error $error ) {
			return $error->getMessage();
		}
		return '';
	}

	/** @return list<string> IDs of videos. */
	private static function ids( ?Playlist_Page $page ): array {
		return array_map( static fn ( Playlist_Video $one ): string => $one->video->id, $page->videos ?? array() );
	}

	public function test_reads_the_lists_of_each_vendor_without_private_videos(): void {
		$expected = array(
			self::YOUTUBE . 'xx'               => array( 'bigbigbig01', 610, 'Boats leave. Part 1.' ),
			'https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg' => array( 'bigbigbig01', 610, 'Boats leave. Part 1.' ),
			'https://vimeo.com/showcase/3856'  => array( '76979801', 62, '' ),
			'https://vimeo.com/channels/boats' => array( '76979801', 62, '' ),
			'https://vimeo.com/user77'         => array( '76979801', 62, '' ),
			'https://tube.example/w/p/2y84q2MQUMWPbiEcxNXMgC' => array( 'tube.example/9c9de5e8-0a1e-484a-b099-e80766180001', 213, '' ),
		);
		foreach ( $expected as $href => $first ) {
			$page = Playlists::ask( self::list( $href ), 6 );
			$one  = $page->videos[0];
			self::assertSame( $first, array( $one->video->id, $one->details->seconds, $one->description ), $href );
			self::assertSame( array( 5, 25 ), array( count( $page->videos ), $page->total ), $href );
			self::assertSame( 'Harbour at dawn, part 1', $one->details->title );
			self::assertNotNull( Posters::read( $one->video, null ), $href );
		}
		self::assertCount( 6, Playlists::ask( self::list( 'https://tube.example/c/boats/videos' ), 6 )->videos );
	}

	public function test_names_of_channels_are_looked_up(): void {
		$found = Playlists::look_up( self::list( 'https://www.youtube.com/@BlenderOfficial' ) );
		self::assertSame( array( 'channel', 'UCSMOQeBJ2RAnuFungnQOxLg' ), array( $found->kind, $found->id ) );
		self::assertNull( Playlists::read( self::list( 'https://www.youtube.com/@BlenderOfficial' ), 1, 4 ) );
		$this->expectExceptionMessage( 'YouTube finds no videos there.' );
		Playlists::look_up( self::list( 'https://www.youtube.com/@nobody' ) );
	}

	public function test_pages_never_wait_and_have_the_next_one_ready(): void {
		$list = self::list( self::YOUTUBE . 'yy' );
		self::assertNull( Playlists::read( $list, 1, 4 ) );
		self::assertSame( array(), self::$stub->requests() );
		$this->cron();
		self::assertSame( 'bigbigbig01', self::ids( Playlists::read( $list, 1, 4 ) )[0] );
		for ( $rounds = 0; $rounds < 4; $rounds++ ) {
			$this->cron();
			Playlists::read( $list, 1, 4 );
		}
		self::$stub->requests();
		$second = Playlists::read( $list, 2, 4 );
		self::assertSame( 2, $second?->number );
		self::assertSame( array( 'bigbigbig06', 'bigbigbig07', 'bigbigbig08' ), self::ids( $second ) );
		self::assertNotNull( Posters::read( self::video( 'https://youtu.be/bigbigbig06' ), null ) );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_a_page_that_nobody_asked_for_is_fetched_once_for_all(): void {
		$list = self::list( 'https://vimeo.com/showcase/3856' );
		self::assertNull( Playlists::fetch( $list, 2, 4 ), 'Authors ask first.' );
		self::assertSame( array(), self::$stub->requests() );
		Playlists::ask( $list, 4 );
		self::$stub->requests();
		self::assertSame( 1, Playlists::read( $list, 4, 4 )?->number );
		self::assertSame( array(), self::$stub->requests() );
		self::assertSame( 4, Playlists::fetch( $list, 4, 4 )?->number );
		self::assertCount( 3, self::$stub->requests() );
		self::assertSame( 4, Playlists::fetch( $list, 4, 4 )?->number );
		self::assertSame( 7, Playlists::fetch( $list, 50, 4 )?->number, 'The last page.' );
		self::assertCount( 3, self::$stub->requests() );
	}

	public function test_visitors_cause_a_limited_number_of_calls(): void {
		$calls = 0;
		for ( $size = 1; $size <= 12; $size++ ) {
			$list = self::list( 'https://tube.example/a/boats' );
			Playlists::ask( $list, $size );
			self::$stub->requests();
			Playlists::fetch( $list, 50, $size );
			$calls += count( self::$stub->requests() );
		}
		self::assertSame( 20, $calls );
		$this->later( 61 );
		Playlists::fetch( self::list( 'https://tube.example/a/boats' ), 50, 1 );
		self::assertCount( 5, self::$stub->requests() );
	}

	public function test_the_last_good_copy_stays(): void {
		$list = self::list( 'https://tube.example/c/boats/videos' );
		$good = self::ids( Playlists::ask( $list, 4 ) );
		Http_Stub::set( 'tube.example', 'http://127.0.0.1:9' );
		for ( $hours = 0; $hours < 30; $hours += 3 ) {
			$this->later( 3 * HOUR_IN_SECONDS );
			self::assertSame( $good, self::ids( Playlists::read( $list, 1, 4 ) ) );
			$this->cron();
		}
		$youtube = self::list( self::YOUTUBE . 'zz' );
		$good    = self::ids( Playlists::ask( $youtube, 4 ) );
		$this->use_keys( '' );
		$this->later( DAY_IN_SECONDS );
		self::assertSame( $good, self::ids( Playlists::read( $youtube, 1, 4 ) ), 'Also without a key.' );
		self::assertSame( 1, Playlists::fetch( $youtube, 3, 4 )?->number );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_authors_read_what_to_do(): void {
		$said = array(
			's400' => 'does not accept the API key',
			's401' => 'does not accept the API key',
			's403' => 'daily quota',
			's404' => 'private, empty, or removed',
			's429' => 'too many requests',
			's500' => 'could not answer',
			'void' => 'private, empty, or removed',
			'page' => 'not JSON',
		);
		foreach ( $said as $id => $words ) {
			self::assertStringContainsString( $words, self::refusal( self::YOUTUBE . $id ), $id );
		}
		self::assertStringContainsString( 'private', self::refusal( 'https://tube.example/c/boats-s403' ) );
		self::assertStringContainsString( 'could not answer', self::refusal( 'https://vimeo.com/channels/boats-s503' ) );
		$this->use_keys( '', '' );
		self::assertStringContainsString( 'Integrations → YouTube → API key', self::refusal( self::YOUTUBE . 'aa' ) );
		self::assertStringContainsString( 'Integrations → Vimeo → Access token', self::refusal( 'https://vimeo.com/showcase/3856' ) );
		self::assertSame( array(), self::$stub->requests(), 'Without a key, nobody is asked.' );
		$this->use_keys( 'bad', 'bad' );
		self::assertStringContainsString( 'does not accept the API key', self::refusal( self::YOUTUBE . 'aa' ) );
		self::assertStringContainsString( 'does not accept the access token', self::refusal( 'https://vimeo.com/showcase/3856' ) );
	}

	public function test_a_vendor_that_is_late_is_given_up(): void {
		self::assertStringContainsString( 'did not respond within', self::refusal( 'https://tube.example/c/slow' ) );
	}

	public function test_hostile_answers_are_no_videos_and_no_tokens(): void {
		$page = Playlists::ask( self::list( self::YOUTUBE . 'evil' ), 12 );
		self::assertSame( array( 0, '' ), array( $page->total, $page->next ) );
		foreach ( $page->videos as $one ) {
			self::assertStringNotContainsString( '<', $one->details->title . $one->description );
			self::assertLessThanOrEqual( 300, mb_strlen( $one->details->title ) );
		}
		$said = self::refusal( 'https://vimeo.com/channels/evil' );
		self::assertStringContainsString( 'private, empty, or removed', $said, 'Other hosts are no videos of Vimeo.' );
		foreach ( array(
			array(),
			array( 'items' => 'x' ),
			array(
				'items'    => array(
					'x',
					1,
					null,
					array(
						'snippet' => 'x',
						'status'  => 7,
					),
				),
				'pageInfo' => 'x',
			),
		) as $answer ) {
			$source = Playlists::vendor( self::list( self::YOUTUBE . 'aa' ) )?->playlists();
			self::assertSame( array(), $source?->videos( $answer, self::list( self::YOUTUBE . 'aa' ), 4 )->videos ?? array() );
		}
	}
}
