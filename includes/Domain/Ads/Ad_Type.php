<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Bootable;
use Frontage\Domain\Modules\Owner_Capabilities;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Ads of the site: a post type and its groups, managed on a screen of their own.
 *
 * Not public: they have no page of their own, are in no search, feed, or sitemap, and not in WordPress's own REST routes.
 * Like templates, they are printed on many pages, so the same capability is required. Published ads are active, drafts paused.
 */
final class Ad_Type implements Bootable {
	public const TYPE = 'frontage_ad';

	public const GROUP = 'frontage_ad_group';

	public const CAPABILITY = Owner_Capabilities::REQUIRED;

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'register' ), 11 );
		add_action( 'wp_after_insert_post', array( self::class, 'on_changed' ), 10, 2 );
		add_action( 'added_post_meta', array( self::class, 'on_settings_changed' ), 10, 3 );
		add_action( 'updated_post_meta', array( self::class, 'on_settings_changed' ), 10, 3 );
		add_action( 'deleted_post', array( self::class, 'on_deleted' ), 10, 2 );
	}

	/** Registers the post type, its groups and its settings. */
	public static function register(): void {
		register_post_type(
			self::TYPE,
			array(
				'labels'       => array(
					'name'          => __( 'Ads', 'frontage' ),
					'singular_name' => __( 'Ad', 'frontage' ),
				),
				'public'       => false,
				'supports'     => array( 'title' ),
				'capabilities' => Owner_Capabilities::of_posts(),
				'map_meta_cap' => false,
			)
		);
		register_taxonomy(
			self::GROUP,
			self::TYPE,
			array(
				'labels'       => array(
					'name'          => __( 'Ad groups', 'frontage' ),
					'singular_name' => __( 'Ad group', 'frontage' ),
				),
				'public'       => false,
				'rewrite'      => false,
				'query_var'    => false,
				'capabilities' => Owner_Capabilities::of_terms(),
			)
		);
		register_post_meta(
			self::TYPE,
			Ad_Settings::META,
			array(
				'type'              => 'object',
				'single'            => true,
				'sanitize_callback' => array( Ad_Settings::class, 'sanitize' ),
				'auth_callback'     => static fn (): bool => current_user_can( self::CAPABILITY ),
			)
		);
	}

	/**
	 * Forgets the ads that were read in this request.
	 *
	 * @param int $id Post ID.
	 * @param WP_Post $post Of any type.
	 */
	public static function on_changed( int $id, WP_Post $post ): void {
		if ( self::TYPE === $post->post_type ) {
			Ads::forget();
		}
	}

	/**
	 * Forgets the ads that were read in this request after settings were saved alone.
	 *
	 * @param int $meta Meta ID.
	 * @param int $id Post ID.
	 * @param string $key Meta key.
	 */
	public static function on_settings_changed( int $meta, int $id, string $key ): void {
		if ( Ad_Settings::META === $key ) {
			Ads::forget();
		}
	}

	/**
	 * Deletes the counts of an ad with it.
	 *
	 * @param int $id Post ID.
	 * @param WP_Post $post Of any type.
	 */
	public static function on_deleted( int $id, WP_Post $post ): void {
		if ( self::TYPE === $post->post_type ) {
			Ads::forget();
			Ad_Totals::delete( $id );
			Ad_Daily_Stats::delete( $id );
		}
	}
}
