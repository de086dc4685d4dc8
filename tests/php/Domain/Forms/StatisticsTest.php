<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Blocks\Form\Count;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Forms\Form_Daily_Stats;
use WP_REST_Request;

/** Tests what is counted about forms: numbers by day, and nothing about visitors. */
final class StatisticsTest extends Form_TestCase {
	/** Reports an event as a browser does. */
	private function report( int $post, string $what, string $form = 'test1' ): int {
		$fields = array(
			Form_Reference::FIELD => ( new Form_Reference( $form, $post, 0 ) )->text(),
			'what'                => $what,
		);
		return $this->call( Count::NAME, $fields )->status;
	}

	/**
	 * Returns what the owner's screen gets.
	 *
	 * @return array<mixed>
	 */
	private function statistics(): array {
		$this->act_as( $this->make_user( 'administrator' ) );
		$request = new WP_REST_Request( 'GET', '/frontage/v1/entries/statistics' );
		$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status() );
		return (array) $answer->get_data();
	}

	public function test_counts_seen_begun_steps_and_sent_with_the_forms_name(): void {
		$post = $this->make_form();
		foreach ( array( 'seen', 'seen', 'seen', 'begun', 'begun', 'step2', 'step4' ) as $what ) {
			self::assertSame( 204, $this->report( $post, $what ) );
		}
		$this->send( $post );
		$this->send( $post, array( 'email' => 'wrong' ) + self::GOOD );
		$this->send( $post, self::GOOD, null, array( 'frontage_homepage' => 'http://spam.example' ) );
		self::assertSame(
			array(
				array(
					'form'  => 'test1',
					'title' => 'Contact',
					'seen'  => 3,
					'begun' => 2,
					'sent'  => 1,
					'steps' => array( 1, 0, 1 ),
				),
			),
			$this->statistics()
		);
	}

	public function test_nothing_is_listed_before_a_form_was_seen(): void {
		self::assertSame( array(), $this->statistics() );
	}

	public function test_a_forged_form_or_event_counts_nothing(): void {
		$post = $this->make_form();
		self::assertSame( 400, $this->report( $post, 'sent' ) );
		self::assertSame( 400, $this->report( $post, 'step99' ) );
		$forged = array(
			Form_Reference::FIELD => 'eyJmb3JtIjoidGVzdDEifQ.x',
			'what'                => 'seen',
		);
		self::assertGreaterThanOrEqual( 400, $this->call( Count::NAME, $forged )->status );
		self::assertSame( array(), Form_Daily_Stats::sums( 30 ) );
	}

	public function test_a_robot_is_answered_but_not_counted(): void {
		remove_filter( 'frontage_rate_limits', '__return_empty_array' );
		$post = $this->make_form();
		for ( $time = 0; $time < 40; $time++ ) {
			self::assertSame( 204, $this->report( $post, 'seen' ) );
		}
		self::assertSame( 30, Form_Daily_Stats::sums( 30 )[0]['counts']['seen'] ?? 0 );
	}

	public function test_old_days_are_deleted(): void {
		Form_Daily_Stats::add( 'old', 'seen' );
		Clock::stop( Clock::now() + 91 * DAY_IN_SECONDS );
		Form_Daily_Stats::add( 'new', 'seen' );
		self::assertSame( array( 'new' ), array_column( Form_Daily_Stats::sums( 90 ), 'form' ) );
		foreach ( Form_Daily_Stats::retention_rules() as $rule ) {
			$rule->clean();
		}
		self::assertSame( array( 'new' ), array_column( Form_Daily_Stats::sums( 700 ), 'form' ) );
	}
}
