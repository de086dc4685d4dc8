<?php
declare( strict_types=1 );

namespace Frontage\Admin\Health;

use Frontage\Admin\Status\Row;

defined( 'ABSPATH' ) || exit;

/**
 * The asynchronous Site Health test of caching.
 *
 * Fetches a page as a guest and checks whether a cache kept something too long, or cannot cache the
 * page at all.
 *
 * @phpstan-import-type Health_Result from Result
 */
final class Cached_Page {
	public const NAME = 'frontage_cached_page';

	/**
	 * Runs the test.
	 *
	 * @return Health_Result
	 */
	public static function test(): array {
		$good = __( 'Cached pages work with Frontage', 'frontage' );
		$bad  = __( 'A cache serves pages that may not work with Frontage', 'frontage' );
		return Result::of( self::NAME, self::rows(), $good, $bad );
	}

	/**
	 * Returns the findings for the page.
	 *
	 * @return list<Row>
	 */
	private static function rows(): array {
		$page  = Guest_Page::fetch();
		$label = __( 'Page for logged-out visitors', 'frontage' );
		if ( is_wp_error( $page ) ) {
			$advice = __(
				'The server could not fetch a page from itself. Ask your host to allow loopback requests. Until then, this test has no result.',
				'frontage'
			);
			return array( Row::warn( $label, $page->get_error_message(), $advice ) );
		}
		if ( 200 !== $page->status ) {
			/* translators: %d: HTTP status. */
			$value = sprintf( __( 'HTTP status %d', 'frontage' ), $page->status );
			return array(
				Row::warn(
					$label,
					$value,
					__(
						'Logged-out visitors cannot see this page. If the site is password-protected on purpose, no action is needed.',
						'frontage'
					)
				),
			);
		}
		$found = array( ...( new Page_Tokens( $page ) )->rows(), ...( new Page_Headers( $page ) )->rows() );
		return array( Row::good( $label, (string) wp_parse_url( $page->url, PHP_URL_PATH ) ), ...$found );
	}
}
