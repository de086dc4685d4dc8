<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * What conditions of blocks ask about the person who reads the page.
 *
 * Without arguments, it describes everybody: a visitor without login, cart and query string. Search indexes, feeds and emails
 * are read for that one, whoever is logged in meanwhile.
 *
 * @since 0.3
 * @api
 */
final class Page_Visitor {
	/**
	 * Describes a visitor.
	 *
	 * @param bool $is_logged_in
	 * @param list<string> $roles Of a user.
	 * @param array<array-key, mixed> $query Arguments of the page's URL.
	 * @param bool $has_cart Whether a product is in the cart.
	 * @param int $user_id ID of the user; 0 without login.
	 */
	public function __construct(
		public readonly bool $is_logged_in = false,
		public readonly array $roles = array(),
		public readonly array $query = array(),
		public readonly bool $has_cart = false,
		public readonly int $user_id = 0
	) {}

	/** Returns the current visitor; for what is read by everybody, one who is not logged in and has no cart. */
	public static function current(): self {
		if ( Audience::is_everybody() ) {
			return new self();
		}
		$user = wp_get_current_user();
		return new self( $user->exists(), array_values( $user->roles ), self::query(), self::has_cart(), $user->ID );
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
