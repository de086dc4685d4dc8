<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Names services that are no providers, such as ad networks: nothing of theirs is set up on the Integrations tab.
 *
 * They are on the Privacy tab, in the suggested privacy policy, and among the choices that visitors can withdraw.
 *
 * @internal
 */
interface Provides_Services extends Discoverable {
	/**
	 * Returns the services.
	 *
	 * @return list<Service>
	 */
	public static function services(): array;
}
