<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Domain\Store\Counters;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;


/**
 * Base class of load tests for counting actions.
 *
 * Concurrent requests to a real web server. A module's test extends this and defines its request.
 */
abstract class Votes_Under_Load extends TestCase {
	protected const ISOLATION = 'snapshot';

	private const VISITORS = 200;
	private const REPEATS  = 100;

	private static Site_Server $server;

	/** Returns the action's name. */
	abstract protected function action(): string;

	/**
	 * Returns the fields of a vote.
	 *
	 * @return array<string, mixed>
	 */
	abstract protected function fields( int $post ): array;

	/** Returns the kind of the counter. */
	abstract protected function kind(): string;

	public static function setUpBeforeClass(): void {
		self::$server = new Site_Server( __DIR__ . '/Stubs/serve.php' );
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
	}

	/**
	 * Sends the same vote once per visitor.
	 *
	 * @param list<array{agent?: non-empty-string, headers?: list<string>}> $visitors
	 * @return array<int, int> Number of responses by status.
	 */
	private function vote( int $post, array $visitors ): array {
		$vote    = array( 'fields' => array( 'action' => $this->action() ) + $this->fields( $post ) );
		$answers = self::$server->send_all( array_map( static fn ( array $visitor ): array => $visitor + $vote, $visitors ) );
		return array_count_values( array_column( $answers, 'status' ) );
	}

	public function test_many_visitors_at_once_count_exactly(): void {
		$post     = $this->make_post();
		$visitors = array_map( static fn ( int $number ): array => array( 'agent' => "Visitor $number" ), range( 1, self::VISITORS ) );
		self::assertSame( array( 200 => self::VISITORS ), $this->vote( $post, $visitors ) );
		self::assertSame( self::VISITORS, Counters::get( $this->kind(), $post ) );
	}

	public function test_one_visitor_in_parallel_counts_once(): void {
		$post     = $this->make_post();
		$statuses = $this->vote( $post, array_fill( 0, self::REPEATS, array( 'agent' => 'Eager' ) ) );
		self::assertSame( array(), array_diff( array_keys( $statuses ), array( 200, 429 ) ) );
		self::assertSame( 1, Counters::get( $this->kind(), $post ) );
	}

	public function test_forged_cookies_and_headers_change_nothing(): void {
		$post     = $this->make_post();
		$visitors = array();
		for ( $number = 1; $number <= self::REPEATS; $number++ ) {
			$forged     = "198.51.100.$number";
			$visitors[] = array(
				'agent'   => 'Forger',
				'headers' => array(
					'Sec-Fetch-Site: same-origin',
					"X-Forwarded-For: $forged",
					"X-Real-IP: $forged",
					"Client-IP: $forged",
					"Forwarded: for=$forged",
					"CF-Connecting-IP: $forged",
					"Cookie: frontage=$number; wordpress_logged_in_x=admin%7C$number; PHPSESSID=$number",
					"Accept-Language: $number",
				),
			);
		}
		$this->vote( $post, $visitors );
		self::assertSame( 1, Counters::get( $this->kind(), $post ) );
	}
}
