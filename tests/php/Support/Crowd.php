<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Closure;
use Frontage\Base\Settings\Options;
use Frontage\Http\Proxies;
use PHPUnit\Framework\Attributes\AfterClass;
use PHPUnit\Framework\Attributes\BeforeClass;

/**
 * Many visitors at once, behind a real web server.
 *
 * The class needs `ISOLATION = 'snapshot'`, because the server writes in processes of its own.
 */
trait Crowd {
	private static Site_Server $server;

	#[BeforeClass]
	public static function start_server(): void {
		self::$server = new Site_Server();
	}

	#[AfterClass]
	public static function stop_server(): void {
		self::$server->stop();
	}

	/**
	 * Returns addresses of as many networks.
	 *
	 * @param int $count Up to 255.
	 * @return list<string>
	 */
	private static function people( int $count ): array {
		return array_map( static fn ( int $number ): string => "203.0.$number.7", range( 1, $count ) );
	}

	/**
	 * Returns the same address for each visitor.
	 *
	 * @param int $count Number of visitors.
	 * @return list<string>
	 */
	private static function neighbors( int $count ): array {
		return array_fill( 0, $count, '203.0.113.7' );
	}

	/**
	 * Sends one request per address, all at once, and checks that each is answered.
	 *
	 * @param list<string> $addresses IP address of each visitor.
	 * @param Closure(int): array<string, string> $fields Returns what the visitor with this number sends.
	 * @param int $status Expected HTTP status of all answers.
	 * @param string $agent Browser of all of them; empty for one each.
	 */
	private function send_at_once( array $addresses, Closure $fields, int $status, string $agent = '' ): void {
		Options::save( array(), array( Options::SITE => array( Proxies::KEY => '127.0.0.1' ) ) );
		$answers = self::$server->send_all(
			array_map(
				static fn ( string $address, int $number ): array => array(
					'agent'   => '' === $agent ? "Reader $number" : $agent,
					'headers' => array( 'Sec-Fetch-Site: same-origin', "X-Forwarded-For: $address" ),
					'fields'  => $fields( $number ),
				),
				$addresses,
				array_keys( $addresses )
			)
		);
		self::assertSame( array( $status => count( $addresses ) ), array_count_values( array_column( $answers, 'status' ) ) );
	}
}
