<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Split_Test;

use Frontage\Blocks\Split_Test\Record_Split;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Records;
use Frontage\Tests\Crowd;
use Frontage\Tests\Domain\Split_Tests\Split_TestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that visitors at the same time are counted exactly, behind a real web server. */
#[Group( 'once' )]
final class SplitUnderLoadTest extends Split_TestCase {
	use Crowd;

	protected const ISOLATION = 'snapshot';

	private const CLIENTS = 200;

	#[Group( 'deep' )]
	public function test_visitors_of_many_networks_count_exactly(): void {
		$this->visit( self::people( self::CLIENTS ) );
		$each = array(
			'click_goal' => 100,
			'view_page'  => 100,
		);
		self::assertSame( array( $each, $each ), Split_Counts::totals( self::TEST ) );
	}

	public function test_one_visitor_who_sends_everything_at_once_counts_once(): void {
		$this->visit( self::neighbors( self::CLIENTS ), 'The same' );
		$each = array(
			'click_goal' => 1,
			'view_page'  => 1,
		);
		self::assertSame( array( $each, $each ), Split_Counts::totals( self::TEST ) );
	}

	#[Group( 'deep' )]
	public function test_one_network_counts_up_to_its_limit(): void {
		$this->visit( self::neighbors( self::CLIENTS ) );
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
		$this->make_test();
		$did    = static fn ( int $subject, string $type ): array => array(
			'test_id'     => self::TEST,
			'subject_id'  => $subject,
			'record_type' => $type,
		);
		$fields = static fn ( int $number ): array => array(
			'action'           => Record_Split::NAME,
			'stats_data_array' => (string) wp_json_encode( array( $did( $number % 2, 'view_page' ), $did( $number % 2, 'click_goal' ) ) ),
		);
		$this->send_at_once( $addresses, $fields, 204, $agent );
	}
}
