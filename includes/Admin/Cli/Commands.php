<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Base\Bootable;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Registers Frontage's WP-CLI commands. Runs only under WP-CLI. */
final class Commands implements Bootable {
	public const WHEN = 'cli';

	private const CLASSES = array(
		'frontage status'   => Status_Command::class,
		'frontage blocks'   => Blocks_Command::class,
		'frontage export'   => Export_Command::class,
		'frontage import'   => Import_Command::class,
		'frontage cleanup'  => Cleanup_Command::class,
		'frontage counters' => Counters_Command::class,
		'frontage tokens'   => Tokens_Command::class,
		'frontage search'   => Search_Command::class,
		'frontage old-data' => Old_Data_Command::class,
	);

	/** Adds the commands. */
	public static function boot(): void {
		foreach ( self::CLASSES as $name => $command ) {
			WP_CLI::add_command( $name, $command );
		}
	}
}
