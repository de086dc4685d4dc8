<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter;

use Frontage\Base\Store\Lock;
use Frontage\Http\Action_Exception;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Replaces the content of a place, and restores it.
 *
 * Never overwrites newer changes, and always keeps the original.
 */
final class Replacement {
	private const LOCK_SECONDS = 60;

	/**
	 * Returns the hash by which changes are noticed.
	 *
	 * @param string $content Block markup.
	 */
	public static function hash( string $content ): string {
		return hash( 'sha256', $content );
	}

	/**
	 * Replaces the content of a place.
	 *
	 * @param string $id ID of the place.
	 * @param string $read Hash of the content from which the new content was made.
	 * @param string $content New content.
	 * @throws Action_Exception If it may not or could not be replaced; then it is as it was.
	 */
	public static function save( string $id, string $read, string $content ): void {
		self::run_exclusively(
			static function () use ( $id, $read, $content ): void {
				$place    = Places::get( $id ) ?? throw Action_Exception::missing_post();
				$original = $place->content();
				if ( ! hash_equals( self::hash( $original ), $read ) ) {
					throw new Action_Exception( 409, 'changed', __( 'It was changed in the meantime.', 'frontage' ) );
				}
				self::check( $place, $content );
				$backup  = Backups::add( $id, $original, self::hash( $content ) );
				$problem = $place->write( $content );
				if ( '' === $problem ) {
					// Filters of other plugins may have changed it.
					Backups::note( $backup, self::hash( $place->content() ) );
					return;
				}
				Backups::delete( $backup );
				throw new Action_Exception( 500, 'not_saved', $problem );
			}
		);
	}

	/**
	 * Restores the content of a place as it was before the last conversion. If there were several, the next call goes
	 * back further.
	 *
	 * @param string $id ID of the place.
	 * @return string Why it was left alone; empty if it is as it was before.
	 */
	public static function undo( string $id ): string {
		return self::run_exclusively(
			static function () use ( $id ): string {
				$place = Places::get( $id );
				if ( null === $place ) {
					Backups::forget( $id );
					return __( 'It no longer exists.', 'frontage' );
				}
				$backup  = self::last_change( $place );
				$problem = null === $backup ? '' : self::restore( $place, $backup );
				if ( null !== $backup && '' === $problem ) {
					Backups::delete( $backup['id'] );
				}
				return $problem;
			}
		);
	}

	/**
	 * Returns what the last conversion stored that changed the place. If it was interrupted, or the content has been restored
	 * by other means, there is nothing to restore.
	 *
	 * @param Place $place Where.
	 * @return array{id: int, content: string, written: string}|null
	 */
	private static function last_change( Place $place ): ?array {
		$backup = Backups::last( $place->id() );
		while ( null !== $backup && $backup['content'] === $place->content() ) {
			Backups::delete( $backup['id'] );
			$backup = Backups::last( $place->id() );
		}
		return $backup;
	}

	/**
	 * Writes the original, unless what replaced it was changed.
	 *
	 * @param Place $place Where.
	 * @param array{id: int, content: string, written: string} $backup What was stored.
	 * @return string Why not; empty if the original is in place.
	 */
	private static function restore( Place $place, array $backup ): string {
		if ( ! hash_equals( self::hash( $place->content() ), $backup['written'] ) ) {
			return __( 'It was changed since it was converted.', 'frontage' );
		}
		try {
			self::check( $place, $backup['content'] );
		} catch ( Action_Exception $problem ) {
			return $problem->getMessage();
		}
		return $place->write( $backup['content'], true );
	}

	/**
	 * Checks that the user may save the content, and that all of it would be stored.
	 *
	 * @param Place $place Where.
	 * @param string $content Block markup.
	 * @throws Action_Exception If not.
	 */
	private static function check( Place $place, string $content ): void {
		$obstacle = $place->obstacle();
		if ( '' !== $obstacle ) {
			throw new Action_Exception( 403, 'not_editable', $obstacle );
		}
		if ( $place->filtered( $content ) !== $content ) {
			throw new Action_Exception(
				403,
				'would_be_filtered',
				__( 'It contains HTML that your account is not allowed to save, which would be removed.', 'frontage' )
			);
		}
	}

	/**
	 * Runs work while no other request does such work.
	 *
	 * @template T
	 * @param callable(): T $work Callback.
	 * @return T
	 * @throws Action_Exception If another request does.
	 */
	private static function run_exclusively( callable $work ): mixed {
		$lock = Lock::acquire( 'exit-converter', self::LOCK_SECONDS )
			?? throw new Action_Exception( 409, 'busy', __( 'Another conversion is running. Try again in a minute.', 'frontage' ) );
		try {
			return $work();
		} finally {
			$lock->release();
		}
	}
}
