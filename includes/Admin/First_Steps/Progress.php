<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Domain\Usage\Index;

defined( 'ABSPATH' ) || exit;

/**
 * The current user's onboarding progress.
 *
 * Stores in user meta what the user has seen and dismissed; the other checklist steps are derived.
 */
final class Progress {
	public const META = 'frontage_first_steps';

	/** The flags stored per user: the greeting was shown, the checklist was opened, the panel was dismissed. */
	public const NOTES = array( 'greeted', 'seen', 'dismissed' );

	/**
	 * Returns whether a flag is set for the current user.
	 *
	 * @param string $note One of NOTES.
	 */
	public static function has( string $note ): bool {
		return in_array( $note, self::notes(), true );
	}

	/**
	 * Sets or clears a flag for the current user.
	 *
	 * @param string $note One of NOTES.
	 * @param bool $is False clears the flag.
	 */
	public static function note( string $note, bool $is = true ): void {
		$without = array_diff( self::notes(), array( $note ) );
		update_user_meta( get_current_user_id(), self::META, array_values( $is ? array( ...$without, $note ) : $without ) );
	}

	/**
	 * Returns the state of the welcome panel.
	 *
	 * @return array{
	 *     isDismissed: bool,
	 *     steps: array{block: bool, seen: bool, demo: bool},
	 *     demo: array{id: int, title: string, edit: string}|null,
	 * }
	 */
	public static function state(): array {
		$demo = Demo_Page::existing();
		return array(
			'isDismissed' => self::has( 'dismissed' ),
			'steps'       => array(
				'block' => Index::has_posts_besides( $demo->ID ?? 0 ),
				'seen'  => self::has( 'seen' ),
				'demo'  => null !== $demo,
			),
			'demo'        => null === $demo ? null : Demo_Page::describe( $demo ),
		);
	}

	/**
	 * Returns the flags of the current user.
	 *
	 * @return list<string>
	 */
	private static function notes(): array {
		$stored = get_user_meta( get_current_user_id(), self::META, true );
		return is_array( $stored ) ? array_values( array_intersect( self::NOTES, $stored ) ) : array();
	}
}
