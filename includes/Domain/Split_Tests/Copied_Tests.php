<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use Frontage\Base\Bootable;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Usage\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the tests of a copied post IDs of their own, so that its visitors are not counted in those of the original.
 *
 * The new ID depends on the old one and on the post: an editor that still holds the old one gets the same again.
 */
final class Copied_Tests implements Bootable {
	public const WHEN = 'hook:wp_insert_post_data';

	/** After the content was completed. */
	private const PRIORITY = 30;

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'wp_insert_post_data', array( self::class, 'rename' ), self::PRIORITY, 2 );
	}

	/**
	 * Renames the tests that another post has.
	 *
	 * @param mixed $data Columns of the post, with slashes.
	 * @param mixed $given What is saved, with the ID of a post that exists.
	 * @return mixed
	 */
	public static function rename( $data, $given = array() ) {
		$content = is_array( $data ) && 'revision' !== ( $data['post_type'] ?? '' ) ? $data['post_content'] ?? null : null;
		if ( ! is_string( $content ) || ! str_contains( wp_unslash( $content ), Split_Block::MARK ) || ! Schema::is_current() ) {
			return $data;
		}
		$id = is_array( $given ) && is_numeric( $given['ID'] ?? null ) ? (int) $given['ID'] : 0;
		foreach ( array_keys( Split_Block::in( wp_unslash( $content ) ) ) as $test ) {
			$known    = Split_Tests::find( $test );
			$is_taken = null !== $known && $known->post !== $id && ! self::is_moved( $known );
			if ( null !== $known && $is_taken && ! self::is_file_of( $test, $known, $data ) ) {
				$content = str_replace( $test, self::derive( $test, $id ), $content );
			}
		}
		$data['post_content'] = $content;
		return $data;
	}

	/**
	 * Returns whether a test that is gone from its place goes on in another one, as after it was moved there: not if its winner was
	 * applied, and only for users who could have moved it. Everybody can read its ID in an old page.
	 *
	 * @param Split_Test $known The test in the index.
	 */
	private static function is_moved( Split_Test $known ): bool {
		if ( 'ended' !== $known->state || null !== $known->winner ) {
			return false;
		}
		return match ( true ) {
			$known->post <= 0 => current_user_can( 'edit_theme_options' ),
			// Without a user, the site itself writes.
			null === get_post( $known->post ) => 0 === get_current_user_id() || current_user_can( 'edit_others_posts' ),
			default => current_user_can( 'edit_post', $known->post ),
		};
	}

	/**
	 * Returns whether a post is the customized version of the file that has the test, which goes on then.
	 *
	 * @param string $test UUID.
	 * @param Split_Test $known The test in the index.
	 * @param array<string, mixed> $data Columns of the post.
	 */
	private static function is_file_of( string $test, Split_Test $known, array $data ): bool {
		$file = Index::THEME === $known->post ? Theme_Tests::template( $test ) : null;
		return null !== $file && array( $file->type, $file->slug ) === array( $data['post_type'] ?? '', $data['post_name'] ?? '' );
	}

	/**
	 * Returns the ID of a copied test.
	 *
	 * @param string $test ID in the original.
	 * @param int $post ID of the copy; 0 while it has none.
	 */
	private static function derive( string $test, int $post ): string {
		$hash    = md5( 0 === $post ? wp_generate_uuid4() : "$test $post" );
		$hash    = substr_replace( $hash, '4', 12, 1 );
		$hash    = substr_replace( $hash, '8', 16, 1 );
		$lengths = array( 8, 4, 4, 4, 12 );
		$parts   = array();
		foreach ( $lengths as $length ) {
			$parts[] = substr( $hash, 0, $length );
			$hash    = substr( $hash, $length );
		}
		return implode( '-', $parts );
	}
}
