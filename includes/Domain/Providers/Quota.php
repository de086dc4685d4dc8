<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/** How many requests a vendor still answers, as far as it says so in the headers of an answer. */
final class Quota {
	/** Beginnings of the headers for what is left and for the limit: of Mastodon and Bluesky, of X, and of the drafts of a standard. */
	private const NAMES = array( 'x-ratelimit', 'x-rate-limit', 'ratelimit' );

	/** Headers of Facebook and Instagram: JSON with shares in percent. */
	private const USED = array( 'x-app-usage', 'x-business-use-case-usage' );

	/** Shares that may end the quota. */
	private const SHARES = array( 'call_count', 'total_time', 'total_cputime' );

	/** Returns it in words; empty if the vendor says nothing. */
	public static function of( Http_Response $answer ): string {
		foreach ( self::NAMES as $name ) {
			$left  = $answer->header( "$name-remaining" );
			$limit = $answer->header( "$name-limit" );
			if ( 1 === preg_match( '/^\d{1,9}$/D', $left ) && 1 === preg_match( '/^\d{1,9}$/D', $limit ) ) {
				/* translators: 1: number of requests that a service still answers, 2: number that it answers in all. */
				$text = __( '%1$s of %2$s requests left', 'frontage' );
				return sprintf( $text, number_format_i18n( (int) $left ), number_format_i18n( (int) $limit ) );
			}
		}
		foreach ( self::USED as $name ) {
			$used = self::most( json_decode( $answer->header( $name ), true, 5 ) );
			if ( null !== $used ) {
				/* translators: %s: percentage. */
				return sprintf( __( '%s%% of the quota used', 'frontage' ), number_format_i18n( $used ) );
			}
		}
		return '';
	}

	/**
	 * Returns the largest share, at any depth; null without one.
	 *
	 * @param mixed $usage Not trusted.
	 */
	private static function most( mixed $usage ): ?int {
		$most = null;
		foreach ( is_array( $usage ) ? $usage : array() as $name => $value ) {
			$share = in_array( $name, self::SHARES, true ) && is_int( $value ) ? $value : self::most( $value );
			$most  = null === $share ? $most : max( $most ?? 0, $share );
		}
		return $most;
	}
}
