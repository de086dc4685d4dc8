<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Followers;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Tests\Http\Action_TestCase;
use Frontage\Tests\Stub_Server;

/** Base class of tests that ask vendors how many follow an account: one stub stands for all of them. */
abstract class Follower_TestCase extends Action_TestCase {
	private const HOSTS = array(
		'example.social',
		'public.api.bsky.app',
		'api.x.com',
		'graph.facebook.com',
		'graph.instagram.com',
		'www.googleapis.com',
		'api.vimeo.com',
	);

	/** Nobody answers here. */
	protected const NOBODY = 'http://127.0.0.1:9';

	/** An account of each vendor; `%s` selects the answer. */
	protected const ADDRESSES = array(
		'mastodon'  => 'https://example.social/@harbour_%s',
		'bluesky'   => 'https://bsky.app/profile/harbour-%s.example',
		'x'         => 'https://x.com/h_%s',
		'facebook'  => 'https://www.facebook.com/harbour_%s',
		'instagram' => 'https://www.instagram.com/harbour.studio',
		'youtube'   => 'https://www.youtube.com/@harbour_%s',
		'vimeo'     => 'https://vimeo.com/harbour_%s',
	);

	protected static Stub_Server $stub;

	protected int $now;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'followers' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->now = time();
		Clock::stop( $this->now );
		self::connect();
		$this->stand_in( self::$stub->url );
		self::$stub->requests();
	}

	protected function tearDown(): void {
		$this->stand_in( null );
		Clock::stop( null );
		parent::tearDown();
	}

	/** Saves keys; the end of Instagram's selects its answer. */
	protected static function connect( string $way = 'good' ): void {
		Options::save(
			array(),
			array(
				'x'         => array( 'bearer_token' => 'good-bearer-token' ),
				'facebook'  => array( 'page_token' => 'good-page-token' ),
				'instagram' => array( 'access_token' => "IGAAsecretsecret_$way" ),
				'youtube'   => array( 'api_key' => 'good-api-key' ),
				'vimeo'     => array( 'token' => 'good-vimeo-token' ),
			)
		);
		// It renews its token at once, since nobody tells how old it is.
		\Frontage\Base\Store\Lock::acquire( 'frontage_feed_renewed_instagram', 1000 );
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

	/**
	 * Runs the events of a hook that are due; returns how many there were.
	 *
	 * @param non-empty-string $hook
	 */
	protected function cron( string $hook = Followers::HOOK ): int {
		$done = 0;
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( $time <= $this->now ? $hooks[ $hook ] ?? array() : array() as $event ) {
				wp_unschedule_event( $time, $hook, array_values( $event['args'] ) );
				do_action_ref_array( $hook, $event['args'] );
				++$done;
			}
		}
		return $done;
	}

	protected static function account( string $slug, string $way = 'fine' ): Feed_Source {
		return Followers::account( $slug, sprintf( self::ADDRESSES[ $slug ], $way ) ) ?? self::fail( "$slug $way" );
	}
}
