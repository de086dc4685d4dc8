<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays;

use Frontage\Domain\Shop\Order;

defined( 'ABSPATH' ) || exit;

/** Detects whether the page confirms an order. Failed orders do not count. */
final class Purchase {
	/** Whether this request reported an order. */
	private bool $is_told = false;

	/** Registers the hooks, and hears what another plugin reported before the page began. */
	public function listen(): void {
		$this->is_told = did_action( Order::ACTION ) > 0;
		foreach ( Order::HOOKS as $hook ) {
			add_action( $hook, array( $this, 'watch_order' ) );
		}
		add_action( Order::ACTION, array( $this, 'note' ) );
	}

	/**
	 * Checks a shop's order.
	 *
	 * @param mixed $order Order ID or order object.
	 */
	public function watch_order( mixed $order = null ): void {
		if ( Order::is_successful( $order ) ) {
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
}
