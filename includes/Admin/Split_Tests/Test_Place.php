<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Admin\Exit_Converter\Place;
use Frontage\Admin\Exit_Converter\Post_Place;
use Frontage\Admin\Exit_Converter\Widget_Place;
use Frontage\Base\Store\Lock;
use Frontage\Domain\Split_Tests\Split_Block;
use Frontage\Domain\Split_Tests\Split_Index;
use Frontage\Domain\Split_Tests\Split_Test;
use Frontage\Domain\Usage\Index;
use Frontage\Http\Action_Exception;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * The place of a split test: the post, template, pattern, widget or file of a theme that contains its block, and changes of it.
 *
 * Never overwrites what someone else changed or is editing. What was there before stays among the revisions.
 */
final class Test_Place {
	private const LOCK_SECONDS = 60;

	/** Returns the place of a test; null if it is gone, or no longer contains the test. */
	public static function of( Split_Test $test ): ?Place {
		if ( 'ended' === $test->state ) {
			return null;
		}
		$post  = $test->post > 0 ? get_post( $test->post ) : null;
		$place = null === $post || 'trash' === $post->post_status ? null : new Post_Place( $post );
		if ( Index::THEME === $test->post ) {
			$place = File_Place::of( $test->id );
		}
		foreach ( Index::WIDGETS === $test->post ? Widget_Place::contents() : array() as $number => $content ) {
			$place ??= isset( Split_Block::in( $content )[ $test->id ] ) ? new Widget_Place( $number ) : null;
		}
		return null !== $place && isset( Split_Block::in( $place->content() )[ $test->id ] ) ? $place : null;
	}

	/**
	 * Describes the place of a test, with what is needed to change it.
	 *
	 * @return array<string, string|bool>|null
	 */
	public static function describe( Split_Test $test ): ?array {
		$place = self::of( $test );
		$post  = $test->post > 0 ? get_post( $test->post ) : null;
		return null === $place ? null : $place->describe() + array(
			'read'     => self::hash( $place ),
			'obstacle' => $place->obstacle(),
			'canUndo'  => null !== $post && wp_revisions_enabled( $post ),
			'canReset' => $place instanceof File_Place,
		);
	}

	/**
	 * Replaces a test by the content of one of its variants, and ends it.
	 *
	 * @param Split_Test $test
	 * @param int $subject Variant that stays.
	 * @param string $read Hash of the content that the user saw the report of.
	 * @throws Action_Exception If it cannot be replaced; then nothing is changed.
	 */
	public static function apply( Split_Test $test, int $subject, string $read ): void {
		self::change( $test, $read, static fn ( string $content ): ?string => Test_Markup::with_variant( $content, $test->id, $subject ) );
		Split_Index::finish( $test->id, $subject );
	}

	/**
	 * Pauses a test, or lets it go on.
	 *
	 * @param Split_Test $test
	 * @param string $state `running` or `paused`.
	 * @param string $read Hash of the content that the user saw the report of.
	 * @throws Action_Exception If it cannot be changed; then nothing is.
	 */
	public static function turn( Split_Test $test, string $state, string $read ): void {
		self::change( $test, $read, static fn ( string $content ): ?string => Test_Markup::with_state( $content, $test->id, $state ) );
	}

	/**
	 * Changes the content of the place.
	 *
	 * @param Split_Test $test
	 * @param string $read Hash of the content that the change was made for.
	 * @param callable(string): ?string $change Returns the new markup; null if it cannot be made.
	 * @throws Action_Exception If the content was changed, is being edited, may not be changed, or has no such test.
	 */
	private static function change( Split_Test $test, string $read, callable $change ): void {
		$lock = Lock::acquire( 'split_tests', self::LOCK_SECONDS )
			?? throw new Action_Exception( 409, 'busy', __( 'Another test is being changed. Try again in a minute.', 'frontage' ) );
		try {
			$place = self::of( $test ) ?? throw self::not_found();
			$now   = $place->content();
			if ( ! hash_equals( self::hash( $place ), $read ) ) {
				$words = __( 'The page was changed since you opened this report. Reload the report, then try again.', 'frontage' );
				throw new Action_Exception( 409, 'changed', $words );
			}
			$new = $change( $now ) ?? throw self::not_found();
			self::check( $place, $new );
			$problem = $place->write( $new );
			if ( '' !== $problem ) {
				throw new Action_Exception( 500, 'not_saved', $problem );
			}
		} finally {
			$lock->release();
		}
	}

	/**
	 * Checks that the user may save the content, and that all of it would be stored.
	 *
	 * @param Place $place Where.
	 * @param string $content New markup.
	 * @throws Action_Exception If not.
	 */
	private static function check( Place $place, string $content ): void {
		$obstacle = $place->obstacle();
		if ( '' !== $obstacle ) {
			throw new Action_Exception( 403, 'not_editable', $obstacle );
		}
		if ( $place->filtered( $content ) !== $content ) {
			$words = __( 'The page contains HTML that your account is not allowed to save, which would be removed.', 'frontage' );
			throw new Action_Exception( 403, 'would_be_filtered', $words );
		}
	}

	/** Returns the hash by which changes are noticed. */
	private static function hash( Place $place ): string {
		return hash( 'sha256', $place->content() );
	}

	/** Returns what is said about a test that is not where it was. */
	private static function not_found(): Action_Exception {
		$words = __( 'The page no longer contains this test or this variant. Nothing was changed.', 'frontage' );
		return new Action_Exception( 409, 'not_found_in_page', $words );
	}
}
