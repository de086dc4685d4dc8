<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Text_Input;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * What owners enter for ad networks: one map of texts per network.
 *
 * An ad keeps the values of every network that it ever had, also of those whose plugin is not active, until the owner changes them.
 * Those of AdSense have a setting of their own, which is older than other networks.
 *
 * @phpstan-import-type Settings from Ad_Settings
 * @phpstan-type Values array<string, string>
 */
final class Network_Values {
	/** Name of a field. */
	public const NAME = '/\A[a-z][A-Za-z0-9_]{0,39}\z/';

	/** The setting with the values of all networks but those that have a setting of their own. */
	private const SHARED = 'networks';

	private const SLUG = '/\A[a-z][a-z0-9-]{0,39}\z/';

	private const MOST_NETWORKS = 50;

	private const MOST_FIELDS = 40;

	/**
	 * Returns where the values of a network are in the settings of an ad, and in the names of fields in errors.
	 *
	 * @param string $network Slug.
	 * @return list<string> Keys, the outer one first.
	 */
	public static function path( string $network ): array {
		return isset( Ad_Settings::FIRST[ $network ] ) ? array( $network ) : array( self::SHARED, $network );
	}

	/**
	 * Returns the values for a network: all of its fields, each valid.
	 *
	 * @param Settings $settings Of an ad.
	 * @return Values
	 */
	public static function of( Ad_Network $network, array $settings ): array {
		$stored = self::in( $settings, $network->slug() );
		$values = array();
		foreach ( $network->fields() as $name => $field ) {
			$values[ $name ] = $field->read( $stored[ $name ] ?? $field->fallback ) ?? $field->fallback;
		}
		return $values;
	}

	/**
	 * Returns the first field of the ad's network without which the ad cannot be shown; null if it has all of them.
	 *
	 * Nothing is known about the fields of a network whose plugin is not active.
	 *
	 * @param Settings $settings Of an ad.
	 */
	public static function problem( array $settings ): ?Invalid_Setting {
		$slug    = $settings['kind'];
		$network = Ad_Networks::get( $slug );
		$stored  = null === $network ? array() : self::in( $settings, $slug );
		foreach ( $network?->fields() ?? array() as $name => $field ) {
			if ( ! $field->is_complete( $stored[ $name ] ?? $field->fallback ) ) {
				return new Invalid_Setting( self::field( $slug, $name ), $field->message() );
			}
		}
		return null;
	}

	/**
	 * Reads the stored kind of an ad, which may be a network whose plugin is not active; null if it is none.
	 *
	 * @param mixed $raw Untrusted value.
	 */
	public static function kind( mixed $raw ): ?string {
		return is_string( $raw ) && 1 === preg_match( self::SLUG, $raw ) ? $raw : null;
	}

	/**
	 * Reads stored values of a network that has a setting of its own; null if they are none.
	 *
	 * @param mixed $raw Untrusted value.
	 * @param Values $first Values of a new ad.
	 * @return Values|null
	 */
	public static function own( mixed $raw, array $first ): ?array {
		return is_array( $raw ) ? array_merge( $first, array_intersect_key( self::texts( $raw ), $first ) ) : null;
	}

	/**
	 * Reads stored values of all other networks; null if they are none.
	 *
	 * @param mixed $raw Untrusted value.
	 * @return array<string, Values>|null
	 */
	public static function shared( mixed $raw ): ?array {
		$all = array();
		foreach ( is_array( $raw ) ? $raw : array() as $network => $values ) {
			if ( null !== self::kind( $network ) && is_array( $values ) ) {
				$all[ (string) $network ] = self::texts( $values );
			}
		}
		return is_array( $raw ) ? array_slice( $all, 0, self::MOST_NETWORKS ) : null;
	}

	/**
	 * Checks the kind that an owner chose: one of those that are there, or the one that the ad has.
	 *
	 * @param mixed $raw Untrusted value.
	 * @param string $before Kind until now.
	 * @throws Invalid_Setting If it is another one.
	 */
	public static function check_kind( mixed $raw, string $before ): string {
		$kinds = Ad_Networks::kinds();
		return is_string( $raw ) && in_array( $raw, array( $before, ...$kinds ), true )
			? $raw
			: throw Invalid_Setting::wrong( 'kind', implode( ', ', $kinds ) );
	}

	/**
	 * Checks what an owner entered for one network. What is missing, and all of a network whose plugin is not active, stays.
	 *
	 * @param string $network Slug.
	 * @param mixed $raw Untrusted values.
	 * @param Values $before Values until now.
	 * @return Values
	 * @throws Invalid_Setting If a value is wrong; it names the field, such as `networks.acme-ads.unit`.
	 */
	public static function check( string $network, mixed $raw, array $before ): array {
		if ( ! is_array( $raw ) ) {
			$path = implode( '.', self::path( $network ) );
			throw Invalid_Setting::wrong( $path, __( 'an object with the fields of the network', 'frontage' ) );
		}
		foreach ( Ad_Networks::get( $network )?->fields() ?? array() as $name => $field ) {
			if ( isset( $raw[ $name ] ) ) {
				$before[ $name ] = $field->read( $raw[ $name ] )
					?? throw new Invalid_Setting( self::field( $network, $name ), $field->message() );
			}
		}
		return $before;
	}

	/**
	 * Checks what an owner entered for several networks. Those that are missing stay.
	 *
	 * @param mixed $raw Untrusted values by network.
	 * @param array<string, Values> $before Values until now.
	 * @return array<string, Values>
	 * @throws Invalid_Setting If a value is wrong; it names the field.
	 */
	public static function check_all( mixed $raw, array $before ): array {
		if ( ! is_array( $raw ) ) {
			throw Invalid_Setting::wrong( self::SHARED, __( 'an object with the fields of the network', 'frontage' ) );
		}
		foreach ( $raw as $network => $values ) {
			$network = (string) $network;
			if ( array( self::SHARED, $network ) === self::path( $network ) && null !== Ad_Networks::get( $network ) ) {
				$before[ $network ] = self::check( $network, $values, $before[ $network ] ?? array() );
			}
		}
		return $before;
	}

	/**
	 * Returns the stored values of a network.
	 *
	 * @param Settings $settings Of an ad.
	 * @param string $network Slug.
	 * @return Values
	 */
	private static function in( array $settings, string $network ): array {
		$found = $settings;
		foreach ( self::path( $network ) as $key ) {
			$found = $found[ $key ] ?? array();
		}
		return $found; // @phpstan-ignore return.type (each setting is of its type)
	}

	/**
	 * Returns the name of a field in errors.
	 *
	 * @param string $network Slug.
	 * @param string $name Name of the field.
	 */
	private static function field( string $network, string $name ): string {
		return implode( '.', array( ...self::path( $network ), $name ) );
	}

	/**
	 * Returns the texts of a map.
	 *
	 * @param array<mixed> $raw Untrusted values.
	 * @return Values
	 */
	private static function texts( array $raw ): array {
		$texts = array();
		foreach ( array_slice( $raw, 0, self::MOST_FIELDS, true ) as $name => $value ) {
			$text = is_string( $value ) ? Text_Input::line( $value, 0, Network_Field::LONGEST ) : null;
			if ( null !== $text && 1 === preg_match( self::NAME, (string) $name ) ) {
				$texts[ (string) $name ] = $text;
			}
		}
		return $texts;
	}
}
