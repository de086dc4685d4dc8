<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Domain\Overlay\Conditions;

defined( 'ABSPATH' ) || exit;

/** The running ads of the site, read once a page however many places show some. */
final class Ads {
	/** Maximum number of active ads, newest first; a page reads all of them. */
	public const MAX = 200;

	private const NEWEST = array(
		'post_type'        => Ad_Type::TYPE,
		'post_status'      => 'publish',
		'posts_per_page'   => self::MAX,
		'suppress_filters' => false,
	);

	/**
	 * Running ads that were read in this request, by ID, for each site of the network.
	 *
	 * @var array<int, array<int, Ad>>
	 */
	private static array $running = array();

	/**
	 * Returns all running ads.
	 *
	 * @return array<int, Ad> By ID, newest first.
	 */
	public static function running(): array {
		return self::$running[ get_current_blog_id() ] ??= self::find();
	}

	/**
	 * Returns the running ads of a group, or one of them, that the current page shows.
	 *
	 * @param int $ad ID of one ad; 0 for a group.
	 * @param string $group Slug of a group; empty for all ads.
	 * @return list<Ad>
	 */
	public static function here( int $ad, string $group = '' ): array {
		$running = self::running();
		$wanted  = 0 === $ad ? $running : array_intersect_key( $running, array( $ad => true ) );
		$places  = array() === $wanted ? array() : Conditions::places();
		$path    = Conditions::path();
		$here    = array_filter(
			$wanted,
			static fn ( Ad $one ): bool => $one->is_for( $places, $path )
				&& ( $ad > 0 || '' === $group || $one->is_in( $group ) )
		);
		/**
		 * Filters the ads that one place of a page shows.
		 *
		 * Runs for each place. A translation plugin can leave out those in another language. Pages are cached for all
		 * visitors, so the ads must not depend on who reads the page.
		 *
		 *     add_filter( 'frontage_ads', fn ( $ads ) => is_page( 'contact' ) ? array() : $ads );
		 *
		 * @since 0.3
		 *
		 * @param list<\Frontage\Domain\Ads\Ad> $ads   Running ads; `$ad->id` is the post ID.
		 * @param string                        $group Slug of the group; empty for one ad or all.
		 */
		$ads = (array) apply_filters( 'frontage_ads', array_values( $here ), $group );
		return array_values( array_filter( $ads, static fn ( mixed $one ): bool => $one instanceof Ad ) );
	}

	/**
	 * Returns the active ads that pages know: no more than MAX.
	 *
	 * @return list<int> IDs.
	 */
	public static function known(): array {
		return array_values( array_map( 'intval', get_posts( self::NEWEST + array( 'fields' => 'ids' ) ) ) );
	}

	/** Forgets what was read, after a change. */
	public static function forget(): void {
		self::$running = array();
	}

	/**
	 * Reads the running ads.
	 *
	 * @return array<int, Ad>
	 */
	private static function find(): array {
		$posts  = get_posts( self::NEWEST );
		$totals = Ad_Totals::of( array_values( array_map( static fn ( \WP_Post $post ): int => $post->ID, $posts ) ) );
		$ads    = array_filter( array_map( array( Ad::class, 'of' ), $posts ) );
		$images = array_map( static fn ( Ad $ad ): int => 'image' === $ad->settings['kind'] ? $ad->settings['image'] : 0, $ads );
		_prime_post_caches( array_values( array_filter( $images ) ), false, true );
		$found = array();
		foreach ( $ads as $ad ) {
			if ( '' === $ad->obstacle( $totals[ $ad->id ] ) ) {
				$found[ $ad->id ] = $ad;
			}
		}
		return $found;
	}
}
