<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Domain\Ads\Ad_Network;
use Frontage\Domain\Ads\Ad_Networks;
use Frontage\Domain\Ads\Asks_For_Consent;
use Frontage\Domain\Providers\Provides_Services;
use Frontage\Domain\Providers\Service;

defined( 'ABSPATH' ) || exit;

/** The companies of ad networks, for privacy texts and for visitors' consent. */
final class Network_Services implements Provides_Services {
	/**
	 * Returns the companies of all networks that are no providers.
	 *
	 * @return list<Service>
	 */
	public static function services(): array {
		$networks = array_filter( Ad_Networks::all(), static fn ( Ad_Network $one ): bool => ! $one instanceof Asks_For_Consent );
		return array_values( array_filter( array_map( array( self::class, 'of' ), $networks ) ) );
	}

	/** Returns the company of a network; null if it has none. */
	public static function of( Ad_Network $network ): ?Service {
		$third = $network->third_party();
		return null === $third ? null : new Service( "ad-{$network->slug()}", $network->title(), $third, 'ad' );
	}
}
