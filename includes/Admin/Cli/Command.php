<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Base\Discoverable;
use Frontage\Base\Internal;

defined( 'ABSPATH' ) || exit;

/**
 * A command of WP-CLI. Its public methods are the subcommands, and their docblocks the help.
 *
 * @internal
 */
interface Command extends Discoverable, Internal {
	/** Returns its name, such as `frontage status`. */
	public static function command(): string;
}
