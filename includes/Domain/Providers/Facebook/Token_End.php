<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Facebook;

use Frontage\Base\Clock;
use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Value;

defined( 'ABSPATH' ) || exit;

/** When the page token ends, as Facebook has said. */
final class Token_End {
	private const OPTION = 'frontage_facebook_token_end';

	/**
	 * Stores what Facebook says about a token.
	 *
	 * @param string                  $token Not stored.
	 * @param array<array-key, mixed> $about Answer to `debug_token`, not trusted.
	 * @return int|null Unix time; null if it does not end.
	 */
	public static function keep( string $token, array $about ): ?int {
		$ends = array_filter(
			array( Feed_Value::number( $about['expires_at'] ?? null ), Feed_Value::number( $about['data_access_expires_at'] ?? null ) ),
			static fn ( ?int $time ): bool => null !== $time && $time > Clock::now() - YEAR_IN_SECONDS
		);
		$end  = array() === $ends ? 0 : (int) min( $ends );
		Values::set( self::OPTION, array( wp_hash( $token ), $end ) );
		return 0 === $end ? null : $end;
	}

	/**
	 * Returns when a token ends; null if it does not, or if Facebook has not been asked about it.
	 *
	 * @param string $token As in the settings.
	 */
	public static function of( string $token ): ?int {
		$stored = Values::get( self::OPTION );
		$end    = is_array( $stored ) && ( $stored[0] ?? '' ) === wp_hash( $token ) ? Feed_Value::number( $stored[1] ?? 0 ) : 0;
		return 0 === $end ? null : $end;
	}
}
