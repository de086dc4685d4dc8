<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use Frontage\Base\Bootable;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Day_Table;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Non_Post_Content;
use Frontage\Domain\Usage\Place_Content;
use RuntimeException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Keeps the index of all split tests, written when content is saved or deleted. Database errors never prevent a post from being
 * saved.
 *
 * A test stays in the index when it is gone from its post: what was counted can still be read.
 */
final class Split_Index implements Bootable {
	public const WHEN = array(
		'hook:save_post',
		'hook:deleted_post',
		'hook:after_delete_post',
		'hook:after_switch_theme',
		'hook:' . Retention::HOOK,
		'hook:add_option_' . Non_Post_Content::WIDGETS,
		'hook:update_option_' . Non_Post_Content::WIDGETS,
	);

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'save_post', array( self::class, 'on_saved' ), 20, 2 );
		add_action( 'deleted_post', array( self::class, 'on_deleted' ) );
		add_action( 'after_delete_post', array( self::class, 'on_template_deleted' ), 10, 2 );
		add_action( 'after_switch_theme', array( self::class, 'read_theme' ) );
		add_action( Retention::HOOK, array( self::class, 'read_theme' ) );
		add_action( 'add_option_' . Non_Post_Content::WIDGETS, array( self::class, 'on_widgets_changed' ) );
		add_action( 'update_option_' . Non_Post_Content::WIDGETS, array( self::class, 'on_widgets_changed' ) );
	}

	/**
	 * Indexes a saved post.
	 *
	 * @param int $id Post ID.
	 * @param WP_Post $post Of any type.
	 */
	public static function on_saved( int $id, WP_Post $post ): void {
		if ( ! in_array( $post->post_type, array( 'revision', 'customize_changeset' ), true ) ) {
			self::replace( $id, $post->post_content, 'publish' === $post->post_status );
		}
		if ( in_array( $post->post_type, Theme_Tests::TYPES, true ) ) {
			self::read_theme();
		}
	}

	/**
	 * Ends the tests of a deleted post.
	 *
	 * @param int $id Post ID.
	 */
	public static function on_deleted( int $id ): void {
		self::replace( $id, '', false );
	}

	/**
	 * Lets the tests go on that are in the file whose customized version was deleted.
	 *
	 * @param int $id Post ID.
	 * @param WP_Post $post Of any type.
	 */
	public static function on_template_deleted( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, Theme_Tests::TYPES, true ) ) {
			self::read_theme();
		}
	}

	/** Indexes the files of the theme. */
	public static function read_theme(): void {
		if ( self::replace( Index::THEME, Theme_Tests::markup(), true ) ) {
			Theme_Tests::note();
		}
	}

	/** Indexes the widgets. */
	public static function on_widgets_changed(): void {
		self::replace( Index::WIDGETS, Place_Content::of( Index::WIDGETS ), true );
	}

	/**
	 * Ends a test for good, with the variant that was applied.
	 *
	 * @param string $test UUID.
	 * @param int|null $winner Subject; null if none was applied.
	 */
	public static function finish( string $test, ?int $winner ): void {
		global $wpdb;
		$sql = "UPDATE %i SET state = 'ended', ended = %s, winner = %d WHERE test = %s";
		Retry::write( $wpdb->prepare( $sql, Tables::name( Split_Tests::TABLE ), Day_Table::day( 0 ), $winner ?? -1, $test ) );
		Split_Goals::write();
	}

	/**
	 * Indexes a place.
	 *
	 * @param int $post Post ID, or a constant of `Index`.
	 * @param string $content Its block markup.
	 * @param bool $is_public Whether visitors can see it.
	 * @return bool Whether the database has it now.
	 */
	private static function replace( int $post, string $content, bool $is_public ): bool {
		if ( ! Schema::is_current() ) {
			return false;
		}
		try {
			$tests = Index::THEME === $post ? self::without_used( Split_Block::in( $content ) ) : Split_Block::in( $content );
			$known = Split_Tests::of_post( $post );
			if ( array() === $tests && array() === $known ) {
				return true;
			}
			self::end( $known, $tests );
			foreach ( $tests as $id => $test ) {
				self::write( $id, $post, $is_public ? $test['state'] : 'draft', $test['setup'] );
			}
			Split_Goals::write();
			return true;
		} catch ( RuntimeException $error ) {
			Log::count( 'split_index_failed', 'index', $error->getMessage() );
			return false;
		}
	}

	/**
	 * Returns tests without those that a post has, as after a pattern was inserted.
	 *
	 * @template T
	 * @param array<string, T> $tests Tests of files, by ID.
	 * @return array<string, T>
	 */
	private static function without_used( array $tests ): array {
		$is_used = static function ( string $id ): bool {
			$known = Split_Tests::find( $id );
			return null !== $known && Index::THEME !== $known->post && in_array( $known->state, array( 'running', 'paused' ), true );
		};
		return array_filter( $tests, static fn ( string $id ): bool => ! $is_used( $id ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Ends the tests that a post no longer has.
	 *
	 * @param list<Split_Test> $known Tests that it had.
	 * @param array<string, mixed> $tests Tests that it has, by ID.
	 */
	private static function end( array $known, array $tests ): void {
		foreach ( $known as $test ) {
			if ( 'ended' !== $test->state && ! isset( $tests[ $test->id ] ) ) {
				self::finish( $test->id, null );
			}
		}
	}

	/**
	 * Writes a test. One that ended and is back, as after an older revision was restored, goes on.
	 *
	 * @param string $id UUID.
	 * @param int $post Post ID, or a constant of `Index`.
	 * @param string $state One of `Split_Test::STATES`.
	 * @param array<string, mixed> $setup What `Split_Block::setup()` returned.
	 */
	private static function write( string $id, int $post, string $state, array $setup ): void {
		global $wpdb;
		$table  = Tables::name( Split_Tests::TABLE );
		$day    = 'running' === $state ? Day_Table::day( 0 ) : '';
		$insert = 'INSERT IGNORE INTO %i (test, post, state, started, ended, winner, setup) VALUES (%s, %d, %s, %s, %s, -1, %s)';
		if ( 1 === Retry::write( $wpdb->prepare( $insert, $table, $id, $post, $state, $day, '', self::json( $setup ) ) ) ) {
			return;
		}
		$before = Split_Tests::find( $id );
		if ( null !== $before ) {
			$setup[ Split_Changes::KEY ] = Split_Changes::of( $before, $setup ); // @phpstan-ignore argument.type (`Split_Block` made it)
		}
		$update = "UPDATE %i SET post = %d, state = %s, started = CASE WHEN started = '' THEN %s ELSE started END, ended = '', "
			. 'winner = -1, setup = %s WHERE test = %s';
		Retry::write( $wpdb->prepare( $update, $table, $post, $state, $day, self::json( $setup ), $id ) );
	}

	/**
	 * Writes a setup as JSON.
	 *
	 * @param array<string, mixed> $setup What `Split_Block::setup()` returned.
	 */
	private static function json( array $setup ): string {
		return (string) wp_json_encode( $setup, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}
