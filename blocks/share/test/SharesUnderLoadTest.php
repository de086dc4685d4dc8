<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Share\Test;

use Frontage\Base\Settings\Options;
use Frontage\Blocks\Share\Record_Share;
use Frontage\Domain\Share\Share_Counts;
use Frontage\Domain\Share\Share_Days;
use Frontage\Domain\Store\Counters;
use Frontage\Http\Proxies;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;

/** Tests that presses of many people at once are counted exactly, behind a real web server. */
final class SharesUnderLoadTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	private const CLIENTS = 200;

	/** Presses of one network of computers that count for a post in an hour (SECURITY.md, Abuse). */
	private const OF_A_NETWORK = 60;

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
	}

	/**
	 * Sends one press per address, all at once.
	 *
	 * @param int          $post Post ID.
	 * @param list<string> $addresses IP address of each person.
	 */
	private function press( int $post, array $addresses ): void {
		$record  = array(
			'action'  => 'share',
			'network' => 'facebook',
			'post_id' => $post,
		);
		$answers = self::$server->send_all(
			array_map(
				static fn ( string $address, int $number ): array => array(
					'agent'   => "Reader $number",
					'headers' => array( 'Sec-Fetch-Site: same-origin', "X-Forwarded-For: $address" ),
					'fields'  => array(
						'action'           => Record_Share::NAME,
						'stats_data_array' => (string) wp_json_encode( $record ),
					),
				),
				$addresses,
				array_keys( $addresses )
			)
		);
		self::assertSame( array( 200 => count( $addresses ) ), array_count_values( array_column( $answers, 'status' ) ) );
	}

	/**
	 * Returns what is counted for a post: of its network, in all, and on this day.
	 *
	 * @return list<int>
	 */
	private function counted( int $post ): array {
		$today = array_filter( Share_Days::sums( 'post', 1, self::CLIENTS ), static fn ( array $row ): bool => "$post" === $row['key'] );
		$hits  = array_sum( array_column( $today, 'hits' ) );
		return array( Counters::get( 'share-facebook', $post ), Counters::get( Share_Counts::TOTAL, $post ), (int) $hits );
	}

	public function test_people_of_many_networks_count_exactly(): void {
		$post = $this->make_post();
		$this->press( $post, array_map( static fn ( int $number ): string => "203.0.$number.7", range( 1, self::CLIENTS ) ) );
		self::assertSame( array_fill( 0, 3, self::CLIENTS ), $this->counted( $post ) );
	}

	public function test_one_network_counts_up_to_its_limit(): void {
		$post = $this->make_post();
		$this->press( $post, array_fill( 0, self::CLIENTS, '203.0.113.7' ) );
		self::assertSame( array_fill( 0, 3, self::OF_A_NETWORK ), $this->counted( $post ) );
	}
}
