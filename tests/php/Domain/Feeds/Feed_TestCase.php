<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Tests\Stub_Server;
use Frontage\Tests\TestCase;

/** Base class of tests that ask vendors of feeds: one stub stands for all of them. */
abstract class Feed_TestCase extends TestCase {
	private const HOSTS = array( 'example.social', 'public.api.bsky.app', 'api.x.com', 'graph.facebook.com', 'gazette.example' );

	/** Nobody answers here. */
	protected const NOBODY = 'http://127.0.0.1:9';

	protected static Stub_Server $stub;

	/** A day after the newest post of the stub. */
	protected int $now = 1732615200;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'feeds' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		Clock::stop( $this->now );
		Options::save(
			array(),
			array(
				'x'        => array( 'bearer_token' => 'good-bearer-token' ),
				'facebook' => array( 'page_token' => 'good-page-token' ),
			)
		);
		$this->stand_in( self::$stub->url );
		self::$stub->requests();
	}

	protected function tearDown(): void {
		$this->stand_in( null );
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

	/** Runs the scheduled events of feeds; returns how many there were. */
	protected function cron(): int {
		$done = 0;
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( $hooks[ Feeds::HOOK ] ?? array() as $event ) {
				wp_unschedule_event( $time, Feeds::HOOK, array_values( $event['args'] ) );
				do_action_ref_array( Feeds::HOOK, $event['args'] );
				++$done;
			}
		}
		return $done;
	}

	protected static function vendor( string $slug ): With_Feed {
		$vendor = Providers::get( $slug );
		self::assertInstanceOf( With_Feed::class, $vendor );
		return $vendor;
	}

	protected static function source( string $slug, string $address ): Feed_Source {
		$source = self::vendor( $slug )->source_at( $address );
		self::assertNotNull( $source, $address );
		return $source;
	}

	/** Returns what an author reads instead of a feed; empty if there is one. */
	protected static function refusal( Feed_Source $source ): string {
		try {
			Feeds::ask( $source );
		} catch ( Http_Error $error ) {
			return $error->getMessage();
		}
		return '';
	}
}
