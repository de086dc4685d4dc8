<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking\Test;

use Frontage\Base\Settings\Options;
use Frontage\Features\Link_Tracking\Count_Link;
use Frontage\Features\Link_Tracking\Link_Daily_Stats;
use Frontage\Tests\Crowd;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that clicks of many people at once are counted exactly, behind a real web server. */
#[Group( 'once' )]
final class LinksUnderLoadTest extends TestCase {
	use Crowd;

	protected const ISOLATION = 'snapshot';

	private const CLIENTS = 200;

	/**
	 * Sends one click per address, all at once, on as many targets as are given.
	 *
	 * @param list<string> $addresses IP address of each person.
	 * @param int          $targets Number of targets.
	 * @return array<string, int> Clicks by target.
	 */
	private function click( array $addresses, int $targets ): array {
		Options::save( array( 'features' => array( 'link-tracking' => true ) ), array() );
		$fields = static fn ( int $number ): array => array(
			'action'    => Count_Link::NAME,
			'link_type' => 'outbound-link',
			'link_url'  => 'https://shop.test/' . ( $number % $targets ),
		);
		$this->send_at_once( $addresses, $fields, 204 );
		return array_column( Link_Daily_Stats::sums( 'target', 1, self::CLIENTS ), 'hits', 'key' );
	}

	#[Group( 'deep' )]
	public function test_people_of_many_networks_count_exactly(): void {
		$found = $this->click( self::people( self::CLIENTS ), 2 );
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
		$found = $this->click( self::neighbors( self::CLIENTS ), 1 );
		self::assertSame( array( 'shop.test/0' => Count_Link::PER_HOUR ), $found );
	}

	public function test_many_new_targets_at_once_are_all_counted(): void {
		$found = $this->click( self::people( self::CLIENTS ), self::CLIENTS );
		self::assertCount( self::CLIENTS, $found );
		self::assertSame( self::CLIENTS, array_sum( $found ) );
	}
}
