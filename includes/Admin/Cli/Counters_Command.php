<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Domain\Store\Counters;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage counters` command.
 *
 * Reads and sets counters, such as likes.
 */
final class Counters_Command implements Command {
	public static function command(): string {
		return 'frontage counters';
	}

	private const KIND = '/\A[a-z0-9_-]{1,32}\z/';

	/**
	 * Lists counters that are above 0.
	 *
	 * ## OPTIONS
	 *
	 * [--kind=<kind>]
	 * : Limit the list to one kind, such as `likes`.
	 *
	 * [--max=<number>]
	 * : Maximum number of counters.
	 * ---
	 * default: 1000
	 * ---
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage counters list --kind=likes --format=csv
	 *
	 * @subcommand list
	 *
	 * @param list<string> $args Unused.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function list_all( array $args, array $options ): void {
		$rows = array();
		foreach ( Counters::all( $options['kind'] ?? '', max( 1, (int) ( $options['max'] ?? 1000 ) ) ) as $counter ) {
			$rows[] = array(
				'kind'  => $counter['kind'],
				'id'    => $counter['object_id'],
				'value' => $counter['value'],
				'title' => get_the_title( $counter['object_id'] ),
			);
		}
		Printer::print( $options, $rows, array( 'kind', 'id', 'value', 'title' ) );
	}

	/**
	 * Prints one counter.
	 *
	 * ## OPTIONS
	 *
	 * <kind>
	 * : Kind of counter, such as `likes`.
	 *
	 * <id>
	 * : Post ID.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage counters get likes 12
	 *
	 * @param list<string> $args Kind and post ID.
	 */
	public function get( array $args ): void {
		WP_CLI::line( (string) Counters::get( self::kind( $args[0] ), self::number( $args[1], 1 ) ) );
	}

	/**
	 * Sets one counter.
	 *
	 * ## OPTIONS
	 *
	 * <kind>
	 * : Kind of counter, such as `likes`.
	 *
	 * <id>
	 * : Post ID.
	 *
	 * <value>
	 * : New value, 0 or more.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage counters set likes 12 340
	 *
	 * @param list<string> $args Kind, post ID and value.
	 */
	public function set( array $args ): void {
		Counters::set( self::kind( $args[0] ), self::number( $args[1], 1 ), self::number( $args[2], 0 ) );
		WP_CLI::success( sprintf( '%s %s: %s', $args[0], $args[1], $args[2] ) );
	}

	/**
	 * Validates a counter kind.
	 *
	 * @param string $text Value as typed.
	 */
	private static function kind( string $text ): string {
		if ( 1 !== preg_match( self::KIND, $text ) ) {
			WP_CLI::error(
				__( 'A kind can contain only lowercase letters, numbers, hyphens, and underscores, up to 32 characters.', 'frontage' )
			);
		}
		return $text;
	}

	/**
	 * Parses a whole number.
	 *
	 * @param string $text Value as typed.
	 * @param int $min Minimum.
	 */
	private static function number( string $text, int $min ): int {
		if ( ! ctype_digit( $text ) || (int) $text < $min || strlen( $text ) > 15 ) {
			/* translators: 1: value that was entered, 2: minimum. */
			WP_CLI::error( sprintf( __( '“%1$s” is not valid. Enter a whole number of at least %2$d.', 'frontage' ), $text, $min ) );
		}
		return (int) $text;
	}
}
