<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Domain\Overlay\Popup_Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of an ad: one post meta, read and written only here.
 *
 * `check()` refuses what owners enter wrong and names the field; `read()` understands whatever is stored.
 *
 * @phpstan-import-type Data from Popup_Rules as Places
 * @phpstan-type Settings array{
 *     kind: string, image: int, url: string, newTab: bool, html: string, adsense: array<string, string>,
 *     networks: array<string, array<string, string>>, width: int, height: int, hasLabel: bool, label: string, start: string,
 *     end: string, weight: int, maxImpressions: int, maxClicks: int, devices: list<string>, rules: Places
 * }
 */
final class Ad_Settings {
	/** Post meta. */
	public const META = '_frontage_ad';

	/** Kinds that are no `Ad_Network`. */
	public const KINDS = array( 'image', 'html' );

	/** Screens of the breakpoints `builder`, largest first. */
	public const DEVICES = array( 'desktop', 'tablet', 'phone' );

	public const MOST_WEIGHT = 10;

	/** Most pixels of a side. */
	public const MOST_PIXELS = 4000;

	public const MOST_COUNT = 1_000_000_000;

	public const MOST_HTML = 20_000;

	public const MOST_LABEL = 60;

	/** A new ad. */
	public const FIRST = array(
		'kind'           => 'image',
		'image'          => 0,
		'url'            => '',
		'newTab'         => true,
		'html'           => '',
		'adsense'        => array(
			'client' => '',
			'slot'   => '',
			'format' => 'fixed',
		),
		'networks'       => array(),
		'width'          => 0,
		'height'         => 0,
		'hasLabel'       => true,
		'label'          => '',
		'start'          => '',
		'end'            => '',
		'weight'         => 1,
		'maxImpressions' => 0,
		'maxClicks'      => 0,
		'devices'        => self::DEVICES,
		'rules'          => array(
			'show' => array( 'everywhere' ),
			'hide' => array(),
		),
	);

	/** Whether `write()` is at work, so that HTML was checked. */
	private static bool $is_checked = false;

	/**
	 * Returns the settings of an ad.
	 *
	 * @param int $id Post ID.
	 * @return Settings
	 */
	public static function of( int $id ): array {
		return self::read( get_post_meta( $id, self::META, true ) );
	}

	/**
	 * Reads stored settings; what is missing or damaged is as in a new ad.
	 *
	 * @param mixed $stored Settings of this or another version.
	 * @return Settings
	 */
	public static function read( mixed $stored ): array {
		$stored   = is_array( $stored ) ? $stored : array();
		$settings = self::FIRST;
		foreach ( array_keys( self::FIRST ) as $field ) {
			try {
				$settings[ $field ] = Ad_Fields::read( $field, $stored[ $field ] ?? self::FIRST[ $field ] );
			} catch ( Invalid_Setting ) {
				continue;
			}
		}
		return $settings; // @phpstan-ignore return.type (each field is of its type)
	}

	/**
	 * Checks what an owner entered.
	 *
	 * @param array<mixed> $entered Fields; those that are missing stay as they are.
	 * @param bool $is_active Whether the ad will be active, so it must have what its kind needs.
	 * @param Settings $before Settings until now; `FIRST` for a new ad.
	 * @return Settings
	 * @throws Invalid_Setting If a field is wrong; it names the field.
	 */
	public static function check( array $entered, bool $is_active, array $before = self::FIRST ): array {
		$settings = $before;
		foreach ( array_intersect_key( $entered, self::FIRST ) as $field => $value ) {
			$settings[ $field ] = match ( $field ) {
				'kind' => Network_Values::check_kind( $value, $before['kind'] ),
				'adsense' => Network_Values::check( $field, $value, $before['adsense'] ),
				'networks' => Network_Values::check_all( $value, $before['networks'] ),
				default => Ad_Fields::read( (string) $field, $value ),
			};
		}
		Ad_Fields::check( $settings, $is_active ); // @phpstan-ignore argument.type (each field is of its type)
		if ( $settings['html'] !== $before['html'] && '' !== $settings['html'] && ! current_user_can( 'unfiltered_html' ) ) {
			$message = __( 'You are not allowed to enter HTML here. Choose an image, or ask an administrator who may.', 'frontage' );
			throw new Invalid_Setting( 'html', $message );
		}
		return $settings; // @phpstan-ignore return.type (each field is of its type)
	}

	/**
	 * Saves checked settings.
	 *
	 * @param int $id Post ID.
	 * @param Settings $settings Result of `check()`.
	 */
	public static function write( int $id, array $settings ): void {
		self::$is_checked = true;
		try {
			update_post_meta( $id, self::META, wp_slash( $settings ) );
		} finally {
			self::$is_checked = false;
		}
	}

	/**
	 * Sanitizes the meta: HTML that was not checked loses its scripts, unless the current user may use them.
	 *
	 * @param mixed $raw Untrusted settings.
	 * @return Settings
	 */
	public static function sanitize( mixed $raw ): array {
		$settings = self::read( $raw );
		if ( ! self::$is_checked && ! current_user_can( 'unfiltered_html' ) ) {
			$settings['html'] = wp_kses_post( $settings['html'] );
		}
		return $settings;
	}

	/**
	 * Returns a moment as a Unix timestamp; 0 for none.
	 *
	 * @param string $moment Such as `2027-01-31T10:00:00Z`.
	 */
	public static function timestamp( string $moment ): int {
		return '' === $moment ? 0 : (int) strtotime( $moment );
	}
}
