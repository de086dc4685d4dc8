<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

defined( 'ABSPATH' ) || exit;

/** The size and shape that an author gave one image, in the words of core's Image block. */
final class Image_Crop {
	/** Image size of `src` unless the author chooses another, for browsers without `srcset`. */
	private const SIZE = 'large';

	/** A number, or width by height. */
	private const RATIO = '/^\d{1,4}(\.\d{1,4})?(\/\d{1,4}(\.\d{1,4})?)?$/';

	/**
	 * Returns the name of the image size.
	 *
	 * @param array<string, mixed> $saved Saved data.
	 */
	public static function size( array $saved ): string {
		$size = $saved['sizeSlug'] ?? '';
		return is_string( $size ) && '' !== $size ? $size : self::SIZE;
	}

	/**
	 * Returns the style of the image, with names as in React; empty if it looks like the others.
	 *
	 * @param array<string, mixed> $saved Saved data.
	 * @return array<string, string>
	 */
	public static function of( array $saved ): array {
		$ratio = $saved['aspectRatio'] ?? '';
		if ( ! is_string( $ratio ) || ( 'auto' !== $ratio && 1 !== preg_match( self::RATIO, $ratio ) ) ) {
			return array();
		}
		return array(
			'aspectRatio' => $ratio,
			'objectFit'   => 'contain' === ( $saved['scale'] ?? '' ) ? 'contain' : 'cover',
		) + self::focus( $saved['focalPoint'] ?? null );
	}

	/**
	 * Returns a style as CSS.
	 *
	 * @param array<string, string> $crop From `of()`.
	 * @return array<string, string>
	 */
	public static function css( array $crop ): array {
		$css = array();
		foreach ( $crop as $name => $value ) {
			$css[ strtolower( (string) preg_replace( '/[A-Z]/', '-$0', $name ) ) ] = $value;
		}
		return $css;
	}

	/**
	 * Returns which part stays visible.
	 *
	 * @param mixed $point Saved `x` and `y` from 0 to 1.
	 * @return array<string, string>
	 */
	private static function focus( mixed $point ): array {
		if ( ! is_array( $point ) || ! is_numeric( $point['x'] ?? null ) || ! is_numeric( $point['y'] ?? null ) ) {
			return array();
		}
		$percent = static fn ( mixed $part ): string => round( 100 * max( 0.0, min( 1.0, (float) $part ) ) ) . '%';
		return array( 'objectPosition' => $percent( $point['x'] ) . ' ' . $percent( $point['y'] ) );
	}
}
