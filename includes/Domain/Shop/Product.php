<?php
declare( strict_types=1 );

namespace Frontage\Domain\Shop;

use Frontage\Http\Page_Cache;
use Frontage\Http\Post_Visibility;
use WC_Product;

defined( 'ABSPATH' ) || exit;

/** A product of WooCommerce that a block names by its number. */
final class Product {
	/**
	 * Returns a product that the visitor may see; a variation only with its product. Null without a shop.
	 *
	 * @param mixed $id Of the product or variation, not trusted.
	 */
	public static function find( mixed $id ): ?WC_Product {
		$id = is_numeric( $id ) && $id > 0 && $id < PHP_INT_MAX ? (int) $id : 0;
		if ( 0 === $id || ! function_exists( 'wc_get_product' ) ) {
			return null;
		}
		$can_view = 'product_variation' === get_post_type( $id )
			? Post_Visibility::can_view_child( $id )
			: Post_Visibility::can_view( $id );
		if ( ! $can_view ) {
			return null;
		}
		// Prices depend on the visitor's country, and buttons on the cart.
		Page_Cache::note_visitor();
		$product = wc_get_product( $id );
		return $product instanceof WC_Product ? $product : null;
	}
}
