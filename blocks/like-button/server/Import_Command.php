<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage counters import-likes` command.
 *
 * WP-CLI shows the docblock of `__invoke` as the help text.
 */
final class Import_Command {
	private const NAME = 'frontage counters import-likes';

	/** Registers the command with WP-CLI. */
	public static function register(): void {
		WP_CLI::add_command( self::NAME, self::class );
	}

	/**
	 * Imports the numbers of likes from ZillaLikes.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Only report what would change.
	 *
	 * [--batch=<rows>]
	 * : Number of rows per query.
	 * ---
	 * default: 500
	 * ---
	 *
	 * [--again]
	 * : Start from the beginning, even if an earlier import is finished.
	 *
	 * @param list<string> $args Unused.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function __invoke( array $args, array $options ): void {
		$batch = max( 1, (int) ( $options['batch'] ?? Import::BATCH ) );
		if ( isset( $options['dry-run'] ) ) {
			$found = Import::preview( $batch );
			WP_CLI::success( sprintf( '%d old numbers; %d counters would be raised.', $found['read'], $found['raised'] ) );
			return;
		}
		if ( isset( $options['again'] ) ) {
			Import::start_over();
		}
		$read   = 0;
		$raised = 0;
		do {
			$step    = Import::step( $batch );
			$read   += $step['read'];
			$raised += $step['raised'];
		} while ( ! $step['is_done'] );
		WP_CLI::success( sprintf( '%d old numbers read, %d counters raised.', $read, $raised ) );
	}
}
