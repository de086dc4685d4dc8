<?php
declare( strict_types=1 );

namespace Frontage\Admin\Performance;

use Frontage\Http\Post_Visibility;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Measures what a page costs its visitors.
 *
 * Visits the page twice: once as a normal visitor, to see how caches treat it, and once counting its queries.
 */
final class Page_Cost {
	/**
	 * Measures a page.
	 *
	 * @param int $post ID of a published post; 0 for the front page.
	 * @return array<string, mixed>|WP_Error
	 */
	public static function of( int $post ): array|WP_Error {
		if ( 0 !== $post && ! Post_Visibility::can_view( $post ) ) {
			return new WP_Error(
				'frontage_no_page',
				__( 'Visitors cannot see this page, so it cannot be measured. Select a published page without a password.', 'frontage' ),
				array(
					'status' => 400,
					'field'  => 'post',
				)
			);
		}
		$url     = 0 === $post ? home_url( '/' ) : (string) get_permalink( $post );
		$visit   = Loopback_Request::to( $url );
		$counted = is_wp_error( $visit ) ? $visit : Loopback_Request::to( Measure::address( $url ) );
		if ( is_wp_error( $visit ) || is_wp_error( $counted ) ) {
			return self::unreachable( $counted );
		}
		return array(
			'url'          => $url,
			'title'        => 0 === $post
				? __( 'Homepage', 'frontage' )
				: html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'status'       => $visit->status,
			'milliseconds' => $visit->milliseconds,
			'queries'      => self::queries( $counted ),
			'cookies'      => $visit->cookies,
			'isCacheable'  => $visit->is_cacheable(),
			'caches'       => (object) $visit->cache_headers(),
			'cacheControl' => $visit->header( 'cache-control' ),
			'encoding'     => $visit->header( 'content-encoding' ),
		) + ( new Printed_Page( $visit->html ) )->cost();
	}

	/**
	 * Returns the number of queries that the page reported.
	 *
	 * @param Loopback_Request $counted Second visit.
	 * @return array{total: int, ours: int}|null Null if a cache answered or the header was removed.
	 */
	private static function queries( Loopback_Request $counted ): ?array {
		$measured = json_decode( $counted->header( Measure::HEADER ), true );
		return is_array( $measured ) && isset( $measured['total'], $measured['ours'] ) ? array(
			'total' => (int) $measured['total'],
			'ours'  => (int) $measured['ours'],
		) : null;
	}

	/**
	 * Returns the error for a site that cannot reach itself.
	 *
	 * @param mixed $error Original error.
	 */
	private static function unreachable( mixed $error ): WP_Error {
		$why = $error instanceof WP_Error ? $error->get_error_message() : '';
		return new WP_Error(
			'frontage_unreachable',
			sprintf(
				/* translators: %s: error message from the HTTP client. */
				__(
					'The site could not load its own page: %s. A firewall, a password for the whole site, or a missing DNS entry may be the cause. Ask your host to allow requests from the server to itself.',
					'frontage'
				),
				$why
			),
			array( 'status' => 502 )
		);
	}
}
