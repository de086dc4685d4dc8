<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Forms\Pending_Files;
use Frontage\Domain\Store\Counters;

/**
 * Tests the limits of files sent with forms.
 *
 * How many uploads in a time, how many bytes in all, and how long a file waits for its form.
 */
final class FileLimitsTest extends Files_TestCase {
	public function test_accepts_three_hundred_batches_in_ten_minutes_from_a_network(): void {
		$post = $this->form();
		remove_filter( 'frontage_rate_limits', '__return_empty_array' );
		add_filter( 'frontage_network_factor', static fn (): int => 2 );
		for ( $time = 1; $time <= 20; $time++ ) {
			$this->receipt( $post );
		}
		$this->choose_pdf( 'files' );
		self::assert_refused( 429, 'rate_limited', $this->upload( $this->grant( $post ) ) );
	}

	public function test_limits_the_total_size_of_files(): void {
		$post = $this->form();
		$this->receipt( $post );
		add_filter( 'frontage_upload_quota', static fn (): int => 2 * strlen( Sample_Files::PDF ) - 1 );
		$this->choose_pdf( 'files' );
		self::assert_refused( 507, 'file_full', $this->upload( $this->grant( $post ) ), 'files' );
		$this->choose_pdf();
		$this->send( $post );
		self::assertSame( array( 'cv' => 'full' ), $this->submission_result()->problems );
	}

	public function test_deletes_pending_files_after_a_day(): void {
		$post = $this->form();
		$this->receipt( $post );
		$old = $this->in( 'waiting' )[0];
		touch( $old, Clock::now() - 2 * DAY_IN_SECONDS );
		$receipt = $this->receipt( $post );
		foreach ( array_diff( $this->in( 'waiting' ), array( $old ) ) as $new ) {
			touch( $new, Clock::now() );
		}
		foreach ( Pending_Files::retention_rules() as $rule ) {
			$rule->clean();
		}
		self::assertCount( 1, $this->in( 'waiting' ) );
		self::assertSame( strlen( Sample_Files::PDF ), Counters::get( 'visitor-files', 0 ) );
		$this->send( $post, self::GOOD, null, array( 'et_pb_contact_cv_0_sent' => array( $receipt ) ) );
		self::assertTrue( $this->submission_result()->is_sent );
	}
}
