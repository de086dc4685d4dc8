<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad\Test;

use Frontage\Blocks\Ad\Ad_Counter;
use Frontage\Blocks\Ad\Adrotate_Click;
use Frontage\Blocks\Ad\Adrotate_Impression;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Totals;
use Frontage\Tests\Adverts;
use Frontage\Tests\Crowd;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that ads seen and clicked by many people at once are counted exactly, behind a real web server. */
#[Group( 'once' )]
final class AdsUnderLoadTest extends TestCase {
	use Crowd;

	protected const ISOLATION = 'snapshot';

	private const CLIENTS = 200;

	#[Group( 'deep' )]
	public function test_people_of_many_networks_count_exactly(): void {
		$ad = Adverts::make();
		$this->send( self::people( self::CLIENTS ), $ad, array( Adrotate_Impression::NAME, Adrotate_Click::NAME ) );
		$counts = array(
			'impressions' => self::CLIENTS / 2,
			'clicks'      => self::CLIENTS / 2,
		);
		self::assertSame( $counts, Ad_Totals::of( array( $ad ) )[ $ad ] );
		self::assertSame( array( $counts ), array_values( Ad_Daily_Stats::by_day( 1, $ad ) ) );
		self::assertSame( array( $counts ), array_values( Ad_Daily_Stats::by_post( $ad, 1, 9 ) ) );
	}

	public function test_a_budget_is_spent_exactly(): void {
		$ad = Adverts::make( array( 'maxClicks' => 50 ) );
		$this->send( self::people( self::CLIENTS ), $ad, array( Adrotate_Click::NAME ) );
		self::assertSame( 50, Ad_Totals::of( array( $ad ) )[ $ad ]['clicks'] );
		self::assertSame( array( 50 ), array_column( Ad_Daily_Stats::by_day( 1, $ad ), 'clicks' ) );
	}

	#[Group( 'deep' )]
	public function test_one_network_counts_up_to_its_limit(): void {
		$ad = Adverts::make();
		$this->send( self::neighbors( self::CLIENTS ), $ad, array( Adrotate_Click::NAME ) );
		self::assertSame( Ad_Counter::LIMITS['clicks']['hour'], Ad_Totals::of( array( $ad ) )[ $ad ]['clicks'] );
	}

	#[Group( 'deep' )]
	public function test_a_replayed_token_counts_once(): void {
		$ad = Adverts::make();
		$this->send( self::neighbors( self::CLIENTS ), $ad, array( Adrotate_Click::NAME ), 'Reader' );
		self::assertSame( 1, Ad_Totals::of( array( $ad ) )[ $ad ]['clicks'] );
	}

	/**
	 * Sends one request per address, all at once.
	 *
	 * @param list<string> $addresses IP address of each person.
	 * @param int $id Ad.
	 * @param list<string> $actions In turn.
	 * @param string $agent Browser of all of them; empty for one each.
	 */
	private function send( array $addresses, int $id, array $actions, string $agent = '' ): void {
		$token  = Adverts::token( $id );
		$fields = static fn ( int $number ): array => array(
			'action' => $actions[ $number % count( $actions ) ],
			'track'  => $token,
		);
		$this->send_at_once( $addresses, $fields, 204, $agent );
	}
}
