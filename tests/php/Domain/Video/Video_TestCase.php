<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Video;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Video\Playlist_Posters;
use Frontage\Domain\Video\Posters;
use Frontage\Domain\Video\Video_Address;
use Frontage\Tests\Stub_Server;
use Frontage\Tests\TestCase;

/** Base class of tests that ask vendors of videos: one stub stands for all of them. */
abstract class Video_TestCase extends TestCase {
	private const HOSTS = array(
		'www.youtube.com',
		'www.googleapis.com',
		'i.ytimg.com',
		'vimeo.com',
		'api.vimeo.com',
		'i.vimeocdn.com',
		'tube.example',
	);

	protected static Stub_Server $stub;

	protected int $now;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'videos' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->now = time();
		Clock::stop( $this->now );
		Options::save( array(), array( 'peertube' => array( 'servers' => 'tube.example' ) ) );
		$this->stand_in( self::$stub->url );
		self::$stub->requests();
	}

	protected function tearDown(): void {
		$this->stand_in( null );
		foreach ( glob( wp_upload_dir( null, false )['basedir'] . '/frontage/posters/*.jpg' ) ?: array() as $file ) {
			unlink( $file );
		}
		Clock::stop( null );
		parent::tearDown();
	}

	/** Lets the stub answer for all vendors, or nobody. */
	protected function stand_in( ?string $url ): void {
		foreach ( self::HOSTS as $host ) {
			Http_Stub::set( $host, $url );
		}
	}

	protected function later( int $seconds ): void {
		$this->now += $seconds;
		Clock::stop( $this->now );
	}

	/** Runs the scheduled events of copies and pictures; returns how many there were. */
	protected function cron(): int {
		$done = 0;
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( array( Response_Cache::HOOK, Posters::HOOK, Playlist_Posters::HOOK ) as $hook ) {
				foreach ( $hooks[ $hook ] ?? array() as $event ) {
					wp_unschedule_event( $time, $hook, array_values( $event['args'] ) );
					do_action_ref_array( $hook, $event['args'] );
					++$done;
				}
			}
		}
		return $done;
	}

	protected static function video( string $href ): Video_Address {
		$video = Video_Address::of( $href );
		self::assertNotNull( $video, $href );
		return $video;
	}

	/**
	 * Returns the files of pictures.
	 *
	 * @return list<string>
	 */
	protected static function files(): array {
		return array_map( 'basename', glob( wp_upload_dir( null, false )['basedir'] . '/frontage/posters/*.jpg' ) ?: array() );
	}
}
