<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Multi_View;

defined( 'ABSPATH' ) || exit;

/**
 * What an author has set for each device and for hover.
 *
 * A table where phones inherit what tablets have; the block itself is what all of them inherit.
 */
final class Views {
	public const DESKTOP = 'desktop';

	public const TABLET = 'tablet';

	public const PHONE = 'phone';

	public const HOVER = 'hover';

	public const DEVICES = array( self::DESKTOP, self::TABLET, self::PHONE );

	public const ALL = array( self::DESKTOP, self::TABLET, self::PHONE, self::HOVER );

	/** Which screens see what is set for a device (preset `builder` of breakpoints.json; S1 §4). */
	public const MEDIA = array(
		self::DESKTOP => 'screen and (min-width:981px)',
		self::TABLET  => 'screen and (max-width:980px)',
		self::PHONE   => 'screen and (max-width:767px)',
	);

	/**
	 * Reads saved settings.
	 *
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 */
	public function __construct( private readonly array $settings ) {}

	/**
	 * Returns one kind of setting, for the views that have it.
	 *
	 * @param string $kind `content`, `attrs`, `styles`, `classes` or `visibility`.
	 * @return array<string, mixed> By view; untrusted.
	 */
	public function get( string $kind ): array {
		$saved = $this->settings[ $kind ] ?? null;
		return is_array( $saved ) ? array_intersect_key( $saved, array_flip( self::ALL ) ) : array();
	}

	/**
	 * Returns a kind of setting that is an object, for the views that have it.
	 *
	 * @param string $kind `attrs` or `styles`.
	 * @return array<string, array<array-key, mixed>> By view; its values are untrusted.
	 */
	public function objects( string $kind ): array {
		return array_filter( $this->get( $kind ), 'is_array' );
	}
}
