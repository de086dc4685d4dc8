<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking\Test;

use Frontage\Base\Settings\Options;
use Frontage\Features\Link_Tracking\Count_Link;
use Frontage\Features\Link_Tracking\Link_Days;
use Frontage\Http\Proxies;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;

/** Tests that clicks of many people at once are counted exactly, behind a real web server. */
final class LinksUnderLoadTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	private const CLIENTS = 200;

	private static Site_Server $server;

	public static function setUpBeforeClass(): void {
		self::$server = new Site_Server();
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		$on = array( 'features' => array( 'link-tracking' => true ) );
		Options::save( $on, array( Options::SITE => array( Proxies::KEY => '127.0.0.1' ) ) );
	}

	/**
	 * Sends one click per address, all at once, on as many targets as are given.
	 *
	 * @param list<string> $addresses IP address of each person.
	 * @param int          $targets Number of targets.
	 * @return array<string, int> Clicks by target.
	 */
	private function click( array $addresses, int $targets ): array {
		$answers = self::$server->send_all(
			array_map(
				static fn ( string $address, int $number ): array => array(
					'agent'   => "Reader $number",
					'headers' => array( 'Sec-Fetch-Site: same-origin', "X-Forwarded-For: $address" ),
					'fields'  => array(
						'action'    => Count_Link::NAME,
						'link_type' => 'outbound-link',
						'link_url'  => 'https://shop.test/' . ( $number % $targets ),
					),
				),
				$addresses,
				array_keys( $addresses )
			)
		);
		self::assertSame( array( 204 => count( $addresses ) ), array_count_values( array_column( $answers, 'status' ) ) );
		return array_column( Link_Days::sums( 'target', 1, self::CLIENTS ), 'hits', 'key' );
	}

	public function test_people_of_many_networks_count_exactly(): void {
		$people = array_map( static fn ( int $number ): string => "203.0.$number.7", range( 1, self::CLIENTS ) );
		$found  = $this->click( $people, 2 );
		ksort( $found );
		self::assertSame(
			array(
				'shop.test/0' => 100,
				'shop.test/1' => 100,
			),
			$found
		);
	}

	public function test_one_network_counts_up_to_its_limit(): void {
		$found = $this->click( array_fill( 0, self::CLIENTS, '203.0.113.7' ), 1 );
		self::assertSame( array( 'shop.test/0' => Count_Link::PER_HOUR ), $found );
	}

	public function test_many_new_targets_at_once_are_all_counted(): void {
		$people = array_map( static fn ( int $number ): string => "203.0.$number.7", range( 1, self::CLIENTS ) );
		$found  = $this->click( $people, self::CLIENTS );
		self::assertCount( self::CLIENTS, $found );
		self::assertSame( self::CLIENTS, array_sum( $found ) );
	}
}
