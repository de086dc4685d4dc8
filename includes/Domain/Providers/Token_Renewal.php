<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/** Tokens that live longer when their vendor is asked in time. Why that failed is kept for the owner until it is tried again. */
final class Token_Renewal {
	private const RENEW_BEFORE = 14 * DAY_IN_SECONDS;

	private const PREFIX = 'frontage_feed_renewed_';

	/** Gets a token that lives longer, at most once a day. A failure costs nothing yet. */
	public static function try( Provider $vendor ): void {
		if ( ! $vendor instanceof With_Renewal ) {
			return;
		}
		$expires = $vendor->token_expires();
		$tried   = self::PREFIX . $vendor::group();
		if ( null === $expires || $expires > Clock::now() + self::RENEW_BEFORE || false !== get_transient( $tried ) ) {
			return;
		}
		set_transient( $tried, 1, DAY_IN_SECONDS );
		try {
			$vendor->renew( new Http( $vendor ) );
		} catch ( Http_Error $error ) {
			set_transient( $tried, Busy_Hosts::without_keys( $error->getMessage() ), DAY_IN_SECONDS );
		}
	}

	/** Returns why the token could not be renewed, a sentence for the owner; empty if nothing is known to be wrong. */
	public static function problem( Provider $vendor ): string {
		$problem = get_transient( self::PREFIX . $vendor::group() );
		return is_string( $problem ) && ! is_numeric( $problem ) ? $problem : '';
	}
}
