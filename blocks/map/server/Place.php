<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

use Frontage\Base\Html\Kses;

defined( 'ABSPATH' ) || exit;

/** A place of the list: its words, where it is, and its pin (S2 §3). */
final class Place {
	private const MOST = 500;

	/** Plain text; never empty. */
	public readonly string $title;

	public readonly string $address;

	public readonly string $description;

	public readonly ?Point $point;

	public readonly Pin $pin;

	/**
	 * Reads an item of the attribute.
	 *
	 * @param array<mixed> $item Not trusted.
	 */
	private function __construct( array $item ) {
		$title             = Kses::text( $item['pin_item_title'] ?? '' );
		$address           = Kses::text( $item['address'] ?? '' );
		$this->point       = Point::of( $item['pin_latitude'] ?? '', $item['pin_longitude'] ?? '' );
		$this->description = Kses::text( $item['pin_item_description'] ?? '' );
		$this->title       = '' !== $title ? $title : ( '' !== $address ? $address : ( $this->point?->text() ?? '' ) );
		$this->address     = $address === $this->title ? '' : $address;
		$this->pin         = new Pin( $item );
	}

	/**
	 * Reads the attribute; leaves out items without a name, an address and coordinates.
	 *
	 * @param mixed $items Not trusted.
	 * @return list<self>
	 */
	public static function all( mixed $items ): array {
		$places = array();
		foreach ( is_array( $items ) ? array_slice( $items, 0, self::MOST ) : array() as $item ) {
			$place = is_array( $item ) ? new self( $item ) : null;
			if ( null !== $place && '' !== $place->title . $place->description ) {
				$places[] = $place;
			}
		}
		return $places;
	}

	/**
	 * Returns the addresses of directions to it, by name of who gives them; empty if nobody could find it.
	 *
	 * @return array<string, string>
	 */
	public function directions(): array {
		$words = $this->point?->text() ?? ( '' === $this->address ? $this->title : $this->address );
		if ( '' === $words ) {
			return array();
		}
		$to    = rawurlencode( $words );
		$links = array(
			'OpenStreetMap' => null === $this->point
				? "https://www.openstreetmap.org/search?query=$to"
				: "https://www.openstreetmap.org/directions?to=$to",
			'Google Maps'   => "https://www.google.com/maps/dir/?api=1&destination=$to",
		);
		// The scheme of RFC 5870; phones open it in the app of their owner.
		return null === $this->point
			? $links
			: $links + array( 'geo' => "geo:{$this->point->text()}?q=$to(" . rawurlencode( $this->title ) . ')' );
	}
}
