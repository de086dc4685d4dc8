<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Split_Test;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Blocks\Split_Test\Record_Split;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Records;
use Frontage\Domain\Store\Day_Table;
use Frontage\Http\Response;
use Frontage\Tests\Domain\Split_Tests\Split_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what the action counts, and that what is forged, sent again, foreign or paused counts nothing. */
final class RecordTest extends Split_TestCase {
	public function test_a_visitor_counts_once_in_each_record_type(): void {
		$this->make_test();
		for ( $time = 0; $time < 3; $time++ ) {
			$response = $this->record( 'view_page' );
			self::assertSame( array( 204, '' ), array( $response->status, $response->body ) );
			$this->record( 'click_goal' );
		}
		$this->record( 'read_page', 1 );
		self::assertSame(
			array(
				0 => array(
					'click_goal' => 1,
					'view_page'  => 1,
				),
				1 => array( 'read_page' => 1 ),
			),
			Split_Counts::totals( self::TEST )
		);
		self::assertSame( array( Day_Table::day( 0 ) => Split_Counts::totals( self::TEST ) ), Split_Counts::days( self::TEST ) );
	}

	public function test_other_visitors_count_too_and_several_records_may_come_at_once(): void {
		$this->make_test();
		$records = array( self::one( 'view_page', 1 ), self::one( 'read_page', 1 ), self::one( 'click_goal', 1 ) );
		foreach ( array( 'A', 'B' ) as $agent ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $agent";
			self::assertSame( 204, $this->send( $records )->status );
			self::assertSame( 204, $this->send( $records )->status );
		}
		$expected = array( 1 => array( 'click_goal' => 2, 'read_page' => 2, 'view_page' => 2 ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( $expected, Split_Counts::totals( self::TEST ) );
	}

	public function test_robots_that_say_so_count_nothing(): void {
		$this->make_test();
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0; +http://bing.com/bot) Chrome/150.0';
		self::assertSame( 204, $this->record( 'view_page' )->status );
		self::assertSame( array(), Split_Counts::totals( self::TEST ) );
	}

	public function test_what_is_forged_counts_nothing_and_is_answered_as_usual(): void {
		$this->make_test();
		foreach ( array( self::OTHER, strtoupper( self::TEST ), 'x', "' OR 1=1 --", '<script>' ) as $id ) {
			self::assertSame( 204, $this->record( 'view_page', 0, $id )->status );
		}
		self::assertSame( 204, $this->record( 'view_page', 2 )->status );
		self::assertSame( 204, $this->record( 'view_page', 999 )->status );
		self::assertSame( 204, $this->record( 'con_goal' )->status );
		self::assertSame( array(), Split_Counts::totals( self::TEST ) );
		self::assertSame( 0, self::rows() );
	}

	public function test_tests_that_do_not_run_count_nothing(): void {
		$post = $this->make_test( array( 'state' => 'paused' ) );
		self::assertSame( 204, $this->record( 'view_page' )->status );
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'draft',
			)
		);
		self::assertSame( 204, $this->record( 'view_page' )->status );
		wp_publish_post( $post );
		wp_trash_post( $post );
		self::assertSame( 204, $this->record( 'view_page' )->status );
		wp_delete_post( $post, true );
		self::assertSame( 204, $this->record( 'view_page' )->status );
		self::assertSame( 0, self::rows() );
		$this->make_test();
		$this->record( 'view_page' );
		self::assertSame( 1, self::rows() );
	}

	public function test_staff_count_nothing(): void {
		$this->make_test();
		$this->act_as( 1 );
		self::assertSame( 204, $this->record( 'view_page' )->status );
		self::assertSame( 0, self::rows() );
	}

	public function test_the_same_visitor_is_new_on_the_next_day(): void {
		$this->make_test();
		$this->record( 'view_page' );
		Clock::stop( Clock::now() + DAY_IN_SECONDS );
		Values::forget();
		$this->record( 'view_page' );
		$next = Day_Table::day( 0 );
		Clock::stop( null );
		self::assertSame( array( 0 => array( 'view_page' => 2 ) ), Split_Counts::totals( self::TEST ) );
		self::assertCount( 2, Split_Counts::days( self::TEST ) );
		self::assertCount( 1, Split_Counts::days( self::TEST, $next ) );
	}

	public function test_one_network_counts_up_to_its_limit_whatever_browsers_it_names(): void {
		$this->make_test();
		for ( $number = 0; $number < Split_Records::PER_HOUR + 5; $number++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $number";
			self::assertSame( 204, $this->record( 'view_page' )->status );
		}
		self::assertSame( array( 0 => array( 'view_page' => 60 ) ), Split_Counts::totals( self::TEST ) );
		self::assertSame( array( 60, 120 ), array( Split_Records::PER_HOUR, Split_Records::PER_MINUTE ) );
	}

	/**
	 * Returns values that are refused, and the field that is named.
	 *
	 * @return array<string, array{mixed, string}>
	 */
	public static function wrong(): array {
		$with = static fn ( string $field, mixed $value ): array => array(
			wp_json_encode( array( $field => $value ) + self::one( 'view_page' ) ),
			"stats_data_array.$field",
		);
		return array(
			'nothing'         => array( '', 'stats_data_array' ),
			'text'            => array( 'x', 'stats_data_array' ),
			'number'          => array( '7', 'stats_data_array' ),
			'list of texts'   => array( '["a"]', 'stats_data_array' ),
			'too many'        => array( wp_json_encode( array_fill( 0, 31, array() ) ), 'stats_data_array' ),
			'no test'         => $with( 'test_id', null ),
			'object as test'  => $with( 'test_id', array( 'a' => 'b' ) ),
			'huge test'       => $with( 'test_id', str_repeat( 'a', 4000 ) ),
			'NaN'             => $with( 'subject_id', 'NaN' ),
			'negative'        => $with( 'subject_id', -1 ),
			'list as subject' => $with( 'subject_id', array( 1 ) ),
			'other type'      => $with( 'record_type', 'sale' ),
			'list as type'    => $with( 'record_type', array( 'view_page' ) ),
			'form fields'     => array( array( 'test_id' => 'a' ), 'stats_data_array.subject_id' ),
		);
	}

	#[DataProvider( 'wrong' )]
	public function test_refuses_a_wrong_request_and_names_the_field( mixed $value, string $field ): void {
		$this->make_test();
		$response = $this->call( Record_Split::NAME, array( 'stats_data_array' => $value ) );
		self::assertSame( array( 400, $field ), array( $response->status, $response->data()['field'] ) );
		self::assertSame( 0, self::rows() );
	}

	public function test_refuses_other_sites_other_methods_and_large_requests(): void {
		$fields  = array( 'stats_data_array' => (string) wp_json_encode( self::one( 'view_page' ) ) );
		$foreign = $this->call( Record_Split::NAME, $fields, array( 'sec-fetch-site' => 'cross-site' ) );
		self::assert_refused( 403, 'foreign_origin', $foreign );
		self::assert_refused( 405, 'wrong_method', $this->call( Record_Split::NAME, $fields, self::OWN_PAGE, 'GET' ) );
		self::assert_refused( 413, 'too_large', $this->call( Record_Split::NAME, $fields, self::OWN_PAGE, 'POST', 9000 ) );
	}

	public function test_stores_nothing_about_the_visitor(): void {
		global $wpdb;
		$this->make_test();
		$_SERVER['REMOTE_ADDR']     = '203.0.113.7';
		$_SERVER['HTTP_USER_AGENT'] = 'Telltale 9';
		$this->record( 'view_page' );
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', Tables::name( 'split_days' ) ), ARRAY_A );
		self::assertSame( array( 'test', 'day', 'subject', 'record', 'hits' ), array_keys( $rows[0] ) );
		$votes = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', Tables::name( 'votes' ) ), ARRAY_A );
		self::assertSame( Clock::day(), $votes[0]['created'] );
		self::assertMatchesRegularExpression( '/^a[0-9a-f]{31}$/', $votes[0]['visitor'] );
		self::assertDoesNotMatchRegularExpression( '/203\.0|Telltale/', (string) wp_json_encode( array( $rows, $votes ) ) );
	}

	/**
	 * Reports one thing.
	 *
	 * @param string $type Record type.
	 * @phpstan-impure
	 */
	private function record( string $type, int $subject = 0, string $test = self::TEST ): Response {
		return $this->send( self::one( $type, $subject, $test ) );
	}

	/**
	 * Sends data.
	 *
	 * @param array<array-key, mixed> $data Record, or a list.
	 * @phpstan-impure
	 */
	private function send( array $data ): Response {
		return $this->call( Record_Split::NAME, array( 'stats_data_array' => (string) wp_json_encode( $data ) ) );
	}

	/**
	 * Returns a record.
	 *
	 * @param string $type Record type.
	 * @return array{test_id: string, subject_id: int, record_type: string}
	 */
	private static function one( string $type, int $subject = 0, string $test = self::TEST ): array {
		return array(
			'test_id'     => $test,
			'subject_id'  => $subject,
			'record_type' => $type,
		);
	}

	/** Returns the number of rows of counts. */
	private static function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'split_days' ) ) );
	}
}
