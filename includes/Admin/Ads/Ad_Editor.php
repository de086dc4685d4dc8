<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Text_Input;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Http\Action_Exception;
use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Changes ads for their owner: everything is checked before anything is written. */
final class Ad_Editor {
	private const MOST_GROUPS = 50;

	private const LONGEST_GROUP = 100;

	/** A moment as a date field has it. */
	private const LOCAL = '/\A(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d\z/';

	/**
	 * Adds or changes an ad.
	 *
	 * @param int $id Post ID; 0 to add one.
	 * @param string $name The owner's name for it.
	 * @param bool|null $is_active Whether it is not paused; null to leave it as it is, a new ad is active then.
	 * @param mixed $groups Names of groups, untrusted; those that do not exist are added.
	 * @param mixed $entered Settings as the screen shows them, untrusted; those that are missing stay as they are.
	 * @return int Post ID.
	 * @throws Invalid_Setting If a field is wrong; it names the field.
	 * @throws Action_Exception If the ad is gone or cannot be saved.
	 */
	public static function save( int $id, string $name, ?bool $is_active, mixed $groups, mixed $entered ): int {
		$before      = 0 === $id ? null : self::existing( $id );
		$is_active ??= null === $before || $before->is_active;
		$groups      = self::groups( $groups );
		$settings    = Ad_Settings::check(
			self::in_utc( is_array( $entered ) ? $entered : array() ),
			$is_active,
			null === $before ? Ad_Settings::FIRST : $before->settings
		);
		$saved       = wp_insert_post(
			array(
				'ID'          => $id,
				'post_type'   => Ad_Type::TYPE,
				'post_status' => $is_active ? 'publish' : 'draft',
				'post_title'  => wp_slash( $name ),
			),
			true
		);
		if ( $saved instanceof WP_Error ) {
			throw Action_Exception::from_error( $saved );
		}
		Ad_Settings::write( $saved, $settings );
		if ( null !== $groups ) {
			wp_set_object_terms( $saved, $groups, Ad_Type::GROUP );
		}
		return $saved;
	}

	/**
	 * Copies an ad into a paused one, without its counts.
	 *
	 * @param int $id Post ID.
	 * @return int Post ID of the copy.
	 * @throws Action_Exception If the ad is gone or cannot be saved.
	 */
	public static function duplicate( int $id ): int {
		$ad   = self::existing( $id );
		$copy = wp_insert_post(
			array(
				'post_type'   => Ad_Type::TYPE,
				'post_status' => 'draft',
				/* translators: %s: name of an ad. */
				'post_title'  => wp_slash( sprintf( __( '%s (copy)', 'frontage' ), $ad->name ) ),
			),
			true
		);
		if ( $copy instanceof WP_Error ) {
			throw Action_Exception::from_error( $copy );
		}
		Ad_Settings::write( $copy, $ad->settings );
		wp_set_object_terms( $copy, $ad->groups(), Ad_Type::GROUP );
		return $copy;
	}

	/**
	 * Starts, pauses, deletes or restores ads.
	 *
	 * An ad that lacks what its kind needs is not started; one that is deleted stays in the trash, with its counts, as long as
	 * WordPress keeps it.
	 *
	 * @param list<int> $ids Post IDs; those that are no ads are left out.
	 * @param string $action `start`, `pause`, `trash` or `restore`.
	 * @throws Action_Exception If none of them is an ad.
	 * @throws Invalid_Setting If one cannot be started; it names the field that is missing.
	 */
	public static function change( array $ids, string $action ): void {
		$ads = array_values( array_filter( array_map( array( Ad::class, 'of' ), array_unique( $ids ) ) ) );
		if ( array() === $ads ) {
			throw self::gone();
		}
		foreach ( 'start' === $action ? $ads : array() as $ad ) {
			Ad_Settings::check( array(), true, $ad->settings );
		}
		foreach ( $ads as $ad ) {
			match ( $action ) {
				'trash' => wp_trash_post( $ad->id ),
				'restore' => self::restore( $ad ),
				default => wp_update_post(
					array(
						'ID'          => $ad->id,
						'post_status' => 'start' === $action ? 'publish' : 'draft',
					)
				),
			};
		}
	}

	/**
	 * Takes an ad out of the trash, as it was before.
	 *
	 * @param Ad $ad In the trash.
	 */
	private static function restore( Ad $ad ): void {
		$status = (string) get_post_meta( $ad->id, '_wp_trash_meta_status', true );
		wp_untrash_post( $ad->id );
		if ( 'publish' === $status ) {
			wp_update_post(
				array(
					'ID'          => $ad->id,
					'post_status' => $status,
				)
			);
		}
	}

	/**
	 * Returns an ad that is not in the trash.
	 *
	 * @param int $id Post ID.
	 * @throws Action_Exception If there is none.
	 */
	private static function existing( int $id ): Ad {
		$ad = 'trash' === get_post_status( $id ) ? null : Ad::of( $id );
		return $ad ?? throw self::gone();
	}

	/** Returns the error for an ad that is gone. */
	private static function gone(): Action_Exception {
		return new Action_Exception( 404, 'frontage_no_ad', __( 'This ad no longer exists.', 'frontage' ) );
	}

	/**
	 * Reads the names of groups.
	 *
	 * @param mixed $raw Untrusted list; null to leave the groups as they are.
	 * @return list<string>|null
	 * @throws Invalid_Setting If it is no list of names.
	 */
	private static function groups( mixed $raw ): ?array {
		if ( null === $raw ) {
			return null;
		}
		$names = is_array( $raw ) && count( $raw ) <= self::MOST_GROUPS
			? array_map( static fn ( mixed $one ): ?string => Text_Input::line( $one, 1, self::LONGEST_GROUP ), $raw )
			: array( null );
		if ( in_array( null, $names, true ) ) {
			throw new Invalid_Setting(
				'groups',
				sprintf(
					/* translators: 1: number of groups, 2: number of characters. */
					__( 'Enter at most %1$d groups, each with a name of at most %2$d characters.', 'frontage' ),
					self::MOST_GROUPS,
					self::LONGEST_GROUP
				)
			);
		}
		return array_values( array_unique( array_filter( $names ) ) );
	}

	/**
	 * Returns settings with their moments in UTC.
	 *
	 * @param array<mixed> $entered Settings as the screen shows them.
	 * @return array<mixed>
	 */
	public static function in_utc( array $entered ): array {
		foreach ( array( 'start', 'end' ) as $field ) {
			$text  = $entered[ $field ] ?? '';
			$day   = array();
			$is_ok = is_string( $text ) && 1 === preg_match( self::LOCAL, $text, $day );
			if ( $is_ok && checkdate( (int) $day[2], (int) $day[3], (int) $day[1] ) ) {
				$time              = DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', $text, wp_timezone() );
				$entered[ $field ] = false === $time ? $text : $time->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s\Z' );
			}
		}
		return $entered;
	}
}
