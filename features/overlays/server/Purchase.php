<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Overlays;

defined( 'ABSPATH' ) || exit;

/**
 * Detects whether the page confirms an order.
 *
 * Shops report orders through their own hooks, whatever their templates; other plugins use the
 * action `frontage_purchased`. Failed orders do not count.
 */
final class Purchase {
	/** Action to run on a page that confirms an order; no arguments. */
	public const ACTION = 'frontage_purchased';

	/** Hooks of shops. The last argument is the order: its ID in WooCommerce, an object in Easy Digital Downloads. */
	private const SHOPS = array( 'woocommerce_thankyou', 'edd_order_receipt_after_table' );

	/** Statuses of unsuccessful orders. */
	private const FAILED = array( 'failed', 'cancelled', 'refunded', 'abandoned', 'revoked', 'trash' );

	/** Whether this request reported an order. */
	private bool $is_told = false;

	/** Registers the hooks. */
	public function listen(): void {
		foreach ( self::SHOPS as $hook ) {
			add_action( $hook, array( $this, 'see' ) );
		}
		add_action( self::ACTION, array( $this, 'note' ) );
	}

	/**
	 * Checks a shop's order.
	 *
	 * @param mixed $order Order ID or order object.
	 */
	public function see( mixed $order = null ): void {
		if ( is_numeric( $order ) && function_exists( 'wc_get_order' ) ) {
			$order = wc_get_order( (int) $order );
		}
		if ( ! in_array( self::state( $order ), self::FAILED, true ) ) {
			$this->note();
		}
	}

	/** Records an order. */
	public function note(): void {
		$this->is_told = true;
	}

	/** Returns whether the page confirms an order, as far as it has been rendered. */
	public function is_told(): bool {
		return $this->is_told;
	}

	/**
	 * Returns an order's status; empty if unknown.
	 *
	 * @param mixed $order A shop's order.
	 */
	private static function state( mixed $order ): string {
		if ( ! is_object( $order ) ) {
			return '';
		}
		$state = method_exists( $order, 'get_status' ) ? $order->get_status() : $order->status ?? '';
		return is_string( $state ) ? $state : '';
	}
}
