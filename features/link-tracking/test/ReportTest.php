<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking\Test;

use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Day_Table;
use Frontage\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Tests the owner's report and its file. */
final class ReportTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 1 );
	}

	public function test_only_owners_may_read_it(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( self::ask( '/links' )->get_status(), array( 401, 403 ) );
			self::assertContains( self::ask( '/links/export' )->get_status(), array( 401, 403 ) );
		}
	}

	public function test_says_whether_anything_is_counted(): void {
		self::assertFalse( self::ask( '/links' )->get_data()['isOn'] );
		update_option( Options::OPTION, array( 'on' => array( 'features' => array( 'link-tracking' => true ) ) ) );
		self::assertTrue( self::ask( '/links' )->get_data()['isOn'] );
		self::assertSame( array(), self::ask( '/links' )->get_data()['day'] );
	}

	public function test_adds_up_what_was_counted_in_the_period(): void {
		$post = $this->make_post( array( 'post_title' => 'Cups &amp; <b>tea</b>' ) );
		self::add( 0, 'tel', 'tel:', $post, 3 );
		self::add( 6, 'download', 'example.org/a.pdf', $post, 4 );
		self::add( 6, 'outbound-link', 'example.org/a.pdf', 0, 1 );
		self::add( 7, 'tel', 'tel:', 0, 100 );
		$report = self::ask( '/links', array( 'days' => 7 ) )->get_data();
		self::assertSame(
			array(
				Day_Table::day( 6 ) => 5,
				Day_Table::day( 0 ) => 3,
			),
			array_column( $report['day'], 'hits', 'key' )
		);
		self::assertSame( array( 4, 3, 1 ), array_column( $report['target'], 'hits' ) );
		self::assertSame( array( 'download', 'tel', 'outbound-link' ), array_column( $report['target'], 'type' ) );
		self::assertSame( array( 'download', 'tel', 'outbound-link' ), array_column( $report['type'], 'key' ) );
		self::assertSame( array( 'Cups & tea', '' ), array_column( $report['post'], 'label' ) );
		self::assertSame( (string) get_permalink( $post ), $report['post'][0]['url'] );
		$phones = self::ask( '/links', array( 'days' => 8, 'type' => 'tel' ) )->get_data(); // phpcs:ignore WordPress.Arrays
		self::assertSame( 103, array_sum( array_column( $phones['day'], 'hits' ) ) );
		self::assertSame( array( 'tel' ), array_column( $phones['type'], 'key' ) );
	}

	public function test_refuses_other_periods_and_types(): void {
		foreach ( array( 0, 731, 'x', array( 'a' => 'b' ) ) as $days ) {
			self::assertSame( 400, self::ask( '/links', array( 'days' => $days ) )->get_status() );
			self::assertSame( 400, self::ask( '/links/export', array( 'days' => $days ) )->get_status() );
		}
		self::assertSame( 400, self::ask( '/links', array( 'type' => 'internal' ) )->get_status() );
		self::assertSame( 400, self::ask( '/links/export', array( 'type' => array( 'tel' ) ) )->get_status() );
	}

	public function test_the_file_has_every_row_and_no_formula(): void {
		$post = $this->make_post( array( 'post_title' => '=HYPERLINK("https://evil.test")' ) );
		self::add( 0, 'tel', 'tel:', $post, 3 );
		self::add( 1, 'download', 'example.org/a,b.pdf', 0, 4 );
		$file = self::ask( '/links/export', array( 'days' => 2 ) )->get_data();
		self::assertMatchesRegularExpression( '/^links-\d{4}-\d\d-\d\d\.csv$/', $file['name'] );
		$lines = explode( "\r\n", trim( $file['text'] ) );
		self::assertSame( "\xEF\xBB\xBFDate,Type,Target,Post ID,Post,Clicks", $lines[0] );
		self::assertSame( Day_Table::day( 1 ) . ',download,"example.org/a,b.pdf",0,,4', $lines[1] );
		self::assertSame( Day_Table::day( 0 ) . ",tel,tel:,$post,\"'=HYPERLINK(\"\"https://evil.test\"\")\",3", $lines[2] );
	}

	/**
	 * Puts clicks into the table.
	 *
	 * @param int $ago Days ago.
	 */
	private static function add( int $ago, string $type, string $target, int $post, int $hits ): void {
		global $wpdb;
		$mark = md5( $target );
		$row  = array( 'day' => Day_Table::day( $ago ) ) + compact( 'type', 'mark', 'target', 'post', 'hits' );
		$wpdb->insert( Tables::name( 'link_days' ), $row );
	}

	/**
	 * Asks an endpoint.
	 *
	 * @param array<string, mixed> $params Query.
	 */
	private static function ask( string $route, array $params = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', "/frontage/v1$route" );
		$request->set_query_params( $params );
		return rest_do_request( $request );
	}
}
