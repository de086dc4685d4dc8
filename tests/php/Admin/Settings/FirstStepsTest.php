<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Admin\First_Steps\Demo_Page;
use Frontage\Admin\First_Steps\Progress;
use Frontage\Admin\First_Steps\Welcome_Notice;
use Frontage\Tests\TestCase;
use WP_REST_Request;

/**
 * Tests the welcome panel and the greeting.
 *
 * State is per user; the checklist completes itself.
 */
final class FirstStepsTest extends TestCase {
	/**
	 * Reads or updates the panel.
	 *
	 * @phpstan-impure
	 * @param array<string, mixed>|null $body Changes; null to read.
	 * @return array<string, mixed>
	 */
	private function welcome( ?array $body = null ): array {
		$request = new WP_REST_Request( null === $body ? 'GET' : 'POST', '/frontage/v1/welcome' );
		$request->set_body_params( $body ?? array() );
		return (array) rest_do_request( $request )->get_data();
	}

	private function greeting( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		Welcome_Notice::show();
		return (string) ob_get_clean();
	}

	public function test_only_administrators_have_a_panel(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		self::assertSame( 'rest_forbidden', $this->welcome()['code'] );
		self::assertSame( 'rest_forbidden', $this->welcome( array( 'dismissed' => true ) )['code'] );
	}

	public function test_checks_off_steps_automatically(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertSame(
			array(
				'block' => false,
				'seen'  => false,
				'demo'  => false,
			),
			$this->welcome()['steps']
		);
		Demo_Page::make();
		self::assertFalse( $this->welcome()['steps']['block'], 'The demo page is not the owner’s work.' );
		$this->make_post( array( 'post_content' => '<!-- wp:frontage/like-button /-->' ) );
		$state = $this->welcome( array( 'seen' => true ) );
		self::assertSame( array( true, true, true ), array_values( $state['steps'] ) );
		self::assertSame( 'Frontage demo', $state['demo']['title'] );
	}

	public function test_can_be_dismissed_and_restored_by_each_user(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertTrue( $this->welcome( array( 'dismissed' => true ) )['isDismissed'] );
		self::assertFalse( $this->welcome( array( 'dismissed' => false ) )['isDismissed'] );
		$this->welcome( array( 'dismissed' => true ) );
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertFalse( $this->welcome()['isDismissed'] );
	}

	public function test_welcomes_once_and_only_on_quiet_screens(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertSame( '', $this->greeting( 'edit-post' ) );
		self::assertStringContainsString( 'admin.php?page=frontage', $this->greeting( 'plugins' ) );
		self::assertSame( '', $this->greeting( 'plugins' ) );
		self::assertSame( '', $this->greeting( 'dashboard' ) );
		$this->act_as( $this->make_user( 'editor' ) );
		self::assertSame( '', $this->greeting( 'dashboard' ) );
	}

	public function test_rejects_unknown_settings(): void {
		$user = $this->make_user( 'administrator' );
		$this->act_as( $user );
		update_user_meta( $user, Progress::META, 'broken' );
		self::assertFalse( Progress::has( 'seen' ) );
		Progress::note( 'seen' );
		self::assertSame( array( 'seen' ), get_user_meta( $user, Progress::META, true ) );
	}
}
