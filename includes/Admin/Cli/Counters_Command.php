<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Domain\Store\Counters;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp frontage counters`.
 *
 * Reads and sets numbers such as likes.
 */
final class Counters_Command {
	private const KIND = '/\A[a-z0-9_-]{1,32}\z/';

	/**
	 * Lists counters that are above 0.
	 *
	 * ## OPTIONS
	 *
	 * [--kind=<kind>]
	 * : Only of this kind, such as `likes`.
	 *
	 * [--max=<number>]
	 * : How many at most.
	 * ---
	 * default: 1000
	 * ---
	 *
	 * [--format=<format>]
	 * : How to print.
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
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
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
	 * : What is counted, such as `likes`.
	 *
	 * <id>
	 * : Of which post.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage counters get likes 12
	 *
	 * @param list<string> $args Kind and number.
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
	 * : What is counted, such as `likes`.
	 *
	 * <id>
	 * : Of which post.
	 *
	 * <value>
	 * : The number, 0 or more.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage counters set likes 12 340
	 *
	 * @param list<string> $args Kind, number of the post, value.
	 */
	public function set( array $args ): void {
		Counters::set( self::kind( $args[0] ), self::number( $args[1], 1 ), self::number( $args[2], 0 ) );
		WP_CLI::success( sprintf( '%s %s: %s', $args[0], $args[1], $args[2] ) );
	}

	/**
	 * Reads the name of a kind.
	 *
	 * @param string $text What was typed.
	 */
	private static function kind( string $text ): string {
		if ( 1 !== preg_match( self::KIND, $text ) ) {
			WP_CLI::error( __( 'A kind can contain only lowercase letters, numbers, hyphens, and underscores, up to 32 characters.', 'frontage' ) );
		}
		return $text;
	}

	/**
	 * Reads a whole number.
	 *
	 * @param string $text What was typed.
	 * @param int    $min  Smallest.
	 */
	private static function number( string $text, int $min ): int {
		if ( ! ctype_digit( $text ) || (int) $text < $min || strlen( $text ) > 15 ) {
			/* translators: 1: what was typed, 2: a number. */
			WP_CLI::error( sprintf( __( '“%1$s” is not valid. Enter a whole number of at least %2$d.', 'frontage' ), $text, $min ) );
		}
		return (int) $text;
	}
}
