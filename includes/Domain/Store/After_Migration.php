<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Discoverable;
use Frontage\Base\Internal;

defined( 'ABSPATH' ) || exit;

/**
 * Has something to do after some migrations of the database, such as filling a table that is new.
 *
 * @internal
 */
interface After_Migration extends Discoverable, Internal {
	/**
	 * Does what a migration makes necessary.
	 *
	 * @param int $version Version that the tables have now.
	 */
	public static function after_migration( int $version ): void;
}
