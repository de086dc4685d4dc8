<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Values;
use Frontage\Domain\Render\Runtime;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the path from a request to a response.
 *
 * Unknown names, errors, headers, private posts.
 */
final class DispatcherTest extends Action_TestCase {
	public function test_returns_404_for_an_unknown_action(): void {
		self::assert_refused( 404, 'unknown_action', $this->call( 'no_such_action' ) );
	}

	public function test_returns_404_for_an_action_of_an_inactive_module(): void {
		$manifest                          = Manifest::get();
		$manifest['blocks']['test-module'] = array( 'kind' => 'blocks' );
		$manifest['actions']['test_look']  = array(
			'module' => 'test-module',
			'kind'   => 'blocks',
		) + $manifest['actions']['test_look'];
		Manifest::override( $manifest );
		self::assertSame( 200, $this->call( 'test_look', array( 'page' => 1 ) )->status );
		Options::save( array( 'blocks' => array( 'test-module' => false ) ), array() );
		self::assert_refused( 404, 'unknown_action', $this->call( 'test_look', array( 'page' => 1 ) ) );
	}

	public function test_names_an_invalid_field(): void {
		$response = $this->call( 'test_look', array( 'page' => '51' ) );
		self::assert_refused( 400, 'invalid_field', $response, 'page' );
		self::assertStringContainsString( 'a whole number from 1 to 50', $response->data()['message'] );
		self::assert_refused( 400, 'missing_field', $this->call( 'test_look' ), 'page' );
	}

	public function test_names_an_invalid_property(): void {
		$response = $this->call(
			'test_look',
			array(
				'page'  => 1,
				'stats' => '{"network":"z"}',
			)
		);
		self::assert_refused( 400, 'invalid_field', $response, 'stats.network' );
	}

	public function test_a_failing_action_logs_the_error_and_hides_it_from_visitors(): void {
		$this->expect_log( '/test_breaks failed: the password is swordfish in Breaks.php/' );
		$response = $this->call( 'test_breaks' );
		self::assert_refused( 500, 'failed', $response );
		self::assertStringNotContainsString( 'swordfish', $response->body );
		self::assertStringContainsString( 'swordfish', Log::latest()[0]['detail'] );
	}

	public function test_responses_are_marked_and_not_cached(): void {
		$responses = array( $this->call( 'test_look', array( 'page' => 1 ) ), $this->call( 'test_look' ), $this->call( 'none' ) );
		foreach ( $responses as $response ) {
			self::assertSame( '1', $response->headers['X-Frontage'] );
			self::assertSame( 'nosniff', $response->headers['X-Content-Type-Options'] );
			self::assertStringContainsString( 'no-cache', $response->headers['Cache-Control'] );
		}
	}

	public function test_anonymous_get_responses_may_be_cached(): void {
		$get = fn ( array $fields ): string => $this->call( 'test_look', $fields, method: 'GET' )->headers['Cache-Control'];
		self::assertSame( 'public, max-age=60', $get( array( 'page' => 1 ) ) );
		self::assertStringContainsString( 'no-cache', $get( array( 'page' => 0 ) ) );
		$this->act_as( $this->make_user() );
		self::assertStringContainsString( 'no-cache', $get( array( 'page' => 1 ) ) );
	}

	public function test_a_vote_takes_at_most_nine_queries(): void {
		global $wpdb;
		$post = $this->make_post();
		$this->call( 'test_vote', array( 'vote_id' => $this->make_post() ) );
		clean_post_cache( $post );
		Values::forget();
		wp_load_alloptions(); // As WordPress itself does at the start of a request.
		$before = $wpdb->num_queries;
		self::assertSame( '1', $this->call( 'test_vote', array( 'vote_id' => $post ) )->body );
		self::assertLessThanOrEqual( 9, $wpdb->num_queries - $before );
		self::assertGreaterThan( 4, $wpdb->num_queries - $before );
	}

	/** @return array<string, array{string}> */
	public static function hidden_posts(): array {
		$kinds = array(
			'draft',
			'private',
			'pending',
			'future',
			'trash',
			'password',
			'foreign type',
			'revision',
			'own draft',
			'attachment of a private post',
		);
		return array_combine( $kinds, array_map( static fn ( string $kind ): array => array( $kind ), $kinds ) );
	}

	#[DataProvider( 'hidden_posts' )]
	public function test_a_hidden_post_responds_exactly_like_a_missing_one( string $kind ): void {
		$hidden   = $this->hidden_post( $kind );
		$response = $this->call( 'test_vote', array( 'vote_id' => $hidden ) );
		self::assert_refused( 404, 'not_found', $response );
		self::assertEquals( $this->call( 'test_vote', array( 'vote_id' => 99999999 ) ), $response );
		self::assertSame(
			array(),
			$this->call(
				'test_look',
				array(
					'page'  => 1,
					'posts' => array( $hidden ),
				)
			)->data()['posts']
		);
	}

	public function test_a_protected_post_opens_only_with_its_password(): void {
		$post = $this->hidden_post( 'password' );
		$name = 'wp-postpass_' . COOKIEHASH;
		foreach ( array( 'x', array( 'x' ), '$P$B' ) as $forged ) {
			$_COOKIE[ $name ] = $forged;
			self::assert_refused( 404, 'not_found', $this->call( 'test_vote', array( 'post_id' => $post ) ) );
		}
		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ $name ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'open sesame' );
		self::assertSame( 200, $this->call( 'test_vote', array( 'post_id' => $post ) )->status );
	}

	/** Creates a post that visitors may not see. */
	private function hidden_post( string $kind ): int {
		register_post_type( 'test_secret', array( 'public' => false ) );
		switch ( $kind ) {
			case 'password':
				return $this->make_post( array( 'post_password' => 'open sesame' ) );
			case 'foreign type':
				return $this->make_post( array( 'post_type' => 'test_secret' ) );
			case 'revision':
				return $this->make_post(
					array(
						'post_type'   => 'revision',
						'post_status' => 'inherit',
					)
				);
			case 'own draft':
				$this->act_as( $this->make_user( 'editor' ) );
				return $this->make_post(
					array(
						'post_status' => 'draft',
						'post_author' => get_current_user_id(),
					)
				);
			case 'attachment of a private post':
				return $this->make_post(
					array(
						'post_type'   => 'attachment',
						'post_status' => 'inherit',
						'post_parent' => $this->make_post( array( 'post_status' => 'private' ) ),
					)
				);
			default:
				return $this->make_post(
					array(
						'post_status' => $kind,
						'post_date'   => '2099-01-01 00:00:00',
					)
				);
		}
	}

	public function test_a_response_lists_the_assets_of_its_blocks(): void {
		wp_styles()->queue = array();
		wp_styles()->done  = array();
		Runtime::reset();
		$needs = json_decode( $this->call( 'test_show' )->headers['X-Frontage-Assets'] ?? '[]', true );
		self::assertContains( 'frontage-tabs', array_column( $needs, 'handle' ) );
		Runtime::reset();
		self::assertArrayNotHasKey( 'X-Frontage-Assets', $this->call( 'test_look', array( 'page' => 1 ) )->headers );
	}
}
