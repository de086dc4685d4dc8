<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Html\Content_Model;
use Frontage\Base\Html\Url;
use Frontage\Base\List_Input;
use Frontage\Base\Scalar_Input;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Text_Input;
use Frontage\Domain\Overlay\Popup_Rules;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * What each field of an ad accepts.
 *
 * @phpstan-import-type Settings from Ad_Settings
 */
final class Ad_Fields {
	private const MOST_URL = 2048;

	private const LINK = '~\A(?:https?://[^/]|/(?![/\\\\])|mailto:|tel:)~i';

	/** A moment with its offset, with or without seconds and their fractions, as browsers and PHP write it. */
	private const WRITTEN = '/\A(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)\z/';

	/**
	 * Reads one field.
	 *
	 * @param string $field A key of `Ad_Settings::FIRST`.
	 * @param mixed $raw Untrusted value.
	 * @return int|string|bool|array<mixed>
	 * @throws Invalid_Setting If the value is wrong.
	 */
	public static function read( string $field, mixed $raw ): int|string|bool|array {
		return match ( $field ) {
			'kind' => Network_Values::kind( $raw ),
			'image' => Scalar_Input::whole( $raw, 0, PHP_INT_MAX ),
			'url' => self::url( $raw ),
			'newTab', 'hasLabel' => Scalar_Input::flag( $raw ),
			'html' => Text_Input::lines( $raw, 0, Ad_Settings::MOST_HTML ),
			'adsense' => Network_Values::own( $raw, Ad_Settings::FIRST['adsense'] ),
			'networks' => Network_Values::shared( $raw ),
			'width', 'height' => Scalar_Input::whole( $raw, 0, Ad_Settings::MOST_PIXELS ),
			'label' => Text_Input::line( $raw, 0, Ad_Settings::MOST_LABEL ),
			'start', 'end' => self::moment( $raw ),
			'weight' => Scalar_Input::whole( $raw, 1, Ad_Settings::MOST_WEIGHT ),
			'maxImpressions', 'maxClicks' => Scalar_Input::whole( $raw, 0, Ad_Settings::MOST_COUNT ),
			'devices' => self::devices( $raw ),
			default => self::rules( $raw ),
		} ?? throw Invalid_Setting::wrong( $field, self::wants( $field ) );
	}

	/**
	 * Checks fields that depend on each other.
	 *
	 * @param Settings $settings Fields that are right by themselves.
	 * @param bool $is_active Whether the ad must have what its kind needs.
	 * @throws Invalid_Setting If one is wrong.
	 */
	public static function check( array $settings, bool $is_active ): void {
		$end = Ad_Settings::timestamp( $settings['end'] );
		if ( $end > 0 && $end <= Ad_Settings::timestamp( $settings['start'] ) ) {
			throw new Invalid_Setting( 'end', __( 'The end must be after the start.', 'frontage' ) );
		}
		if ( 'image' === $settings['kind'] && $settings['image'] > 0 && ! wp_attachment_is_image( $settings['image'] ) ) {
			throw new Invalid_Setting( 'image', __( 'This image is not in the media library.', 'frontage' ) );
		}
		$stray = 'html' === $settings['kind'] ? Content_Model::stray( $settings['html'] ) : '';
		if ( '' !== $stray ) {
			/* translators: %s: a tag, such as </div>. */
			$problem = __( 'Close every element that you open, and no other: look at %s.', 'frontage' );
			throw new Invalid_Setting( 'html', sprintf( $problem, $stray ) );
		}
		$problem = $is_active ? self::problem( $settings ) : null;
		if ( null !== $problem ) {
			throw $problem;
		}
	}

	/**
	 * Returns the first field without which the ad cannot be shown; null if it has all of them.
	 *
	 * Nothing is missing in an ad of a network whose plugin is not active, so that the rest of it can be changed.
	 *
	 * @param Settings $settings Fields that are right by themselves.
	 */
	private static function problem( array $settings ): ?Invalid_Setting {
		if ( 'image' === $settings['kind'] ) {
			return wp_attachment_is_image( $settings['image'] )
				? null
				: new Invalid_Setting( 'image', __( 'Choose an image.', 'frontage' ) );
		}
		if ( 'html' === $settings['kind'] && '' === $settings['html'] ) {
			return new Invalid_Setting( 'html', __( 'Enter the HTML of the ad.', 'frontage' ) );
		}
		if ( ! Ad_Networks::has( $settings['kind'] ) ) {
			return null;
		}
		$problem = Network_Values::problem( $settings );
		// The size of an image is known; other ads would push the page down when they arrive.
		$side = array_search( 0, array_intersect_key( $settings, array_flip( array( 'width', 'height' ) ) ), true );
		return null !== $problem || false === $side
			? $problem
			: new Invalid_Setting( $side, __( 'Enter the size of the ad, so that the page can keep its place free.', 'frontage' ) );
	}

	/**
	 * Returns whether the ad can be shown.
	 *
	 * @param Settings $settings Fields that are right by themselves.
	 */
	public static function is_complete( array $settings ): bool {
		return null === self::problem( $settings );
	}

	/**
	 * Describes what a field accepts.
	 *
	 * @param string $field Its name.
	 */
	private static function wants( string $field ): string {
		/* translators: 1: smallest number, 2: largest number. */
		$whole = __( 'a whole number from %1$s to %2$s', 'frontage' );
		return match ( $field ) {
			'kind' => implode( ', ', Ad_Networks::kinds() ),
			'image' => __( 'an image of the media library', 'frontage' ),
			'url' => __( 'an address that begins with https://, or with / for a page of this site', 'frontage' ),
			'newTab', 'hasLabel' => __( 'true or false', 'frontage' ),
			/* translators: %s: number of characters. */
			'html' => sprintf( __( 'text of at most %s characters', 'frontage' ), Ad_Settings::MOST_HTML ),
			/* translators: %s: number of characters. */
			'label' => sprintf( __( 'text of at most %s characters', 'frontage' ), Ad_Settings::MOST_LABEL ),
			'width', 'height' => sprintf( $whole, 0, Ad_Settings::MOST_PIXELS ),
			'start', 'end' => __( 'a date with time, such as 2027-01-31T10:00:00Z', 'frontage' ),
			'weight' => sprintf( $whole, 1, Ad_Settings::MOST_WEIGHT ),
			'maxImpressions', 'maxClicks' => sprintf( $whole, 0, Ad_Settings::MOST_COUNT ),
			'devices' => __( 'at least one of desktop, tablet, phone', 'frontage' ),
			'rules' => __( 'two lists of places, show and hide', 'frontage' ),
			default => __( 'an object with the fields of the network', 'frontage' ),
		};
	}

	/**
	 * Reads a link; empty for none.
	 *
	 * @param mixed $raw Untrusted value.
	 */
	private static function url( mixed $raw ): ?string {
		$line = Text_Input::line( $raw, 0, self::MOST_URL );
		return null === $line || '' === $line || ( 1 === preg_match( self::LINK, $line ) && Url::safe( $line ) === $line ) ? $line : null;
	}

	/**
	 * Reads a moment, in UTC; empty for none.
	 *
	 * @param mixed $raw Untrusted value.
	 */
	private static function moment( mixed $raw ): ?string {
		if ( '' === $raw || null === $raw ) {
			return '';
		}
		if ( ! is_string( $raw ) || 1 !== preg_match( self::WRITTEN, $raw, $day ) ) {
			return null;
		}
		$time = checkdate( (int) $day[2], (int) $day[3], (int) $day[1] ) ? strtotime( $raw ) : false;
		return false === $time ? null : gmdate( 'Y-m-d\TH:i:s\Z', $time );
	}

	/**
	 * Reads the screens on which the ad is shown.
	 *
	 * @param mixed $raw Untrusted value.
	 * @return list<string>|null
	 */
	private static function devices( mixed $raw ): ?array {
		$names = List_Input::names( $raw, count( Ad_Settings::DEVICES ) );
		return null === $names || array() === $names || array() !== array_diff( $names, Ad_Settings::DEVICES )
			? null
			: array_values( array_intersect( Ad_Settings::DEVICES, $names ) );
	}

	/**
	 * Reads the pages on which the ad is shown.
	 *
	 * @param mixed $raw Untrusted value.
	 * @return array{show: list<string>, hide: list<string>}|null
	 */
	private static function rules( mixed $raw ): ?array {
		return is_array( $raw ) ? Popup_Rules::read( $raw + array( 'show' => array( 'everywhere' ) ) ) : null;
	}
}
