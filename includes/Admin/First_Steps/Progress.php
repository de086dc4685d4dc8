<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Domain\Usage\Index;


defined( 'ABSPATH' ) || exit;

/**
 * How far an owner has come.
 *
 * What a person has seen and dismissed, kept with the person; the rest of the checklist is looked up.
 */
final class Progress {
	public const META = 'frontage_first_steps';

	/** What is noted of a person: the greeting was shown, the list was looked into, the panel was dismissed. */
	public const NOTES = array( 'greeted', 'seen', 'dismissed' );

	/**
	 * Whether something is noted of the current user.
	 *
	 * @param string $note One of NOTES.
	 */
	public static function has( string $note ): bool {
		return in_array( $note, self::notes(), true );
	}

	/**
	 * Notes something of the current user.
	 *
	 * @param string $note One of NOTES.
	 * @param bool   $is   False takes it back.
	 */
	public static function note( string $note, bool $is = true ): void {
		$without = array_diff( self::notes(), array( $note ) );
		update_user_meta( get_current_user_id(), self::META, array_values( $is ? array( ...$without, $note ) : $without ) );
	}

	/**
	 * The panel's state.
	 *
	 * @return array{isDismissed: bool, steps: array{block: bool, seen: bool, demo: bool}, demo: array{id: int, title: string, edit: string}|null}
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
	 * What is noted.
	 *
	 * @return list<string>
	 */
	private static function notes(): array {
		$stored = get_user_meta( get_current_user_id(), self::META, true );
		return is_array( $stored ) ? array_values( array_intersect( self::NOTES, $stored ) ) : array();
	}
}
