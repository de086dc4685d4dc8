<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A place that a vendor has found, with checked coordinates.
 *
 * @since 0.3
 * @api
 */
final class Found_Place {
	/**
	 * Takes checked values.
	 *
	 * @param string $name Plain text.
	 * @param float $latitude Degrees.
	 * @param float $longitude Degrees.
	 */
	private function __construct(
		public readonly string $name,
		public readonly float $latitude,
		public readonly float $longitude
	) {}

	/**
	 * Returns the place; null if the vendor's answer has no name, or coordinates that are not on earth.
	 *
	 * @param mixed $name Not trusted.
	 * @param mixed $latitude Number or text, not trusted.
	 * @param mixed $longitude The same.
	 */
	public static function of( mixed $name, mixed $latitude, mixed $longitude ): ?self {
		$text  = is_string( $name ) ? sanitize_text_field( $name ) : '';
		$is_on = static fn ( mixed $degrees, float $most ): bool => is_numeric( $degrees ) && abs( (float) $degrees ) <= $most;
		return '' === $text || ! $is_on( $latitude, 90 ) || ! $is_on( $longitude, 180 )
			? null
			: new self( mb_substr( $text, 0, 300 ), round( (float) $latitude, 7 ), round( (float) $longitude, 7 ) );
	}
}
