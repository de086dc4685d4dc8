<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * What a browser sends to count an ad: Base64 of comma-separated values, signed by this site (S0 §3).
 *
 * First the ad's ID, then its group or 0, the site, as the fourth value how many seconds must pass before the same visitor counts
 * again, and the post that the page shows or 0. It is the same for all visitors and does not expire, so that cached pages count.
 */
final class Ad_Token {
	/** Purpose with which the value is signed. */
	public const SIGNED_AS = 'ad';

	private const TEXT = '/\A(\d{1,18}),(\d{1,18}),(\d{1,9}),(\d{1,6}),(\d{1,18})\z/';

	/**
	 * Stores the values.
	 *
	 * @param int $ad Post ID of the ad.
	 * @param int $seconds Seconds before the same visitor counts again.
	 * @param int $post Post that the page shows; 0 for other pages.
	 */
	private function __construct( public readonly int $ad, public readonly int $seconds, public readonly int $post ) {}

	/**
	 * Returns a token.
	 *
	 * @param Ad $ad An ad that is printed.
	 * @param int $seconds Seconds before the same visitor counts again.
	 * @param int $post Post that the page shows; 0 for other pages.
	 */
	public static function make( Ad $ad, int $seconds, int $post ): string {
		$values = array( $ad->id, $ad->groups()[0] ?? 0, get_current_blog_id(), $seconds, $post );
		return Signed::make( self::SIGNED_AS, array( 'track' => base64_encode( implode( ',', $values ) ) ) );
	}

	/**
	 * Reads a token; null if this site did not sign it.
	 *
	 * @param string $token Untrusted text.
	 */
	public static function read( string $token ): ?self {
		$track = Signed::read( self::SIGNED_AS, $token )['track'] ?? null;
		$text  = is_string( $track ) ? (string) base64_decode( $track, true ) : '';
		return 1 === preg_match( self::TEXT, $text, $values ) && get_current_blog_id() === (int) $values[3]
			? new self( (int) $values[1], (int) $values[4], (int) $values[5] )
			: null;
	}
}
