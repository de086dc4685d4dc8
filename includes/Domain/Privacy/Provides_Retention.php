<?php
declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Provides retention rules.
 *
 * Implemented by classes that store data over time. The rules are listed on the Privacy tab and in the
 * privacy policy, and applied by the daily cleanup.
 */
interface Provides_Retention extends Discoverable {
	/**
	 * Returns the retention rules.
	 *
	 * @return list<Retention_Rule>
	 */
	public static function retention_rules(): array;
}
