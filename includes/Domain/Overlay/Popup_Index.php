<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Store\Autoloaded;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Shared_Option;
use RuntimeException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Which popups are published and where they are shown: one autoloaded option, written when a popup is saved, so that a
 * page without popups needs no query.
 *
 * @phpstan-import-type Data from Popup_Rules
 */
final class Popup_Index {
	public const OPTION = 'frontage_popups';

	/** Maximum number of published popups, newest first. */
	private const MAX = 200;

	/**
	 * Returns the rules of all published popups.
	 *
	 * @return array<int, Data> By post ID.
	 */
	public static function all(): array {
		$stored = Autoloaded::get( self::OPTION );
		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * Writes the index after a popup was saved, published, trashed or deleted.
	 *
	 * @param int $id Post ID.
	 * @param WP_Post $post Of any type.
	 */
	public static function on_saved( int $id, WP_Post $post ): void {
		if ( Popup_Type::TYPE === $post->post_type ) {
			self::write();
		}
	}

	/**
	 * Writes the index after rules were saved alone, as importers do.
	 *
	 * @param int $meta Meta ID.
	 * @param int $id Post ID.
	 * @param string $key Meta key.
	 */
	public static function on_rules_saved( int $meta, int $id, string $key ): void {
		if ( Popup_Rules::META === $key && Popup_Type::TYPE === get_post_type( $id ) ) {
			self::write();
		}
	}

	/**
	 * Writes the index. A database error never prevents a popup from being saved.
	 *
	 * Two popups may be published at once, one of them by cron: each request reads all of them while it has the option for itself.
	 */
	public static function write(): void {
		try {
			Shared_Option::change( self::OPTION, static fn (): array => self::read(), true );
		} catch ( RuntimeException $error ) {
			Log::count( 'popup_index_failed', 'index', $error->getMessage() );
		}
	}

	/**
	 * Reads the rules of all published popups that are shown anywhere.
	 *
	 * @return array<int, Data> By post ID.
	 */
	private static function read(): array {
		$posts = get_posts(
			array(
				'post_type'      => Popup_Type::TYPE,
				'post_status'    => 'publish',
				'posts_per_page' => self::MAX,
				'fields'         => 'ids',
				'cache_results'  => false,
			)
		);
		update_meta_cache( 'post', $posts );
		$rules = array();
		foreach ( $posts as $id ) {
			$rules[ $id ] = Popup_Rules::read( get_post_meta( $id, Popup_Rules::META, true ) );
		}
		return array_filter( $rules, static fn ( array $one ): bool => array() !== $one['show'] );
	}
}
