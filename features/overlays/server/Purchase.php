<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Overlays;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the page thanks for an order.
 *
 * Shops tell it by their own hooks, whatever their templates look like; any other plugin by the
 * action `frontage_purchased`. An order that has failed is none to give thanks for.
 */
final class Purchase {
	/** What to do for a page that thanks for an order; no arguments. */
	public const ACTION = 'frontage_purchased';

	/** Last argument, the order: its number in WooCommerce, an object in Easy Digital Downloads. */
	private const SHOPS = array( 'woocommerce_thankyou', 'edd_order_receipt_after_table' );

	/** States of orders that came to nothing. */
	private const FAILED = array( 'failed', 'cancelled', 'refunded', 'abandoned', 'revoked', 'trash' );

	/** Whether one was told of in this request. */
	private bool $is_told = false;

	/** Listens. */
	public function listen(): void {
		foreach ( self::SHOPS as $hook ) {
			add_action( $hook, array( $this, 'see' ) );
		}
		add_action( self::ACTION, array( $this, 'note' ) );
	}

	/**
	 * Looks at a shop's order.
	 *
	 * @param mixed $order Its number or the order itself.
	 */
	public function see( mixed $order = null ): void {
		if ( is_numeric( $order ) && function_exists( 'wc_get_order' ) ) {
			$order = wc_get_order( (int) $order );
		}
		if ( ! in_array( self::state( $order ), self::FAILED, true ) ) {
			$this->note();
		}
	}

	/** Notes one. */
	public function note(): void {
		$this->is_told = true;
	}

	/** Whether the page thanks for an order, as far as it is printed. */
	public function is_told(): bool {
		return $this->is_told;
	}

	/**
	 * An order's state; empty where it is not known.
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
