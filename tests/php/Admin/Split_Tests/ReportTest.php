<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Split_Tests;

use Frontage\Admin\Split_Tests\Result_Labels;

/** Tests the list of split tests, their reports and files. */
final class ReportTest extends Report_TestCase {
	public function test_only_owners_may_read(): void {
		$this->make_test();
		foreach ( array( '', '/' . self::ID, '/' . self::ID . '/export' ) as $path ) {
			$this->assert_only_administrators( fn () => $this->get( "/split-tests$path" ) );
		}
	}

	public function test_lists_tests_with_their_page_and_result(): void {
		$post = $this->make_test( array( 'post_title' => 'Cups &amp; <b>tea</b>' ), array( 'name' => 'Call' ) );
		self::count_a_winner();
		$list = self::read( $this->get( '/split-tests' ) );
		self::assertSame( array( 1, 1 ), array( $list['total'], $list['pages'] ) );
		$test = $list['tests'][0];
		self::assertSame( array( 'Call', 'click', 'running' ), array( $test['name'], $test['goal'], $test['state'] ) );
		self::assertSame( 4000, $test['visitors'] );
		self::assertSame( array( 'Cups & tea', get_permalink( $post ) ), array( $test['page']['title'], $test['page']['view'] ) );
		self::assertSame( array( 1, '“Short” is ahead' ), array( $test['winner'], $test['result'] ) );
		self::assertSame( 0, self::read( $this->get( '/split-tests', array( 'state' => 'ended' ) ) )['total'] );
		self::assertSame( array(), self::read( $this->get( '/split-tests', array( 'page' => 2 ) ) )['tests'] );
	}

	public function test_a_test_without_visitors_says_what_it_needs(): void {
		$this->make_test();
		$report = $this->report();
		self::assertSame( array( 'waiting', null, 0 ), array( $report['verdict'], $report['winner'], $report['days'] ) );
		self::assertStringContainsString( 'at least 100 visitors', $report['words'][1] );
		self::assertSame( array( null, null ), array_column( $report['variants'], 'rate' ) );
		self::assertSame( array(), $report['chart']['times'] );
	}

	public function test_reports_a_winner_with_its_limits(): void {
		$this->make_test();
		self::count_a_winner();
		$report = $this->report();
		self::assertSame( array( 'winner', 1, 10 ), array( $report['verdict'], $report['winner'], $report['days'] ) );
		self::assertSame( 'Use “Short”: with 95% confidence, it is better than the control.', $report['words'][0] );
		list( $control, $short ) = $report['variants'];
		self::assertSame( array( 'Control', 2000, 100 ), array( $control['name'], $control['visitors'], $control['goals'] ) );
		self::assertSame( array( 0.05, 0.1 ), array( $control['rate'], $short['rate'] ) );
		self::assertEqualsWithDelta( 0.4, $control['bounced'], 1e-9 );
		self::assertSame( array( '+100%', true ), array( $short['comparison']['text'], $short['comparison']['isBetter'] ) );
		list( $low, $high ) = explode( ' to ', $short['comparison']['limits'] );
		self::assertSame( "With the same confidence, the difference is between $low and $high.", $report['words'][1] );
		self::assertNull( $control['comparison'] );
		self::assertSame( array(), $report['cautions'] );
		self::assertCount( 10, $report['chart']['times'] );
		$last = static fn ( array $line ): float => $line['rates'][9];
		self::assertSame( array( 0.05, 0.1 ), array_map( $last, $report['chart']['lines'] ) );
	}

	public function test_says_that_there_is_no_winner_and_that_a_week_is_not_over(): void {
		$this->make_test();
		self::count_visitors( 0, 500, 25 );
		self::count_visitors( 1, 500, 30 );
		$report = $this->report();
		self::assertSame( array( 'open', null ), array( $report['verdict'], $report['winner'] ) );
		self::assertStringContainsString( '(estimate)', $report['words'][1] );
		self::assertStringContainsString( 'less than a week', $report['cautions'][0] );
		self::assertSame( 'No winner yet', self::read( $this->get( '/split-tests' ) )['tests'][0]['result'] );
	}

	public function test_warns_if_visitors_are_not_spread_as_planned(): void {
		$this->make_test();
		self::count_visitors( 0, 1000, 50 );
		self::count_visitors( 1, 700, 200 );
		$report = $this->report();
		self::assertSame( array( 'mismatch', null ), array( $report['verdict'], $report['winner'] ) );
		self::assertStringContainsString( 'cannot be trusted', $report['words'][0] );
		self::assertNull( $report['variants'][1]['comparison'] );
	}

	public function test_says_that_the_goal_and_the_variants_were_changed_meanwhile(): void {
		$post = $this->make_test();
		self::count_a_winner();
		$content = self::test_markup( array( 'goal' => 'view' ) );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash( str_replace( '{"subject":1,', '{"subject":1,"weight":70,', $content ) ),
			)
		);
		$today    = wp_date( (string) get_option( 'date_format' ) );
		$cautions = $this->report()['cautions'];
		self::assertStringContainsString( "goal was changed on $today", $cautions[0] );
		self::assertStringContainsString( "weights were changed on $today", $cautions[1] );
	}

	public function test_keeps_the_counts_of_removed_variants_apart(): void {
		$this->make_test();
		self::count_a_winner();
		self::count_visitors( 7, 50, 50 );
		$report = $this->report();
		self::assertSame( 'winner', $report['verdict'] );
		self::assertSame( array( false, false, true ), array_column( $report['variants'], 'isRemoved' ) );
		self::assertSame( 'Removed variant', $report['variants'][2]['name'] );
	}

	public function test_a_long_test_is_drawn_by_month(): void {
		$this->make_test();
		foreach ( range( 0, 599, 3 ) as $ago ) {
			self::count_visitors( 0, 10, 0, 0, $ago );
		}
		$times = $this->report()['chart']['times'];
		self::assertLessThan( 25, count( $times ) );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d$/', $times[0] );
	}

	public function test_the_file_has_every_count_and_no_formula(): void {
		$this->make_post( array( 'post_content' => str_replace( '"Short"', '"=1+1"', self::test_markup() ) ) );
		self::count_visitors( 1, 3, 2 );
		$file  = self::read( $this->get( '/split-tests/' . self::ID . '/export' ) );
		$lines = explode( "\r\n", trim( $file['text'] ) );
		self::assertSame( "\xEF\xBB\xBFDate,Variant,Name,Record,Visitors", $lines[0] );
		self::assertStringEndsWith( ",1,'=1+1,click_goal,2", $lines[1] );
		self::assertMatchesRegularExpression( '/^split-test-0b0f4a5e-\d{4}-\d\d-\d\d\.csv$/', $file['name'] );
	}

	public function test_differences_are_rounded_to_what_they_are_worth(): void {
		$words = array_map( array( Result_Labels::class, 'difference' ), array( 0.1234, 0.0567, -0.0567, 0.0, 0.0004, -0.5, 42.0 ) );
		self::assertSame( array( '+12%', '+5.7%', "\u{2212}5.7%", '0.0%', '0.0%', "\u{2212}50%", '> +999%' ), $words );
	}

	public function test_hostile_requests_are_refused(): void {
		$this->make_test();
		$hostile = array( '', array( 'x' ), array( 'a' => array( 'b' => 1 ) ), -1, 1.5, PHP_INT_MAX, "a\0b", "\xc3\x28", '%s', '<b>' );
		$valid   = array(
			'subject' => 1,
			'state'   => 'paused',
			'read'    => str_repeat( 'a', 64 ),
		);
		foreach ( $hostile as $value ) {
			foreach ( array( 'page', 'state' ) as $field ) {
				$status = $this->get( '/split-tests', array( $field => $value ) )->get_status();
				self::assertContains( $status, array( 200, 400 ), wp_json_encode( $value ) ?: '' );
			}
			foreach ( array( 'apply', 'state' ) as $path ) {
				foreach ( array( 'apply' === $path ? 'subject' : 'state', 'read' ) as $one ) {
					$answer = $this->post( '/split-tests/' . self::ID . "/$path", array( $one => $value ) + $valid );
					self::assertContains( $answer->get_status(), array( 400, 409 ), "$path $one" );
				}
			}
		}
		self::assertSame( 404, $this->get( '/split-tests/' . str_repeat( 'a', 36 ) )->get_status() );
		self::assertSame( 404, $this->get( '/split-tests/' . strtoupper( self::ID ) )->get_status() );
		self::assertSame( 'running', $this->report()['state'] );
	}
}
