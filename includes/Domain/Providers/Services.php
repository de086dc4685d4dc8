<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Error_Boundary;

defined( 'ABSPATH' ) || exit;

/** The services that content comes from: the providers, and those that `Provides_Services` names. */
final class Services {
	/**
	 * Returns the services that are no providers.
	 *
	 * @return list<Service>
	 */
	public static function added(): array {
		$added = Error_Boundary::each( Provides_Services::class, static fn ( string $name ): array => $name::services() );
		return array_values( array_merge( ...array_values( $added ) ) );
	}

	/**
	 * Returns the services that visitors' browsers contact, sorted by title.
	 *
	 * @return list<Service>
	 */
	public static function in_browsers(): array {
		$all = array( ...array_values( array_map( array( Service::class, 'of' ), Providers::all() ) ), ...self::added() );
		usort( $all, static fn ( Service $a, Service $b ): int => strnatcasecmp( $a->title, $b->title ) );
		return array_values( array_filter( $all, static fn ( Service $one ): bool => $one->third_party->by_browser ) );
	}
}
