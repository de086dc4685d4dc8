<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp frontage counters import-likes`.
 *
 * The command; WP-CLI shows the text above `__invoke` as its help.
 */
final class Import_Command {
	private const NAME = 'frontage counters import-likes';

	/** Makes the command known to WP-CLI. */
	public static function register(): void {
		WP_CLI::add_command( self::NAME, self::class );
	}

	/**
	 * Brings the numbers of likes from ZillaLikes.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Only tells what would change.
	 *
	 * [--batch=<rows>]
	 * : How many rows are read at once.
	 * ---
	 * default: 500
	 * ---
	 *
	 * [--again]
	 * : Starts from the beginning, even if an earlier import is done.
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
	 */
	public function __invoke( array $args, array $options ): void {
		$batch = max( 1, (int) ( $options['batch'] ?? Import::BATCH ) );
		if ( isset( $options['dry-run'] ) ) {
			$found = Import::preview( $batch );
			WP_CLI::success( sprintf( '%d old numbers; %d counters would be raised.', $found['read'], $found['raised'] ) );
			return;
		}
		if ( isset( $options['again'] ) ) {
			Import::again();
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
