<?php
/**
 * Whatever keeps something.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings\Privacy;

use Frontage\Kernel\Joined;

defined( 'ABSPATH' ) || exit;

/**
 * Implemented by whatever stores something over time: so it is listed on the Privacy tab, told in the
 * privacy policy, and cleaned up by the daily clean-up. Found by the build.
 */
interface Keeps extends Joined {
	/**
	 * What is kept.
	 *
	 * @return list<Keeping>
	 */
	public static function keeps(): array;
}
