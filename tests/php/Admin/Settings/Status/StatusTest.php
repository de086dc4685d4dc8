<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Status;

use Frontage\Admin\Status\Row;
use Frontage\Admin\Status\Section;
use Frontage\Base\Clock;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Providers\Vimeo\Vimeo;
use Frontage\Domain\Store\Outbound_Calls;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use Frontage\Tests\Admin\Settings\Rest_TestCase;
use PHPUnit\Framework\Attributes\Group;


/**
 * Tests the Status tab.
 *
 * Sections and their results, the report without secrets, the log.
 */
#[Group( 'once' )]
final class StatusTest extends Rest_TestCase {
	protected const ISOLATION = 'snapshot';

	private const DAILY = 'Daily cleanup (frontage_daily)';

	/**
	 * Returns a section's rows in the API by label.
	 *
	 * @return array<string, array{value: string, state: string, advice: string}>
	 */
	private function rows( string $slug ): array {
		$sections = array_column( self::read( $this->get( '/status' ) )['sections'], null, 'slug' );
		return array_column( $sections[ $slug ]['rows'], null, 'label' );
	}

	public function test_is_only_for_administrators(): void {
		$this->assert_only_administrators( fn () => $this->get( '/status' ) );
		$this->assert_only_administrators( fn () => $this->get( '/log' ) );
		$this->assert_only_administrators( fn () => $this->post( '/status/repair' ) );
	}

	public function test_returns_every_section_in_order(): void {
		$data = self::read( $this->get( '/status' ) );
		self::assertSame(
			explode(
				' ',
				'versions storage search schedule modules announced constants feeds followers caches network files errors calls'
			),
			array_column( $data['sections'], 'slug' )
		);
		self::assertSame( Paths::VERSION, $this->rows( 'versions' )['Frontage']['value'] );
		self::assertStringContainsString( "Frontage: 0.2.0\n", $data['report'] );
		self::assertStringContainsString( '## Scheduled events', $data['report'] );
	}

	public function test_finds_sections_of_modules(): void {
		$manifest                                        = Manifest::get();
		$manifest['implementations'][ Section::class ][] = Stub_Section::class;
		Manifest::override( $manifest );
		self::assertSame( 'of a module', $this->rows( 'stub' )['A fact']['value'] );
	}

	public function test_advises_on_a_failed_email_by_its_cause(): void {
		Log::count( 'mail_failed', 'contact', 'SMTP Error: Could not authenticate.' );
		$row = $this->rows( 'errors' )['contact'];
		self::assertStringContainsString( 'An email was not sent', $row['value'] );
		self::assertStringContainsString( 'user name and password', $row['advice'] );
		self::assertStringNotContainsString( 'Update Frontage', $row['advice'] );
	}

	public function test_a_failing_section_does_not_affect_others(): void {
		$manifest                                        = Manifest::get();
		$manifest['implementations'][ Section::class ][] = Stub_Section::class;
		Manifest::override( $manifest );
		Stub_Section::$breaks = true;
		$rows                 = $this->rows( 'stub' );
		Stub_Section::$breaks = false;
		self::assertSame( Row::BAD, $rows['This section could not be checked']['state'] );
		self::assertStringNotContainsString( ABSPATH, (string) wp_json_encode( $rows, JSON_UNESCAPED_SLASHES ) );
	}

	public function test_detects_and_recreates_missing_and_outdated_tables(): void {
		global $wpdb;
		$table = Tables::name( 'votes' );
		self::assertSame( Row::GOOD, $this->rows( 'storage' )[ $table ]['state'] );
		$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', $table ) );
		update_option( Schema::OPTION, 0 );
		Values::delete( Schema::OPTION );
		$rows = $this->rows( 'storage' );
		self::assertSame( array( Row::BAD, 'Missing' ), array( $rows[ $table ]['state'], $rows[ $table ]['value'] ) );
		self::assertSame( Row::BAD, $rows['Table version']['state'] );
		self::assertStringStartsWith( '0, expected', $rows['Table version']['value'] );
		self::assertSame( Row::BAD, self::read( $this->get( '/status' ) )['state'] );
		$this->post( '/status/repair' );
		self::assertSame(
			array( Row::GOOD, Row::GOOD ),
			array( $this->rows( 'storage' )[ $table ]['state'], $this->rows( 'storage' )['Table version']['state'] )
		);
	}

	public function test_does_not_change_tables_of_a_newer_version(): void {
		update_option( Schema::OPTION, 99 );
		self::assertSame( Row::WARN, $this->rows( 'storage' )['Table version']['state'] );
		$this->post( '/status/repair' );
		self::assertSame( 99, (int) get_option( Schema::OPTION ) );
	}

	public function test_detects_late_and_missing_events(): void {
		self::put_off_due_work();
		self::assertSame( Row::GOOD, $this->rows( 'schedule' )[ self::DAILY ]['state'] );
		wp_clear_scheduled_hook( Retention::HOOK );
		self::assertSame(
			array( Row::BAD, 'Missing' ),
			array( $this->rows( 'schedule' )[ self::DAILY ]['state'], $this->rows( 'schedule' )[ self::DAILY ]['value'] )
		);
		wp_schedule_event( time() - 2 * HOUR_IN_SECONDS, 'daily', Retention::HOOK );
		self::assertSame(
			array( Row::WARN, 'Overdue by 2 hours' ),
			array( $this->rows( 'schedule' )[ self::DAILY ]['state'], $this->rows( 'schedule' )[ self::DAILY ]['value'] )
		);
		wp_clear_scheduled_hook( Retention::HOOK );
		wp_schedule_event( time() - 3 * DAY_IN_SECONDS, 'daily', Retention::HOOK );
		self::assertSame( Row::BAD, $this->rows( 'schedule' )[ self::DAILY ]['state'] );
	}

	public function test_lists_inactive_modules(): void {
		Options::save( array( 'blocks' => array( 'stub-block' => false ) ), array() );
		self::assertStringContainsString( 'stub-block', $this->rows( 'modules' )['Blocks turned off']['value'] );
		self::assertStringContainsString( 'stub-module (off by default)', $this->rows( 'modules' )['Features turned off']['value'] );
	}

	public function test_lists_constants_without_their_values(): void {
		define( 'FRONTAGE_HELD_MODULE_KEY', 'telltale-key' );
		$rows = $this->rows( 'constants' );
		self::assertSame( '•••', $rows['FRONTAGE_HELD_MODULE_KEY']['value'] );
		self::assertStringNotContainsString( 'telltale', (string) wp_json_encode( $this->get( '/status' )->get_data() ) );
	}

	public function test_lists_the_last_errors_and_requests(): void {
		Log::clear();
		self::assertSame( 'None', $this->rows( 'errors' )['Errors']['value'] );
		Log::count( 'failed', 'an-action', 'it broke' );
		Outbound_Calls::note( 'maps', 'tiles.example.org', 500, 3 );
		self::assertSame( Row::WARN, $this->rows( 'errors' )['an-action']['state'] );
		self::assertStringContainsString( 'it broke', $this->rows( 'errors' )['an-action']['value'] );
		self::assertSame( Row::WARN, $this->rows( 'calls' )['maps tiles.example.org']['state'] );
	}

	public function test_tells_the_age_of_copies_and_the_last_error_in_words(): void {
		$answer = new Http_Response( 200, array(), '{"title":"Harbour"}', 'vimeo.com', 1 );
		$keep   = static fn ( string $url ) => Response_Cache::keep( new Vimeo(), "https://vimeo.com/$url", $answer );
		try {
			Clock::stop( time() - 2 * DAY_IN_SECONDS );
			$keep( 'a' );
			Clock::stop( time() - 3 * HOUR_IN_SECONDS );
			$keep( 'b' );
			Clock::stop( time() );
			$row = $this->rows( 'calls' )['Copies from Vimeo'];
			self::assertSame( '2; the oldest is 2 days old, the newest 3 hours', $row['value'] );
			self::assertSame( Row::GOOD, $row['state'] );
			$gone = Cached_Response::blank( 'vimeo', 'https://vimeo.com/c' )->after_failure( 'timeout' );
			Values::set( Response_Cache::PREFIX . md5( 'c' ), $gone->row );
			Values::set( Response_Cache::PREFIX . md5( 'd' ), array( 'provider' => new \stdClass() ) );
			$row = $this->rows( 'calls' )['Copies from Vimeo'];
			self::assertStringContainsString( '1. Last error, 1 second ago: It did not answer in time.', $row['value'] );
			self::assertSame( Row::WARN, $row['state'] );
		} finally {
			Clock::stop( null );
		}
	}

	public function test_contains_no_secrets(): void {
		Options::save( array(), array( 'stub-module' => array( 'key' => 'swordfish' ) ) );
		$key = (string) Values::get( 'frontage_token_key' );
		Log::count( 'failed', 'an-action', "the key swordfish and $key of anna@example.net in " . ABSPATH . 'wp-load.php' );
		$told = wp_json_encode(
			array( $this->get( '/status' )->get_data(), $this->get( '/log' )->get_data() ),
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
		self::assertStringContainsString( 'the key •••', (string) $told );
		foreach ( array( 'swordfish', $key, 'anna', ABSPATH, wp_salt( 'auth' ) ) as $secret ) {
			self::assertStringNotContainsString( $secret, (string) $told );
		}
	}

	public function test_returns_the_log_by_page_and_kind(): void {
		Log::clear();
		foreach ( range( 1, 5 ) as $number ) {
			Log::count( 'failed', "action-$number" );
		}
		Log::count( 'refused_origin', 'action-1' );
		$page = self::read(
			$this->get(
				'/log',
				array(
					'kind'     => 'errors',
					'page'     => 2,
					'per_page' => 2,
				)
			)
		);
		self::assertSame(
			array( array( 'action-3', 'action-4' ), 5, 3 ),
			array( array_column( $page['rows'], 'subject' ), $page['total'], $page['pages'] )
		);
		self::assertSame( array( 'errors', 'An action failed' ), array( $page['rows'][0]['kind'], $page['rows'][0]['title'] ) );
		self::assertSame( 400, $this->get( '/log', array( 'kind' => 'x' ) )->get_status() );
		self::assertSame( 400, $this->get( '/log', array( 'per_page' => 1000 ) )->get_status() );
	}
}
