<?php
declare( strict_types=1 );

namespace Frontage\Domain\Share;

use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Names;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Robot;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * How often posts, and pictures in them, were shared from this site.
 *
 * Presses of our own buttons, by network: no network is asked, and nothing of a visitor is kept.
 */
final class Share_Counts {
	/** Kind of the counters of all networks together. */
	public const TOTAL = 'shares';

	/** What is counted (S0 §3). */
	public const ACTIONS = array( 'share', 'like', 'media' );

	/** Where the button was: in the text, beside it, at the foot of phones, on a picture, or in a popup. */
	public const LOCATIONS = array( 'inline', 'sidebar', 'mobile', 'media', 'popup' );

	/** Records of one visitor that count per minute. */
	public const PER_MINUTE = 30;

	/** How long caches may keep numbers. */
	public const CACHE_SECONDS = 60;

	/** Records of one post that count per hour from one network of computers. */
	private const PER_HOUR = 60;

	/**
	 * Counts one press, unless the sender does more than people do.
	 *
	 * @param int    $post_id A post that visitors may see.
	 * @param string $action One of ACTIONS.
	 * @param string $network One of `Networks::slugs()`.
	 * @param string $location One of LOCATIONS.
	 * @param string $media Address of a picture of the post; empty for the post itself.
	 * @return bool Whether it was counted.
	 */
	public static function add( int $post_id, string $action, string $network, string $location, string $media, Visitor $visitor ): bool {
		if ( Robot::is_named() || ! self::is_credible( $post_id, $visitor ) ) {
			return false;
		}
		$object = '' === $media ? $post_id : self::number( $post_id, $media );
		Counters::add( self::kind( $action, $network ), $object );
		Counters::add( self::total_kind( $action ), $object );
		Share_Daily_Stats::add( $post_id, $action, $network, $location );
		return true;
	}

	/**
	 * Returns the numbers of posts.
	 *
	 * @param list<int> $post_ids Posts that visitors may see.
	 * @param list<string> $networks Slugs; the total comes with them.
	 * @return array<int, array<string, int>> By post and slug, with `shares` for all networks together.
	 */
	public static function of( array $post_ids, array $networks ): array {
		$kinds = array( self::TOTAL => self::TOTAL );
		foreach ( $networks as $network ) {
			$kinds[ $network ] = self::kind( 'share', $network );
		}
		$found = Counters::get_kinds( array_values( $kinds ), $post_ids );
		return array_map( static fn ( array $values ): array => array_combine( array_keys( $kinds ), $values ), $found );
	}

	/**
	 * Returns the shares of a picture.
	 *
	 * @param int    $post_id The post with the picture.
	 * @param string $media Address of the picture.
	 * @param string $action One of ACTIONS.
	 * @param string $network Slug; empty for all networks together.
	 */
	public static function of_media( int $post_id, string $media, string $action = 'media', string $network = '' ): int {
		$kind = '' === $network ? self::total_kind( $action ) : self::kind( $action, $network );
		$sum  = 0;
		// Those that were counted by themselves, before all sizes were one picture.
		foreach ( array_unique( array( self::name( $post_id, $media ), "media:$post_id:$media" ) ) as $name ) {
			$number = Names::find( $name );
			$sum   += null === $number ? 0 : Counters::get( $kind, $number );
		}
		return $sum;
	}

	/**
	 * Returns the kind of the counter of a network's shares of posts.
	 *
	 * @param string $network One of `Networks::slugs()`, or TOTAL for all together.
	 */
	public static function kind_of( string $network ): string {
		return self::TOTAL === $network ? self::TOTAL : self::kind( 'share', $network );
	}

	/**
	 * Returns the kind of a network's counter; shares of posts are the ones that lists can be sorted by.
	 *
	 * @param string $action One of ACTIONS.
	 * @param string $network One of `Networks::slugs()`.
	 */
	private static function kind( string $action, string $network ): string {
		return "$action-$network";
	}

	/**
	 * Returns the kind of the counter of all networks together.
	 *
	 * @param string $action One of ACTIONS.
	 */
	private static function total_kind( string $action ): string {
		return 'share' === $action ? self::TOTAL : "$action-all";
	}

	/**
	 * Returns the number of a picture.
	 *
	 * @param int    $post_id The post with the picture.
	 * @param string $media Address of the picture.
	 */
	private static function number( int $post_id, string $media ): int {
		$name = self::name( $post_id, $media );
		Names::add( $name );
		return (int) Names::find( $name );
	}

	/**
	 * Returns what a picture is counted under.
	 *
	 * @param int    $post_id The post with the picture.
	 * @param string $media Address of the picture.
	 */
	private static function name( int $post_id, string $media ): string {
		return "media:$post_id:" . Post_Media::counted( $media );
	}

	/**
	 * Returns whether this visitor, and the network of computers for this post, still count: more are answered as usual.
	 *
	 * @param int $post_id A post that visitors may see.
	 */
	private static function is_credible( int $post_id, Visitor $visitor ): bool {
		return Rate_Limit::consume(
			'shares',
			array(
				$visitor->key()                           => array( MINUTE_IN_SECONDS => self::PER_MINUTE ),
				"{$visitor->group_key()} shares $post_id" => array( HOUR_IN_SECONDS => self::PER_HOUR ),
			)
		);
	}
}
