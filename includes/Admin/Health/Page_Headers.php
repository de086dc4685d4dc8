<?php
declare( strict_types=1 );

namespace Frontage\Admin\Health;

use Frontage\Admin\Status\Row;

defined( 'ABSPATH' ) || exit;

/**
 * Checks a guest's page for cookies and headers that prevent caching.
 *
 * Frontage sends none of these, so another plugin or the theme does.
 */
final class Page_Headers {
	/**
	 * Stores the page.
	 *
	 * @param Guest_Page $page Page as a guest receives it.
	 */
	public function __construct( private Guest_Page $page ) {}

	/**
	 * Returns the problems found, or one row that all is well.
	 *
	 * @return list<Row>
	 */
	public function rows(): array {
		$wrong = array_values( array_filter( array( $this->cookies(), $this->cache_control(), $this->vary() ) ) );
		return array() === $wrong
			? array( Row::good( __( 'Cookies and headers', 'frontage' ), __( 'Nothing prevents the page from being cached', 'frontage' ) ) )
			: $wrong;
	}

	/** Checks for cookies: most caches do not store a page that sets one. */
	private function cookies(): ?Row {
		$names = array_map(
			static fn ( string $cookie ): string => trim( explode( '=', $cookie )[0] ),
			$this->page->header( 'set-cookie' )
		);
		if ( array() === $names ) {
			return null;
		}
		return Row::warn(
			__( 'Cookies for logged-out visitors', 'frontage' ),
			implode( ', ', array_unique( $names ) ),
			__(
				'Most caches do not store a page that sets a cookie. To find the plugin or theme that sets it, check the cookie’s name or deactivate plugins one by one.',
				'frontage'
			)
		);
	}

	/** Checks `Cache-Control` for directives that forbid caching. */
	private function cache_control(): ?Row {
		$cache_control = strtolower(
			implode( ', ', array( ...$this->page->header( 'cache-control' ), ...$this->page->header( 'pragma' ) ) )
		);
		if ( 1 !== preg_match( '/\b(no-store|no-cache|private)\b/', $cache_control ) ) {
			return null;
		}
		return Row::warn(
			'Cache-Control',
			$cache_control,
			__(
				'The page does not allow caches to store it. A plugin or the theme sends this header to logged-out visitors. Only pages for logged-in users need it.',
				'frontage'
			)
		);
	}

	/** Checks `Vary`: a page that varies by cookie or browser is cached once for each. */
	private function vary(): ?Row {
		$vary = strtolower( implode( ', ', $this->page->header( 'vary' ) ) );
		if ( 1 !== preg_match( '/\*|\bcookie\b|\buser-agent\b/', $vary ) ) {
			return null;
		}
		return Row::warn(
			'Vary',
			$vary,
			__(
				'Caches store a separate copy for each cookie or browser, so hardly any visitor gets a cached page. Ask your host, or the developer of the plugin that sends this header, to remove it.',
				'frontage'
			)
		);
	}
}
