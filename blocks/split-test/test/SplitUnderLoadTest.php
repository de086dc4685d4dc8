<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Split_Test;

use Frontage\Base\Settings\Options;
use Frontage\Blocks\Split_Test\Record_Split;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Records;
use Frontage\Http\Proxies;
use Frontage\Tests\Domain\Split_Tests\Split_Case;
use Frontage\Tests\Site_Server;

/** Tests that visitors at the same time are counted exactly, behind a real web server. */
final class SplitUnderLoadTest extends Split_Case {
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
		Options::save( array(), array( Options::SITE => array( Proxies::KEY => '127.0.0.1' ) ) );
		$this->make_test();
	}

	public function test_visitors_of_many_networks_count_exactly(): void {
		$people = array_map( static fn ( int $number ): string => "203.0.$number.7", range( 1, self::CLIENTS ) );
		$this->visit( $people );
		$each = array(
			'click_goal' => 100,
			'view_page'  => 100,
		);
		self::assertSame( array( $each, $each ), Split_Counts::totals( self::TEST ) );
	}

	public function test_one_visitor_who_sends_everything_at_once_counts_once(): void {
		$this->visit( array_fill( 0, self::CLIENTS, '203.0.113.7' ), 'The same' );
		$each = array(
			'click_goal' => 1,
			'view_page'  => 1,
		);
		self::assertSame( array( $each, $each ), Split_Counts::totals( self::TEST ) );
	}

	public function test_one_network_counts_up_to_its_limit(): void {
		$this->visit( array_fill( 0, self::CLIENTS, '203.0.113.7' ) );
		$totals = Split_Counts::totals( self::TEST );
		self::assertSame( Split_Records::PER_HOUR, array_sum( array_column( $totals, 'view_page' ) ) );
		self::assertSame( Split_Records::PER_HOUR, array_sum( array_column( $totals, 'click_goal' ) ) );
	}

	/**
	 * Sends what each visitor did, all at once: half of them in each variant.
	 *
	 * @param list<string> $addresses IP address of each visitor.
	 * @param string       $agent Browser of all of them; empty for one each.
	 */
	private function visit( array $addresses, string $agent = '' ): void {
		$answers = self::$server->send_all(
			array_map(
				static fn ( string $address, int $number ): array => array(
					'agent'   => '' === $agent ? "Reader $number" : $agent,
					'headers' => array( 'Sec-Fetch-Site: same-origin', "X-Forwarded-For: $address" ),
					'fields'  => array(
						'action'           => Record_Split::NAME,
						'stats_data_array' => (string) wp_json_encode(
							array_map(
								static fn ( string $type ): array => array(
									'test_id'     => self::TEST,
									'subject_id'  => $number % 2,
									'record_type' => $type,
								),
								array( 'view_page', 'click_goal' )
							)
						),
					),
				),
				$addresses,
				array_keys( $addresses )
			)
		);
		self::assertSame( array( 204 => count( $addresses ) ), array_count_values( array_column( $answers, 'status' ) ) );
	}
}
