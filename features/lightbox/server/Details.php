<?php
declare( strict_types=1 );

namespace Frontage\Features\Lightbox;

use Frontage\Base\Html\Kses;

defined( 'ABSPATH' ) || exit;

/**
 * What the media library knows about an image, where the owner or the author wants visitors to read it.
 *
 * Printed with the image as plain text, from what WordPress has read for the image anyway.
 */
final class Details {
	private const DESCRIPTION = 'data-frontage-description';
	private const CAMERA      = 'data-frontage-camera';

	/** Largest length of a description, in characters. */
	private const MOST = 2000;

	/**
	 * Adds the details to an image's attributes.
	 *
	 * @param array<string, string> $attributes Attributes by name.
	 * @param int $id Attachment ID.
	 * @return array<string, string>
	 */
	public static function add( array $attributes, int $id ): array {
		$details = array(
			self::DESCRIPTION => Choices::is_on( 'description' ) ? self::description( $id ) : '',
			self::CAMERA      => Choices::is_on( 'camera' ) ? self::camera( $id ) : '',
		);
		return $attributes + array_filter( $details, static fn ( string $text ): bool => '' !== $text );
	}

	/**
	 * Returns the description from the media library, without markup.
	 *
	 * @param int $id Attachment ID.
	 */
	private static function description( int $id ): string {
		return mb_substr( Kses::text( get_post_field( 'post_content', $id ) ), 0, self::MOST );
	}

	/**
	 * Returns the camera and its settings, such as “X100 · 23 mm · ƒ/2 · 1/250 s · ISO 400”.
	 *
	 * @param int $id Attachment ID.
	 */
	private static function camera( int $id ): string {
		$meta  = wp_get_attachment_metadata( $id );
		$taken = is_array( $meta ) && is_array( $meta['image_meta'] ?? null ) ? $meta['image_meta'] : array();
		$read  = static fn ( string $name ): float => is_numeric( $taken[ $name ] ?? null ) ? (float) $taken[ $name ] : 0.0;
		$parts = array(
			is_string( $taken['camera'] ?? null ) ? trim( wp_strip_all_tags( $taken['camera'] ) ) : '',
			/* translators: %s: focal length of a lens in millimeters. */
			self::number( __( '%s mm', 'frontage' ), $read( 'focal_length' ), 0 ),
			/* translators: %s: aperture of a lens, such as 2.8. */
			self::number( __( 'ƒ/%s', 'frontage' ), $read( 'aperture' ), 1 ),
			self::exposure( $read( 'shutter_speed' ) ),
			/* translators: %s: film speed, such as 400. */
			self::number( __( 'ISO %s', 'frontage' ), $read( 'iso' ), 0 ),
		);
		return implode( ' · ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}

	/**
	 * Returns the exposure time.
	 *
	 * @param float $seconds Seconds; 0 if unknown.
	 */
	private static function exposure( float $seconds ): string {
		if ( $seconds <= 0 || $seconds >= 1 ) {
			/* translators: %s: seconds. */
			return self::number( __( '%s s', 'frontage' ), $seconds, 1 );
		}
		/* translators: %s: part of a second, such as 250 for 1/250 of a second. */
		return sprintf( __( '1/%s s', 'frontage' ), number_format_i18n( round( 1 / $seconds ) ) );
	}

	/**
	 * Returns a number in words; empty for 0.
	 *
	 * @param string $words Words with `%s`.
	 * @param float $number Not negative; 0 if unknown.
	 * @param int $decimals Most decimals.
	 */
	private static function number( string $words, float $number, int $decimals ): string {
		if ( $number <= 0 ) {
			return '';
		}
		$rounded = round( $number, $decimals );
		return sprintf( $words, number_format_i18n( $rounded, floor( $rounded ) === $rounded ? 0 : $decimals ) );
	}
}
