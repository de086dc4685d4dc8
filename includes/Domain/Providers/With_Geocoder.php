<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor that finds the coordinates of an address.
 *
 * @since 0.3
 */
interface With_Geocoder extends Provider {
	/** Places that are returned at most. */
	public const MOST_FOUND = 5;

	/** Returns whether the owner has agreed that the server asks the vendor. */
	public static function may_find(): bool;

	/**
	 * Returns places that match, the best first.
	 *
	 * @param Http $http HTTP client for the vendor.
	 * @param string $address What the author typed.
	 * @return list<Found_Place>
	 * @throws Http_Error If there is no readable response.
	 */
	public function find( Http $http, string $address ): array;
}
