<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share\Test;

use Frontage\Blocks\Share\Record_Share;
use Frontage\Domain\Share\Share_Counts;
use Frontage\Domain\Share\Share_Daily_Stats;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\Crowd;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that presses of many people at once are counted exactly, behind a real web server. */
#[Group( 'once' )]
final class SharesUnderLoadTest extends TestCase {
	use Crowd;

	protected const ISOLATION = 'snapshot';

	private const CLIENTS = 200;

	/** Presses of one network of computers that count for a post in an hour (SECURITY.md, Abuse). */
	private const OF_A_NETWORK = 60;

	/**
	 * Sends one press per address, all at once.
	 *
	 * @param int          $post Post ID.
	 * @param list<string> $addresses IP address of each person.
	 */
	private function press( int $post, array $addresses ): void {
		$record = array(
			'action'  => 'share',
			'network' => 'facebook',
			'post_id' => $post,
		);
		$fields = static fn (): array => array(
			'action'           => Record_Share::NAME,
			'stats_data_array' => (string) wp_json_encode( $record ),
		);
		$this->send_at_once( $addresses, $fields, 200 );
	}

	/**
	 * Returns what is counted for a post: of its network, in all, and on this day.
	 *
	 * @return list<int>
	 */
	private function counted( int $post ): array {
		$sums  = Share_Daily_Stats::sums( 'post', 1, self::CLIENTS );
		$today = array_filter( $sums, static fn ( array $row ): bool => "$post" === $row['key'] );
		$hits  = array_sum( array_column( $today, 'hits' ) );
		return array( Counters::get( 'share-facebook', $post ), Counters::get( Share_Counts::TOTAL, $post ), (int) $hits );
	}

	#[Group( 'deep' )]
	public function test_people_of_many_networks_count_exactly(): void {
		$post = $this->make_post();
		$this->press( $post, self::people( self::CLIENTS ) );
		self::assertSame( array_fill( 0, 3, self::CLIENTS ), $this->counted( $post ) );
	}

	public function test_one_network_counts_up_to_its_limit(): void {
		$post = $this->make_post();
		$this->press( $post, self::neighbors( self::CLIENTS ) );
		self::assertSame( array_fill( 0, 3, self::OF_A_NETWORK ), $this->counted( $post ) );
	}
}
