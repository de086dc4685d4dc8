<?php
declare( strict_types=1 );

namespace Frontage\Admin\Health;

use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * A page as a logged-out visitor receives it.
 *
 * Fetches a published page with a Frontage block, without cookies and through any caches in front of the site.
 */
final class Guest_Page {
	private const SECONDS   = 10;
	private const MAX_BYTES = 3 * MB_IN_BYTES;
	private const AGENT     = 'Mozilla/5.0 (compatible; Frontage Site Health)';

	/**
	 * Stores the response.
	 *
	 * @param string $url Page URL.
	 * @param int $status HTTP status.
	 * @param array<string, string|list<string>> $headers Headers, keyed by lowercase name.
	 * @param string $body Response HTML.
	 */
	public function __construct(
		public readonly string $url,
		public readonly int $status,
		private array $headers,
		public readonly string $body
	) {}

	/** Fetches the page. */
	public static function fetch(): self|WP_Error {
		$url    = self::url();
		$answer = wp_remote_get(
			$url,
			array(
				'timeout'             => self::SECONDS,
				'limit_response_size' => self::MAX_BYTES,
				'user-agent'          => self::AGENT,
				/** WordPress's own filter for loopback requests. */
				'sslverify'           => apply_filters( 'https_local_ssl_verify', false ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$headers = wp_remote_retrieve_headers( $answer );
		$headers = array_change_key_case( is_array( $headers ) ? $headers : $headers->getAll() );
		return new self( $url, (int) wp_remote_retrieve_response_code( $answer ), $headers, wp_remote_retrieve_body( $answer ) );
	}

	/**
	 * Returns all values of a header.
	 *
	 * @param string $name Lowercase header name.
	 * @return list<string>
	 */
	public function header( string $name ): array {
		return (array) ( $this->headers[ $name ] ?? array() );
	}

	/** Returns the URL of the newest page with a Frontage block, or of the front page. */
	private static function url(): string {
		global $wpdb;
		$types  = array_values( array_filter( get_post_types( array( 'public' => true ) ), 'is_post_type_viewable' ) );
		$places = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$sql    = "SELECT ID FROM %i WHERE post_status = 'publish' AND post_password = '' AND post_type IN ($places) "
			. 'AND post_content LIKE %s ORDER BY ID DESC LIMIT 1';
		$id     = $wpdb->get_var( $wpdb->prepare( $sql, $wpdb->posts, ...array( ...$types, '%<!-- wp:frontage/%' ) ) );
		$url    = null === $id ? false : get_permalink( (int) $id );
		return false === $url ? home_url( '/' ) : $url;
	}
}
