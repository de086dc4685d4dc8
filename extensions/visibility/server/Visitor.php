<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Domain\Blocks\Audience;

defined( 'ABSPATH' ) || exit;

/** What conditions ask about the person who reads the page. */
final class Visitor {
	/**
	 * Describes a visitor.
	 *
	 * @param bool $is_logged_in
	 * @param list<string> $roles Of a user.
	 * @param array<array-key, mixed> $query Arguments of the page's URL.
	 * @param bool $has_cart Whether a product is in the cart.
	 */
	public function __construct(
		public readonly bool $is_logged_in = false,
		public readonly array $roles = array(),
		public readonly array $query = array(),
		public readonly bool $has_cart = false
	) {}

	/** Returns the current visitor; for what is read by everybody, one who is not logged in and has no cart. */
	public static function current(): self {
		return Audience::is_everybody()
			? new self()
			: new self( is_user_logged_in(), array_values( wp_get_current_user()->roles ), self::query(), self::has_cart() );
	}

	/**
	 * Returns the arguments of the page's URL; for requests of its scripts, of the page that they come from.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function query(): array {
		if ( ! wp_doing_ajax() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ) {
			// phpcs:ignore WordPress.Security.NonceVerification -- Read only, compared with what the author chose.
			return wp_unslash( $_GET );
		}
		wp_parse_str( (string) wp_parse_url( (string) wp_get_raw_referer(), PHP_URL_QUERY ), $query );
		return $query;
	}

	private static function has_cart(): bool {
		$cart = function_exists( 'WC' ) ? WC()->cart : null;
		return is_object( $cart ) && method_exists( $cart, 'is_empty' ) && ! $cart->is_empty();
	}
}
