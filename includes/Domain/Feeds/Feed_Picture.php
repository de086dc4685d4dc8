<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

defined( 'ABSPATH' ) || exit;

/**
 * A picture at the vendor. Browsers never get its address, only that of a copy.
 *
 * @since 0.3
 * @api
 */
final class Feed_Picture {
	private const MOST_PIXELS = 20000;

	/**
	 * Stores checked values.
	 *
	 * @param string $url Starts with https.
	 * @param int    $width Pixels; 0 if unknown.
	 * @param int    $height The same.
	 * @param string $alt Plain text.
	 */
	private function __construct(
		public readonly string $url,
		public readonly int $width,
		public readonly int $height,
		public readonly string $alt
	) {}

	/**
	 * Returns the picture; null without an address.
	 *
	 * @param mixed $given Not trusted: `url`, `width`, `height`, `alt`.
	 */
	public static function of( mixed $given ): ?self {
		$given = is_array( $given ) ? $given : array();
		$url   = Feed_Value::url( $given['url'] ?? '' );
		return ! str_starts_with( $url, 'https://' ) ? null : new self(
			$url,
			Feed_Value::number( $given['width'] ?? null, self::MOST_PIXELS ) ?? 0,
			Feed_Value::number( $given['height'] ?? null, self::MOST_PIXELS ) ?? 0,
			Feed_Value::text( $given['alt'] ?? '', 1500 )
		);
	}

	/**
	 * Returns it as plain data, as `of()` takes it.
	 *
	 * @return array{url: string, width: int, height: int, alt: string}
	 * @internal
	 */
	public function to_array(): array {
		return array(
			'url'    => $this->url,
			'width'  => $this->width,
			'height' => $this->height,
			'alt'    => $this->alt,
		);
	}
}
