<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/** A service that content comes from, as visitors and privacy texts know it: a provider, or one that `Provides_Services` names. */
final class Service {
	/**
	 * Stores the values.
	 *
	 * @param string $slug Name under which browsers remember consent.
	 * @param string $title Its name for people.
	 * @param string $module Folder of the module that loads its content; empty for providers, which modules name.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $title,
		public readonly Third_Party $third_party,
		public readonly string $module = ''
	) {}

	/**
	 * Returns a provider as a service.
	 *
	 * @param Provider $provider Vendor.
	 */
	public static function of( Provider $provider ): self {
		return new self( $provider::group(), $provider->title(), $provider->third_party() );
	}
}
