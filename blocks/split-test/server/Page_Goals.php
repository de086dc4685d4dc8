<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Base\Bootable;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Shop\Order;
use Frontage\Domain\Split_Tests\Split_Block;
use Frontage\Domain\Split_Tests\Split_Goals;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the script that counts, on pages with a test and on pages that are a goal: one that visitors must reach, one with the
 * shortcode, one that confirms an order. All other pages stay as they are.
 *
 * A page that is a goal is the same for all visitors: the browser knows in its cookies whether it takes part.
 */
final class Page_Goals implements Bootable {
	public const WHEN = array(
		'shortcode:' . self::SHORTCODE,
		'hook:wp_footer',
		'hook:woocommerce_thankyou',
		'hook:edd_order_receipt_after_table',
		'hook:frontage_purchased',
	);

	/** `[frontage_split_conversion test="<ID>"]`; without an ID, of all tests with that goal. */
	public const SHORTCODE = 'frontage_split_conversion';

	/** Whether a test was rendered. */
	private static bool $has_test = false;

	/** Whether the page confirms an order. */
	private static bool $has_order = false;

	/**
	 * Tests of which the shortcode was rendered, as keys.
	 *
	 * @var array<string, true>
	 */
	private static array $short = array();

	/** Adds the hooks. */
	public static function boot(): void {
		foreach ( Order::HOOKS as $hook ) {
			add_action( $hook, array( self::class, 'watch_order' ) );
		}
		add_action( Order::ACTION, array( self::class, 'note_order' ) );
		add_action( 'wp_footer', array( self::class, 'print' ) );
		add_shortcode( self::SHORTCODE, array( self::class, 'shortcode' ) );
	}

	/** Notes that a test was rendered. */
	public static function note(): void {
		self::$has_test = true;
	}

	/**
	 * Notes an order of a shop.
	 *
	 * @param mixed $order Order ID or order object.
	 */
	public static function watch_order( mixed $order = null ): void {
		if ( Order::is_successful( $order ) ) {
			self::note_order();
		}
	}

	/** Notes an order. */
	public static function note_order(): void {
		self::$has_order = true;
	}

	/**
	 * Notes that the page is a goal, and prints nothing where the shortcode is.
	 *
	 * @param mixed $attributes Attributes of the shortcode.
	 */
	public static function shortcode( mixed $attributes = array() ): string {
		$asked = is_array( $attributes ) ? $attributes['test'] ?? '' : '';
		foreach ( Split_Goals::tests( 'shortcode' ) as $test ) {
			if ( '' === $asked || $asked === $test ) {
				self::$short[ $test ] = true;
			}
		}
		return '';
	}

	/** Prints the script where it is needed. */
	public static function print(): void {
		$reached = Audience::is_visitors() ? self::reached() : array();
		if ( array() !== $reached || ( self::$has_test && Audience::is_visitors() ) ) {
			Script::print_counter( $reached, Consent_Mode::has_api() );
		}
		self::reset();
	}

	/** Forgets what the page has. */
	public static function reset(): void {
		self::$has_test  = false;
		self::$has_order = false;
		self::$short     = array();
	}

	/**
	 * Returns the tests whose goal this page is, with the record type.
	 *
	 * @return list<array{string, string}>
	 */
	private static function reached(): array {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with saved paths.
		$uri   = $_SERVER['REQUEST_URI'] ?? '';
		$page  = is_404() ? '' : Split_Block::path( $uri );
		$tests = array(
			...( '' === $page ? array() : Split_Goals::tests( 'conversion', $page ) ),
			...( self::$has_order ? Split_Goals::tests( 'shop' ) : array() ),
		);
		return array(
			...array_map( static fn ( string $test ): array => array( $test, 'con_goal' ), $tests ),
			...array_map( static fn ( string $test ): array => array( $test, 'con_short' ), array_keys( self::$short ) ),
		);
	}
}
