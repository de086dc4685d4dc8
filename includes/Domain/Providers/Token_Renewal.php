<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Clock;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Values;

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
		$name    = self::PREFIX . $vendor::group();
		if ( null === $expires || $expires > Clock::now() + self::RENEW_BEFORE || null === Lock::acquire( $name, DAY_IN_SECONDS ) ) {
			return;
		}
		Values::delete( $name );
		try {
			$vendor->renew( new Http( $vendor ) );
		} catch ( Http_Error $error ) {
			Values::set( $name, array( Clock::now(), Busy_Hosts::without_keys( $error->getMessage() ) ) );
		}
	}

	/** Returns why the token could not be renewed, a sentence for the owner; empty if nothing is known to be wrong. */
	public static function problem( Provider $vendor ): string {
		$known = Values::get( self::PREFIX . $vendor::group() );
		return is_array( $known ) && $known[0] > Clock::now() - DAY_IN_SECONDS ? (string) $known[1] : '';
	}
}
