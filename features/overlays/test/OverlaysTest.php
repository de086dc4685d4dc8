<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Overlays;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Overlay\Arrangement;
use Frontage\Domain\Overlay\Rules;
use Frontage\Domain\Overlay\Test_Mode;
use Frontage\Features\Overlays\Overlays;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests what pages with overlays that open by themselves receive.
 *
 * One island for all of them, with the owner's order and limits, and the orders reported by shops.
 */
final class OverlaysTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Rules::reset();
	}

	protected function tearDown(): void {
		Rules::reset();
		parent::tearDown();
	}

	public function test_adds_nothing_to_a_page_with_overlays_opened_by_links_only(): void {
		do_blocks( '<!-- wp:frontage/modal {"anchor":"a"} --><p>A</p><!-- /wp:frontage/modal -->' );
		self::assertSame( '', self::footer( new Overlays() ) );
	}

	public function test_prints_order_and_budget_and_loads_only_what_the_page_needs(): void {
		Options::save(
			array(),
			array(
				'overlays' => array(
					'per_page' => 2,
					'gap'      => 30,
				),
			)
		);
		Arrangement::sort( array( 'elsewhere', 'a' ) );
		$this->need( 'delay' );
		$props = self::props();
		self::assertSame( array( 'a' ), $props['order'] );
		self::assertSame( array( 2, 3, 30 ), array( $props['perPage'], $props['perVisit'], $props['gap'] ) );
		self::assertSame( array( 'delay' ), array_keys( $props['parts'] ) );
	}

	public function test_keeps_the_order_of_older_versions_until_there_is_another(): void {
		update_option( Options::OPTION, array( 'values' => array( 'overlays' => array( 'order' => 'second, first' ) ) ) );
		$this->need( 'delay' );
		self::assertSame( array( 'second', 'first' ), self::props()['order'] );
	}

	public function test_in_the_owners_test_everything_opens_and_nothing_is_counted(): void {
		foreach ( array( 'administrator', 'editor' ) as $role ) {
			$this->act_as( $this->make_user( $role ) );
			$_GET[ Test_Mode::PARAM ] = '1';
			$html                     = html_entity_decode( $this->need( 'delay' ) );
			$is_test                  = 'administrator' === $role;
			self::assertSame( $is_test, str_contains( $html, '"again":"page"' ) && str_contains( $html, '"version":' ) );
			self::assertSame( $is_test, str_contains( $html, '"mark":""' ) );
			$props = self::props();
			self::assertSame( $is_test ? 1000 : 1, $props['perPage'] );
			self::assertSame( $is_test, isset( $props['parts']['log'] ) );
		}
	}

	/** @return array<string, mixed> Props of the queue. */
	private static function props(): array {
		preg_match( '/props="([^"]*)"/', self::footer( new Overlays() ), $found );
		return (array) json_decode( html_entity_decode( $found[1] ?? '' ), true );
	}

	/** @return array<string, array{non-empty-string, mixed, bool}> */
	public static function told(): array {
		return array(
			'an order of WooCommerce, by number' => array( 'woocommerce_thankyou', 7, true ),
			'one that was paid'                  => array( 'woocommerce_thankyou', self::order( 'processing' ), true ),
			'one that has failed'                => array( 'woocommerce_thankyou', self::order( 'failed' ), false ),
			'an order of Easy Digital Downloads' => array(
				'edd_order_receipt_after_table',
				(object) array( 'status' => 'complete' ),
				true,
			),
			'one of theirs that was given up'    => array(
				'edd_order_receipt_after_table',
				(object) array( 'status' => 'abandoned' ),
				false,
			),
			'any other plugin'                   => array( 'frontage_purchased', null, true ),
			'nobody'                             => array( 'frontage_else', null, false ),
		);
	}

	/** @param non-empty-string $hook */
	#[DataProvider( 'told' )]
	public function test_detects_a_purchase_in( string $hook, mixed $order, bool $is_heard ): void {
		$overlays = new Overlays();
		$overlays->boot();
		$this->need( 'purchase' );
		do_action( $hook, $order );
		self::assertSame( $is_heard, str_contains( self::footer( $overlays ), 'data-purchased' ) );
	}

	/** A plugin may take an order while it handles the form that was sent, which is before the page begins. */
	public function test_detects_a_purchase_that_came_before_the_page(): void {
		do_action( 'frontage_purchased' );
		$overlays = new Overlays();
		$overlays->boot();
		$this->need( 'purchase' );
		self::assertStringContainsString( 'data-purchased', self::footer( $overlays ) );
	}

	/** Renders a popup with an automatic trigger. */
	private function need( string $moment ): string {
		$rules = '{"anchor":"a","triggers":[{"type":"' . $moment . '"}]}';
		return do_blocks( "<!-- wp:frontage/modal $rules --><p>A</p><!-- /wp:frontage/modal -->" );
	}

	private static function footer( Overlays $overlays ): string {
		ob_start();
		$overlays->print();
		return (string) ob_get_clean();
	}

	private static function order( string $state ): object {
		return new class( $state ) {
			public function __construct( private string $state ) {}

			public function get_status(): string {
				return $this->state;
			}
		};
	}
}
