<?php
declare( strict_types=1 );

namespace Frontage\Http;

use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Notices who looks at the visitor while a response is printed.
 *
 * Also code of WordPress and other plugins, which does not know `Page_Cache::note_visitor()`: by the current user, by hooks that
 * WordPress and shops run when they read cookies, sessions, carts, and prices, and by the headers that are sent.
 */
final class Visitor_Watch {
	/** Hooks of WordPress that run when the visitor is looked at, or caches are refused. */
	private const HOOKS = array(
		'determine_current_user'     => true,
		'auth_cookie_valid'          => true,
		'auth_cookie_bad_username'   => true,
		'auth_cookie_expired'        => true,
		'set_current_user'           => true,
		'nonce_user_logged_out'      => true,
		'wp_get_current_commenter'   => true,
		'wp_is_mobile'               => true,
		'nocache_headers'            => true,
		'show_admin_bar'             => true,
		'wp_auth_check_load'         => true,
		'attach_session_information' => true,
	);

	/** Hooks of shops that run when a price, a cart, or a customer is read. */
	private const SHOP = '/\A(?:woocommerce_(?:product|variation|cart|customer|order|session)_'
		. '|(?:woocommerce|wc|edd|surecart|wcml|woocs|aelia)_.*(?:cart|customer|session|price|taxable|tax_location|matched_'
		. '|geoloc|currency|purchasable|checkout|wishlist|discount|coupon|shipping|purchase|cookie))/';

	/** Headers that speak of one visitor, or refuse caches. */
	private const HEADERS = '/\A(?:set-cookie|cache-control|pragma|vary|www-authenticate|clear-site-data)\s*:/i';

	private const COOKIE = '/\Aset-cookie\s*:/i';

	/**
	 * Whether a hook is one of a shop's, by name.
	 *
	 * @var array<string, bool>
	 */
	private static array $known = array();

	/**
	 * Stores the state before.
	 *
	 * @param mixed $user The current user.
	 * @param list<string> $headers Headers that are about caches.
	 */
	private function __construct( private mixed $user, private array $headers ) {}

	/** Starts watching a request of a visitor who is not logged in. */
	public static function start(): self {
		$watch = new self( $GLOBALS['current_user'] ?? null, self::headers() );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Nobody, as before; put back at the end.
		$GLOBALS['current_user'] = new Watched_User();
		add_filter( 'all', array( self::class, 'note_hook' ) );
		return $watch;
	}

	/** Stops watching. */
	public function stop(): void {
		remove_filter( 'all', array( self::class, 'note_hook' ) );
		if ( ( $GLOBALS['current_user'] ?? null ) instanceof Watched_User ) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
			$GLOBALS['current_user'] = $this->user instanceof WP_User ? $this->user : new WP_User();
		}
		$headers = self::headers();
		if ( PHP_SESSION_ACTIVE === session_status() || $headers !== $this->headers || array() !== preg_grep( self::COOKIE, $headers ) ) {
			Page_Cache::note_visitor();
		}
	}

	/**
	 * Notes what a hook says about the visitor.
	 *
	 * @param mixed $hook Its name.
	 */
	public static function note_hook( mixed $hook ): void {
		if ( is_string( $hook ) && ( isset( self::HOOKS[ $hook ] ) || self::is_shop( $hook ) ) ) {
			Page_Cache::note_visitor();
		}
	}

	/**
	 * Returns whether a shop runs a hook when it looks at its visitor.
	 *
	 * @param string $hook Name of the hook.
	 */
	private static function is_shop( string $hook ): bool {
		return self::$known[ $hook ] ??= 1 === preg_match( self::SHOP, $hook );
	}

	/**
	 * Returns the headers to be sent that are about caches.
	 *
	 * @return list<string>
	 */
	private static function headers(): array {
		return array_values( (array) preg_grep( self::HEADERS, headers_list() ) );
	}
}
