<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters\Index;

use Frontage\Base\Bootable;
use Frontage\Base\Manifests;
use Frontage\Base\Paths;
use Frontage\Base\Store\Log;
use Frontage\Domain\Filters\Filter_Sources;
use Frontage\Domain\Store\Schema;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the rows of posts whose author, date, terms, or custom fields change.
 *
 * Database errors never prevent anything from being saved.
 */
final class Facet_Listener implements Bootable {
	/** Action that other plugins run after the values of their sources have changed. */
	public const CHANGED = 'frontage_filter_values_changed';

	public const WHEN = array(
		'hook:clean_post_cache',
		'hook:wp_insert_post',
		'hook:added_term_relationship',
		'hook:deleted_term_relationships',
		'hook:added_post_meta',
		'hook:updated_post_meta',
		'hook:deleted_post_meta',
		'hook:' . self::CHANGED,
		'hook:activate_{plugin}',
	);

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'clean_post_cache', array( self::class, 'on_post_changed' ) );
		// Importers make WordPress leave its caches alone.
		add_action( 'wp_insert_post', array( self::class, 'on_post_changed' ) );
		add_action( 'added_term_relationship', array( self::class, 'on_terms_changed' ), 10, 3 );
		add_action( 'deleted_term_relationships', array( self::class, 'on_terms_changed' ), 10, 3 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'on_meta_changed' ), 10, 3 );
		}
		add_action( self::CHANGED, array( self::class, 'on_values_changed' ), 10, 2 );
		register_activation_hook( Paths::file(), array( self::class, 'on_activated' ) );
	}

	/**
	 * Notes a saved or deleted post.
	 *
	 * @param int $id Post ID.
	 */
	public static function on_post_changed( int $id ): void {
		self::run_quietly( static fn () => Facet_Blocks::on_changed( self::of_post(), $id ) );
	}

	/**
	 * Notes terms that a post has or no longer has.
	 *
	 * @param int $id Object ID.
	 * @param mixed $places Term taxonomy IDs.
	 * @param string $taxonomy Name of the taxonomy.
	 */
	public static function on_terms_changed( int $id, mixed $places, string $taxonomy ): void {
		self::run_quietly( static fn () => Facet_Blocks::on_changed( array( Facet_Source::taxonomy_name( $taxonomy ) ), $id ) );
	}

	/**
	 * Notes a value of a custom field.
	 *
	 * @param mixed $meta Meta IDs.
	 * @param mixed $id Post ID; 0 or empty for all posts.
	 * @param string $key Meta key.
	 */
	public static function on_meta_changed( mixed $meta, mixed $id, string $key ): void {
		$id = is_numeric( $id ) ? (int) $id : 0;
		if ( Facet_Blocks::is_noted( $key, $id ) ) {
			$names = array( Facet_Source::field_name( $key ), Facet_Source::number_name( $key ) );
			self::run_quietly( static fn () => Facet_Blocks::on_changed( $names, $id ) );
		}
	}

	/**
	 * Notes values of another plugin's source, and lets lists and counts be found again.
	 *
	 * @param mixed $source Name of the source.
	 * @param mixed $id Post ID; 0 for all posts.
	 */
	public static function on_values_changed( mixed $source, mixed $id = 0 ): void {
		if ( is_string( $source ) ) {
			$names = array( Facet_Source::statement_name( $source ) );
			self::run_quietly( static fn () => Facet_Blocks::on_changed( $names, is_numeric( $id ) ? (int) $id : 0 ) );
			wp_cache_set_posts_last_changed();
		}
	}

	/** Begins again: nobody noted what changed while Frontage was off. */
	public static function on_activated(): void {
		self::run_quietly( Facet_Blocks::outdate( ... ) );
	}

	/**
	 * Returns the names of sources that may change with the row of a post.
	 *
	 * @return list<string>
	 */
	private static function of_post(): array {
		$others = array() === Manifests::names() ? array() : Filter_Sources::with_statement();
		return array( ...Facet_Source::OF_POST, ...array_map( Facet_Source::statement_name( ... ), $others ) );
	}

	/**
	 * Runs a callback and logs exceptions. Does nothing on a site without the table.
	 *
	 * @param callable(): void $work Callback.
	 */
	private static function run_quietly( callable $work ): void {
		if ( ! Schema::is_current() ) {
			return;
		}
		try {
			$work();
		} catch ( RuntimeException $error ) {
			Log::count( 'facets_failed', 'index', $error->getMessage() );
		}
	}
}
