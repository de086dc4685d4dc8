<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking\Test;

use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Day_Table;
use Frontage\Features\Link_Tracking\Count_Link;
use Frontage\Features\Link_Tracking\Link_Daily_Stats;
use Frontage\Http\Response;
use Frontage\Tests\Http\Action_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what the action counts, what it refuses, and what nobody can fill. */
final class CountLinkTest extends Action_TestCase {
	private const AWAY = 'https://shop.test/cups';

	protected function setUp(): void {
		parent::setUp();
		self::choose( array() );
	}

	public function test_counts_by_day_type_target_and_page(): void {
		$post = $this->make_post();
		self::assertSame( array( 204, '' ), array( $this->click( self::AWAY, $post )->status, $this->click( self::AWAY, $post )->body ) );
		$this->click( self::AWAY . '?a=b' );
		$this->click( 'https://shop.test/Cups' );
		$this->click( 'mailto:@example.com', 0, 'mailto' );
		self::assertSame(
			array(
				array( 'shop.test/cups', 3, 'outbound-link' ),
				array( 'mailto:@example.com', 1, 'mailto' ),
				array( 'shop.test/Cups', 1, 'outbound-link' ),
			),
			array_map( static fn ( array $row ): array => array( $row['key'], $row['hits'], $row['type'] ), self::sums( 'target' ) )
		);
		self::assertSame(
			array(
				0     => 3,
				$post => 2,
			),
			array_column( self::sums( 'post' ), 'hits', 'key' )
		);
		self::assertSame( array( Day_Table::day( 0 ) => 5 ), array_column( self::sums( 'day' ), 'hits', 'key' ) );
		$sums = Link_Daily_Stats::sums( 'type', 1, 10, 'outbound-link' );
		self::assertSame( array( 'outbound-link' => 4 ), array_column( $sums, 'hits', 'key' ) );
		self::assertSame( array(), Link_Daily_Stats::sums( 'day', 1, 10, 'download' ) );
	}

	public function test_posts_that_are_not_public_are_not_named(): void {
		$this->click( self::AWAY, $this->make_post( array( 'post_status' => 'private' ) ) );
		$this->click( self::AWAY, 987_654_321 );
		self::assertSame( array( 0 => 2 ), array_column( self::sums( 'post' ), 'hits', 'key' ) );
	}

	/**
	 * Returns requests that are refused, and the field that is named.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function wrong(): array {
		return array(
			'no type'       => array( array( 'link_type' => null ), 'link_type' ),
			'other type'    => array( array( 'link_type' => 'internal' ), 'link_type' ),
			'list as type'  => array( array( 'link_type' => array( 'tel' ) ), 'link_type' ),
			'no address'    => array( array( 'link_url' => '' ), 'link_url' ),
			'list'          => array( array( 'link_url' => array( 'a' => 'b' ) ), 'link_url' ),
			'script'        => array( array( 'link_url' => 'javascript:alert(1)' ), 'link_url' ),
			'words'         => array( array( 'link_url' => "'; DROP TABLE x; --" ), 'link_url' ),
			'too long'      => array( array( 'link_url' => 'https://shop.test/' . str_repeat( 'a', 1000 ) ), 'link_url' ),
			'this site'     => array( array( 'link_url' => 'http://example.org/' ), 'link_url' ),
			'text as post'  => array( array( 'post' => 'seven' ), 'post' ),
			'negative post' => array( array( 'post' => '-1' ), 'post' ),
			'fraction'      => array( array( 'post' => 'NaN' ), 'post' ),
		);
	}

	/**
	 * Refuses wrong requests.
	 *
	 * @param array<string, mixed> $wrong Fields that are wrong.
	 */
	#[DataProvider( 'wrong' )]
	public function test_refuses_a_wrong_request_and_names_the_field( array $wrong, string $field ): void {
		$usual    = array(
			'link_type' => 'outbound-link',
			'link_url'  => self::AWAY,
			'post'      => '0',
		);
		$response = $this->call( Count_Link::NAME, array_merge( $usual, $wrong ) );
		self::assertSame( array( 400, $field ), array( $response->status, $response->data()['field'] ) );
		self::assertSame( array(), self::sums( 'day' ) );
	}

	public function test_refuses_other_sites_other_methods_and_large_requests(): void {
		$fields = array(
			'link_type' => 'outbound-link',
			'link_url'  => self::AWAY,
		);
		self::assert_refused( 403, 'foreign_origin', $this->call( Count_Link::NAME, $fields, array( 'sec-fetch-site' => 'cross-site' ) ) );
		self::assert_refused( 403, 'foreign_origin', $this->call( Count_Link::NAME, $fields, array( 'origin' => 'https://evil.test' ) ) );
		self::assert_refused( 405, 'wrong_method', $this->call( Count_Link::NAME, $fields, self::OWN_PAGE, 'GET' ) );
		self::assert_refused( 413, 'too_large', $this->call( Count_Link::NAME, $fields, self::OWN_PAGE, 'POST', 5000 ) );
		self::assertSame( array(), self::sums( 'day' ) );
	}

	public function test_a_flood_is_answered_as_usual_and_not_counted(): void {
		for ( $click = 0; $click < Count_Link::PER_MINUTE + 5; $click++ ) {
			self::assertSame( 204, $this->click( self::AWAY . "/$click" )->status );
		}
		self::assertSame( array( Count_Link::PER_MINUTE ), array_column( self::sums( 'day' ), 'hits' ) );
		for ( $click = 0; $click < Count_Link::PER_HOUR + 5; $click++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $click";
			self::assertSame( 204, $this->click( 'https://other.test/' )->status );
		}
		$hits = array_column( self::sums( 'target' ), 'hits', 'key' );
		self::assertSame( Count_Link::PER_HOUR, $hits['other.test/'] );
		self::assertSame( array( 20, 60 ), array( Count_Link::PER_MINUTE, Count_Link::PER_HOUR ) );
	}

	public function test_nobody_can_fill_the_table_and_what_has_no_row_counts_together(): void {
		global $wpdb;
		add_filter(
			'frontage_rate_limits',
			static fn ( array $limits, string $name ): array => 'link-rows' === $name ? array( DAY_IN_SECONDS => 3 ) : $limits,
			10,
			2
		);
		for ( $click = 0; $click < 8; $click++ ) {
			$this->click( "https://shop.test/$click", $this->make_post() );
		}
		$this->click( 'https://shop.test/1' );
		self::assertSame( 9, array_sum( array_column( self::sums( 'day' ), 'hits' ) ) );
		$hits = array_column( self::sums( 'target' ), 'hits', 'key' );
		self::assertSame( 6, $hits[ Link_Daily_Stats::OTHER ] );
		self::assertSame( '4', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'link_days' ) ) ) );
		self::assertSame( array( 2000, 300 ), array( Link_Daily_Stats::ROWS_PER_DAY, Link_Daily_Stats::ROWS_OF_A_NETWORK ) );
	}

	public function test_one_network_with_invented_targets_counts_up_to_a_limit(): void {
		$rows = 5;
		add_filter(
			'frontage_rate_limits',
			static fn ( array $limits, string $name ): array => 'link-rows' === $name ? array( DAY_IN_SECONDS => $rows ) : $limits,
			10,
			2
		);
		$most = $rows + Link_Daily_Stats::OTHER_PER_HOUR;
		for ( $click = 0; $click < $most + 20; $click++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $click";
			self::assertSame( 204, $this->click( "https://shop.test/$click" )->status );
		}
		self::assertSame( array( $most ), array_column( self::sums( 'day' ), 'hits' ) );
		$hits = array_column( self::sums( 'target' ), 'hits', 'key' );
		self::assertSame( Link_Daily_Stats::OTHER_PER_HOUR, $hits[ Link_Daily_Stats::OTHER ] ?? null );
	}

	public function test_counts_nothing_where_the_owner_does_not_want_it(): void {
		self::choose( array( 'report' => false ) );
		self::assertSame( 204, $this->click( self::AWAY )->status );
		self::choose( array(), false );
		self::assertSame( 404, $this->click( self::AWAY )->status );
		self::choose( array() );
		wp_set_current_user( 1 );
		$this->click( self::AWAY );
		self::assertSame( array(), self::sums( 'day' ) );
		self::choose( array( 'staff' => true ) );
		$this->click( self::AWAY );
		self::assertSame( array( 1 ), array_column( self::sums( 'day' ), 'hits' ) );
	}

	public function test_stores_nothing_about_the_visitor(): void {
		global $wpdb;
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		$this->click( 'mailto:ada@example.com', 0, 'mailto' );
		$this->click( 'tel:+49301234567', 0, 'tel' );
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', Tables::name( 'link_days' ) ), ARRAY_A );
		self::assertCount( 2, $rows );
		self::assertSame( array( 'day', 'type', 'mark', 'post', 'target', 'hits' ), array_keys( $rows[0] ) );
		self::assertDoesNotMatchRegularExpression( '/ada|301234567|203\.0|Test/', (string) wp_json_encode( $rows ) );
	}

	public function test_old_days_are_deleted(): void {
		global $wpdb;
		$this->click( self::AWAY );
		$old = array(
			'day'    => Day_Table::day( 800 ),
			'type'   => 'tel',
			'mark'   => md5( 'tel:' ),
			'target' => 'tel:',
		);
		$wpdb->insert( Tables::name( 'link_days' ), $old );
		self::assertCount( 2, Link_Daily_Stats::sums( 'day', 900, 900 ) );
		Link_Daily_Stats::retention_rules()[0]->clean();
		self::assertSame( array( Day_Table::day( 0 ) ), array_column( Link_Daily_Stats::sums( 'day', 900, 900 ), 'key' ) );
	}

	/**
	 * Clicks on a link.
	 *
	 * @param string $url Its address.
	 */
	private function click( string $url, int $post = 0, string $type = 'outbound-link' ): Response {
		return $this->call(
			Count_Link::NAME,
			array(
				'link_type' => $type,
				'link_url'  => $url,
				'post'      => (string) $post,
			)
		);
	}

	/**
	 * Returns today's sums.
	 *
	 * @param string $group One of `Link_Daily_Stats::GROUPS`.
	 * @return list<array{key: string, hits: int, type: string}>
	 */
	private static function sums( string $group ): array {
		return Link_Daily_Stats::sums( $group, 1, 100 );
	}

	/**
	 * Turns the feature on, with settings.
	 *
	 * @param array<string, mixed> $values By name.
	 */
	private static function choose( array $values, bool $is_on = true ): void {
		Options::save(
			array( 'features' => array( 'link-tracking' => $is_on ) ),
			array(
				'link-tracking' => $values + array(
					'report' => true,
					'staff'  => false,
				),
			)
		);
	}
}
