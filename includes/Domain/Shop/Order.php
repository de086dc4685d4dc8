<?php
declare( strict_types=1 );

namespace Frontage\Domain\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * What a shop reports on the page that confirms an order.
 *
 * Shops do so through their own hooks, whatever their templates; other plugins use the action `frontage_purchased`.
 */
final class Order {
	/** Hooks of shops. The last argument is the order: its ID in WooCommerce, an object in Easy Digital Downloads. */
	public const HOOKS = array( 'woocommerce_thankyou', 'edd_order_receipt_after_table' );

	/** Action to run on a page that confirms an order; no arguments. */
	public const ACTION = 'frontage_purchased';

	/** Statuses of unsuccessful orders. */
	private const FAILED = array( 'failed', 'cancelled', 'refunded', 'abandoned', 'revoked', 'trash' );

	/**
	 * Returns whether an order was successful.
	 *
	 * @param mixed $order Order ID or order object, as the hook of the shop passed it.
	 */
	public static function is_successful( mixed $order ): bool {
		if ( is_numeric( $order ) && function_exists( 'wc_get_order' ) ) {
			$order = wc_get_order( (int) $order );
		}
		return ! in_array( self::state( $order ), self::FAILED, true );
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
