<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor that tells how many follow an account, which `Domain\Followers\Followers` keeps.
 *
 * @since 0.3
 */
interface With_Followers extends Provider {
	/** Returns how it is asked. */
	public function followers(): Follower_Source;
}
