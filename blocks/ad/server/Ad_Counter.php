<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Token;
use Frontage\Domain\Ads\Ad_Totals;
use Frontage\Http\Post_Visibility;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Robot;
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

	/** For how long who has seen an ad may follow it after its impressions are used up. */
	private const SEEN = array( DAY_IN_SECONDS => 1 );

	/**
	 * Counts an ad, if its token is genuine, it is running, and the visitor counts.
	 *
	 * @param string $kind One of `Ad_Totals::KINDS`.
	 * @param string $track Untrusted token.
	 */
	public static function count( string $kind, string $track, Visitor $visitor ): void {
		$token = Ad_Token::read( $track );
		$ad    = null === $token ? null : Ad::of( $token->ad );
		if ( null === $token || null === $ad || self::is_refused() || Robot::is_named() || current_user_can( 'edit_posts' ) ) {
			return;
		}
		if ( ! self::is_open( $kind, $ad, $visitor ) ) {
			return;
		}
		// Pages from caches may show a post that is no longer public: the ad is counted, not where.
		$post = Post_Visibility::can_view( $token->post ) ? $token->post : 0;
		if ( self::is_credible( $kind, $token, $visitor ) && Ad_Daily_Stats::count( $ad, $kind, $post )
			&& 'impressions' === $kind && $ad->settings['maxImpressions'] > 0
		) {
			Rate_Limit::accept( self::seen( $ad ), self::SEEN, $visitor );
		}
	}

	/**
	 * Returns whether the ad is running; or, for a click, whether only its impressions are used up and the visitor has seen one of
	 * them: who sees the last one may still follow it.
	 *
	 * @param string $kind One of `Ad_Totals::KINDS`.
	 */
	private static function is_open( string $kind, Ad $ad, Visitor $visitor ): bool {
		$obstacle = $ad->obstacle( Ad_Totals::of( array( $ad->id ) )[ $ad->id ] );
		return '' === $obstacle
			|| ( 'spent' === $obstacle && 'clicks' === $kind && Rate_Limit::level( self::seen( $ad ), self::SEEN, $visitor ) > 0 );
	}

	/** Returns under what name it is kept that a network has seen an ad. */
	private static function seen( Ad $ad ): string {
		return "ad $ad->id seen";
	}

	/**
	 * Returns whether this visitor counts for this ad now: once in the token's interval, and no more than people do.
	 *
	 * @param string $kind One of `Ad_Totals::KINDS`.
	 */
	private static function is_credible( string $kind, Ad_Token $token, Visitor $visitor ): bool {
		$limits = self::LIMITS[ $kind ];
		return Rate_Limit::consume(
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
