<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Admin\Transfer\Document;
use Frontage\Admin\Transfer\Parts;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage export` command.
 *
 * WP-CLI shows the docblock of `__invoke` as the help text.
 */
final class Export_Command implements Command {
	public static function command(): string {
		return 'frontage export';
	}

	/**
	 * Exports settings and counters as JSON, without keys, passwords, or values set in wp-config.php.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : File to write to. Prints to standard output if omitted.
	 *
	 * [--parts=<names>]
	 * : Comma-separated list of parts to export, such as `settings`.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage export frontage.json
	 *     $ wp frontage export --parts=settings | ssh other wp frontage import -
	 *
	 * @param list<string> $args File name.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function __invoke( array $args, array $options ): void {
		$names   = Names::of( $options['parts'] ?? '' );
		$unknown = array_diff( $names, array_keys( Parts::all() ) );
		if ( array() !== $unknown ) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: unknown names, 2: available names. */
					__( 'Unknown part: %1$s. Available parts: %2$s.', 'frontage' ),
					implode( ', ', $unknown ),
					implode( ', ', array_keys( Parts::all() ) )
				)
			);
		}
		$json = Document::encode( Parts::export( $names ) );
		if ( ! isset( $args[0] ) || '-' === $args[0] ) {
			WP_CLI::line( rtrim( $json ) );
			return;
		}
		// phpcs:ignore WordPress.PHP.NoSilencedErrors,WordPress.WP.AlternativeFunctions -- said in words below.
		if ( strlen( $json ) !== @file_put_contents( $args[0], $json ) ) {
			/* translators: %s: name of a file. */
			WP_CLI::error( sprintf( __( '“%s” could not be written.', 'frontage' ), $args[0] ) );
		}
		/* translators: 1: name of a file, 2: size with unit. */
		WP_CLI::success( sprintf( __( 'Wrote %1$s (%2$s).', 'frontage' ), $args[0], (string) size_format( strlen( $json ) ) ) );
	}
}
