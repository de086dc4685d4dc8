<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Admin\Privacy\Policy;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Log;
use Frontage\Http\Action_Registry;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Router;
use Frontage\Http\Token;
use Frontage\Http\Visitor;
use Frontage\Tests\Http\Stubs\Acme_Close;
use Frontage\Tests\Http\Stubs\Acme_Order;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests actions of other plugins: they are checked, limited and logged as Frontage's own. `HttpTest` sends some through a server. */
final class AnnouncedActionsTest extends Action_TestCase {
	protected function setUp(): void {
		parent::setUp();
		Acme_Order::$fault = '';
		add_filter(
			'frontage_manifests',
			static function ( array $manifests ): array {
				$manifests['acme']['actions'] = array(
					Acme_Order::NAME => Acme_Order::class,
					Acme_Close::NAME => Acme_Close::class,
				);
				return $manifests;
			}
		);
		Manifest::add_announced();
		self::assertSame( array(), Manifests::problems() );
	}

	/** @return array<string, mixed> */
	private static function token(): array {
		return self::OWN_PAGE + array( 'x-frontage-token' => Token::make() );
	}

	public function test_reads_only_declared_fields_and_names_wrong_ones(): void {
		$fields   = array(
			'loaves' => '3',
			'price'  => '0',
		);
		$expected = array(
			'loaves' => 3,
			'note'   => '',
		);
		$response = $this->call( 'acme_order', $fields );
		self::assertSame( $expected, $response->data() );
		self::assertStringContainsString( 'no-store', $response->headers['Cache-Control'] );
		self::assert_refused( 400, 'missing_field', $this->call( 'acme_order' ), 'loaves' );
		self::assert_refused( 400, 'invalid_field', $this->call( 'acme_order', array( 'loaves' => '21' ) ), 'loaves' );
	}

	public function test_passes_the_gate(): void {
		$order = array( 'loaves' => '3' );
		self::assert_refused( 405, 'wrong_method', $this->call( 'acme_order', $order, method: 'GET' ) );
		self::assert_refused( 413, 'too_large', $this->call( 'acme_order', $order, bytes: 100000 ) );
		$foreign = $this->call( 'acme_order', $order, array( 'sec-fetch-site' => 'cross-site' ) );
		self::assert_refused( 403, 'foreign_origin', $foreign );
		self::assertSame( array( 'refused_origin', 'acme_order' ), array( Log::latest()[0]['event'], Log::latest()[0]['subject'] ) );
		self::assert_refused( 403, 'login_required', $this->call( 'forms' ) );
		$this->act_as( $this->make_user( 'subscriber' ) );
		self::assert_refused( 403, 'not_allowed', $this->call( 'forms', array(), self::token() ) );
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assert_refused( 403, 'stale_token', $this->call( 'forms' ) );
		self::assertSame( 'closed', $this->call( 'forms', array(), self::token() )->body );
	}

	public function test_has_limits_of_its_own(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$visitor = Visitor::current();
		Rate_Limit::consume( 'forms', array( $visitor->key() => array( MINUTE_IN_SECONDS => 1 ) ) );
		self::assertSame( 200, $this->call( 'forms', array(), self::token() )->status, 'Frontage has a count “forms”, too.' );
		$refused = $this->call( 'forms', array(), self::token() );
		self::assert_refused( 429, 'rate_limited', $refused );
		self::assertSame( '60', $refused->headers['Retry-After'] );
	}

	public function test_is_offered_at_admin_ajax_to_those_who_may_call_it(): void {
		self::assertTrue( Router::register( 'acme_order' ) );
		self::assertTrue( has_action( 'wp_ajax_nopriv_acme_order' ) );
		self::assertTrue( Router::register( 'forms' ) );
		self::assertFalse( has_action( 'wp_ajax_nopriv_forms' ) );
	}

	/** @return array<string, array{string, int, string}> What fails, the status of the response, and the event in the log. */
	public static function faults(): array {
		return array(
			'its constructor' => array( 'birth', 404, 'addition_failed' ),
			'its policy'      => array( 'policy', 500, 'failed' ),
			'the action'      => array( 'run', 500, 'failed' ),
		);
	}

	#[DataProvider( 'faults' )]
	public function test_a_failing_action_stops_nothing_and_the_log_names_the_plugin( string $fault, int $status, string $event ): void {
		Acme_Order::$fault = $fault;
		$this->expect_log( '/the oven is cold/' );
		$response = $this->call( 'acme_order', array( 'loaves' => 3 ) );
		self::assertSame( $status, $response->status );
		self::assertStringNotContainsString( 'oven', $response->body );
		$row = Log::latest()[0];
		self::assertSame( $event, $row['event'] );
		$detail = 'acme' === $row['subject'] ? "acme: {$row['detail']}" : $row['detail'];
		self::assertStringStartsWith( 'acme: the oven is cold in Acme_Order.php', $detail );
		Router::register( 'acme_order' );
	}

	public function test_survives_nonsense(): void {
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
		$texts    = array( '', '-1', "a\0b", "\xc3\x28\xff", '%s%n' );
		$nonsense = array( ...$texts, null, array( 'x' ), array( 'a' => array( 'b' => 'c' ) ), PHP_INT_MAX, 1.5, true );
		foreach ( $nonsense as $value ) {
			$loaves = $this->call( 'acme_order', array( 'loaves' => $value ) );
			self::assertContains( $loaves->status, array( 200, 400 ) );
			$note = $this->call( 'acme_order', array( 'note' => $value ) + array( 'loaves' => 1 ) );
			self::assertContains( $note->status, array( 200, 400 ) );
			self::assertContains( $note->data()['field'] ?? 'note', array( 'note' ) );
		}
		self::assertSame( array(), Log::latest() );
	}

	public function test_data_that_visitors_send_is_in_the_privacy_policy(): void {
		$modules = array_filter( array_column( Manifest::get()['actions'], 'kind', 'module' ) );
		foreach ( $modules as $module => $kind ) {
			Options::save( array( $kind => array( $module => false ) ), array() );
		}
		self::assertStringContainsString( 'random value', Policy::text() );
		Manifest::override( null );
		self::assertStringNotContainsString( 'random value', Policy::text() );
	}

	public function test_is_gone_with_its_plugin(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::add_announced();
		self::assertNull( Action_Registry::find( 'acme_order' ) );
		self::assert_refused( 404, 'unknown_action', $this->call( 'acme_order', array( 'loaves' => 3 ) ) );
	}
}
