<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Days;
use Frontage\Domain\Ads\Ad_Token;
use Frontage\Http\Post_Visibility;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Decides what counts as an impression or a click of an ad.
 *
 * Nobody is told: whatever is not counted is answered as usual, so that a robot learns nothing. Nothing about the visitor is kept.
 */
final class Ad_Counter {
	/** What one visitor, and one network for one ad, may count. */
	public const LIMITS = array(
		'impressions' => array(
			'minute' => 120,
			'hour'   => 300,
		),
		'clicks'      => array(
			'minute' => 20,
			'hour'   => 30,
		),
	);

	/**
	 * Counts an ad, if its token is genuine, it is running, and the visitor counts.
	 *
	 * @param string $kind One of `Ad_Totals::KINDS`.
	 * @param string $track Untrusted token.
	 */
	public static function count( string $kind, string $track, Visitor $visitor ): void {
		$token = Ad_Token::read( $track );
		$ad    = null === $token ? null : Ad::of( $token->ad );
		if ( null === $token || null === $ad || self::is_refused() || current_user_can( 'edit_posts' ) || ! $ad->is_running() ) {
			return;
		}
		// Pages from caches may show a post that is no longer public: the ad is counted, not where.
		$post = Post_Visibility::can_view( $token->post ) ? $token->post : 0;
		if ( self::is_credible( $kind, $token, $visitor ) ) {
			Ad_Days::count( $ad, $kind, $post );
		}
	}

	/**
	 * Returns whether this visitor counts for this ad now: once in the token's interval, and no more than people do.
	 *
	 * @param string $kind One of `Ad_Totals::KINDS`.
	 */
	private static function is_credible( string $kind, Ad_Token $token, Visitor $visitor ): bool {
		$limits = self::LIMITS[ $kind ];
		return Rate_Limit::has_place(
			"ad-$kind",
			array(
				$visitor->key()                     => array( MINUTE_IN_SECONDS => $limits['minute'] ),
				"{$visitor->key()} ad {$token->ad}" => array( $token->seconds => 1 ),
				"{$visitor->group_key()} of ad {$token->ad}" => array( HOUR_IN_SECONDS => $limits['hour'] ),
			)
		);
	}

	/** Returns whether the browser asks not to be tracked. */
	private static function is_refused(): bool {
		return '1' === ( $_SERVER['HTTP_DNT'] ?? '' ) || '1' === ( $_SERVER['HTTP_SEC_GPC'] ?? '' );
	}
}
