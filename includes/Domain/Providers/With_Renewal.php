<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor whose token lives longer when it is asked in time.
 *
 * @since 0.3
 */
interface With_Renewal extends With_Feed {
	/**
	 * Gets a new token, and stores it with its end. Called at most once a day, in the last two weeks of a token.
	 *
	 * @param Http $http HTTP client for the vendor.
	 * @throws Http_Error If the vendor does not answer, or refuses.
	 */
	public function renew( Http $http ): void;
}
