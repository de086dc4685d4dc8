<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Block_Link;

use Frontage\Base\Html\Url;

defined( 'ABSPATH' ) || exit;

/**
 * Where a block leads.
 *
 * Opens in a new window, scrolls to a place on the page, opens the product's reviews, or opens a URL (S1 §2).
 */
final class Target {
	/** Where WooCommerce shows a product's reviews. */
	private const REVIEWS = '#reviews';

	/**
	 * Sets up a target that `from()` has checked.
	 *
	 * @param string $url Safe.
	 * @param bool $is_new_window
	 * @param bool $is_reviews
	 */
	private function __construct(
		public readonly string $url,
		public readonly bool $is_new_window = false,
		public readonly bool $is_reviews = false
	) {}

	/**
	 * Reads saved settings.
	 *
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @return self|null Null if they lead nowhere, or to an unsafe URL.
	 */
	public static function from( array $settings ): ?self {
		return match ( $settings['kind'] ?? '' ) {
			'url'     => self::url( $settings['url'] ?? '', false ),
			'window'  => self::url( $settings['url'] ?? '', true ),
			'anchor'  => self::anchor( $settings['anchor'] ?? '' ),
			'reviews' => self::reviews(),
			default   => null,
		};
	}

	/**
	 * Returns a page, if its URL is safe.
	 *
	 * @param mixed $url Untrusted.
	 * @param bool $is_new_window
	 */
	private static function url( mixed $url, bool $is_new_window ): ?self {
		$url = Url::safe( $url );
		return '' === $url ? null : new self( $url, $is_new_window );
	}

	/**
	 * Returns a place on the same page.
	 *
	 * @param mixed $anchor Untrusted; an ID, with or without `#`.
	 */
	private static function anchor( mixed $anchor ): ?self {
		$id = is_string( $anchor ) ? ltrim( trim( $anchor ), '#' ) : '';
		return 1 === preg_match( '/^[^\s"\'<>#]+$/u', $id ) ? new self( "#$id" ) : null;
	}

	/** Returns the reviews of the current product; null if there is none. */
	private static function reviews(): ?self {
		$id = (int) get_the_ID();
		if ( 'product' !== get_post_type( $id ) ) {
			return null;
		}
		$is_here = is_singular() && get_queried_object_id() === $id;
		return new self( $is_here ? self::REVIEWS : get_permalink( $id ) . self::REVIEWS, false, true );
	}
}
