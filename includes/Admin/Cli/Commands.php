<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Base\Bootable;
use Frontage\Base\Error_Boundary;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Registers Frontage's WP-CLI commands. Runs only under WP-CLI. */
final class Commands implements Bootable {
	public const WHEN = 'cli';

	/** Adds the commands. */
	public static function boot(): void {
		Error_Boundary::each(
			Command::class,
			static function ( string $name ): void {
				WP_CLI::add_command( $name::command(), $name );
			}
		);
	}
}
