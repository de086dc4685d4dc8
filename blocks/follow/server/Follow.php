<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Domain\Followers\Follower_Count;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Followers;
use Frontage\Domain\Share\Account;

defined( 'ABSPATH' ) || exit;

/** The settings of follow buttons: how many follow the site, for all pages at once, and where the numbers come from. */
final class Follow implements Has_Settings {
	/** Networks that tell how many follow an account; other plugins add some. */
	public const COUNTED = array( 'bluesky', 'facebook', 'instagram', 'mastodon', 'vimeo', 'x', 'youtube' );

	/** Ends of the keys of a network: the profile, and which number is shown. */
	public const ACCOUNT = '_account';
	public const SHOWS   = '_shows';

	/** The number that the owner has entered, or else the refreshed one. */
	public const AUTO = 'auto';

	/** The refreshed number, or else the one that the owner has entered. */
	public const REFRESHED = 'refreshed';

	/** Only the number that the owner has entered. */
	public const TYPED = 'typed';

	private const LONGEST_ADDRESS = 300;

	public static function settings(): array {
		$fields  = array();
		$counted = self::counted();
		foreach ( Account::networks() as $network ) {
			$name   = Account::name( $network );
			$fields = array(
				...$fields,
				/* translators: %s: name of a network. */
				$network => Field::int( sprintf( __( 'Followers on %s', 'frontage' ), $name ), 0, Follower_Count::MOST, 0 ),
				...in_array( $network, $counted, true ) ? self::refreshed( $network, $name ) : array(),
			);
		}
		return $fields;
	}

	/**
	 * Returns the networks that tell how many follow an account.
	 *
	 * @return list<string>
	 */
	public static function counted(): array {
		return array( ...self::COUNTED, ...array_keys( Providers::announced( With_Followers::class ) ) );
	}

	/**
	 * Returns the settings of a network that tells the number.
	 *
	 * @param string $network Slug.
	 * @param string $name For people.
	 * @return array<string, Field>
	 */
	private static function refreshed( string $network, string $name ): array {
		/* translators: %s: name of a network. */
		$problem = sprintf( __( 'This is not the address of a profile on %s.', 'frontage' ), $name );
		return array(
			$network . self::SHOWS   => Field::choice(
				/* translators: %s: name of a network. */
				sprintf( __( 'Number shown for %s', 'frontage' ), $name ),
				array(
					self::AUTO      => __( 'Entered number first', 'frontage' ),
					self::REFRESHED => __( 'Refreshed number first', 'frontage' ),
					self::TYPED     => __( 'Entered number only', 'frontage' ),
				),
				self::AUTO,
				__( 'While the first number is missing, the other one is shown.', 'frontage' )
			)->with_note( static fn (): string => Follow_State::of_network( $network ) ),
			$network . self::ACCOUNT => Field::text(
				/* translators: %s: name of a network. */
				sprintf( __( 'Address of your profile on %s', 'frontage' ), $name ),
				self::LONGEST_ADDRESS,
				'',
				__(
					'Its followers count in the total. If empty, the profile counts that most Follow Buttons of your site link to.',
					'frontage'
				),
				static fn ( string $address ): string => null === Followers::account( $network, $address ) ? $problem : ''
			),
		);
	}
}
