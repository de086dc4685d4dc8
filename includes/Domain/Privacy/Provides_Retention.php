<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

use Frontage\Base\Discoverable;


defined( 'ABSPATH' ) || exit;

/**
 * Whatever keeps something.
 *
 * Implemented by whatever stores something over time: so it is listed on the Privacy tab, told in the
 * privacy policy, and cleaned up by the daily clean-up. Found by the build.
 */
interface Provides_Retention extends Discoverable {
	/**
	 * What is kept.
	 *
	 * @return list<Retention_Rule>
	 */
	public static function retention_rules(): array;
}
