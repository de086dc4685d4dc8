<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use Closure;
use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Csv_Format;
use Frontage\Http\Page_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of a table as a file, from a link that needs no script.
 *
 * The whole page is made as for any visitor, and answered with the file only if the table is in it: whatever hides a table,
 * such as a password, a block for members, or a draft, hides its file.
 */
final class Csv_Download implements Bootable {
	public const WHEN = 'query:' . Table_State::PARAMETER;

	/**
	 * Rows by the mark of their table in the page.
	 *
	 * @var array<string, array{id: string, rows: Closure(): list<list<string>>}>
	 */
	private static array $offered = array();

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'template_redirect', array( self::class, 'listen' ), 0 );
	}

	/** Keeps the page until it is complete, if it is for a file. */
	public static function listen(): void {
		// phpcs:ignore WordPress.Security -- A public link; only compared with what is in the page.
		$tables = $_GET[ Table_State::PARAMETER ] ?? null;
		foreach ( is_array( $tables ) ? $tables : array() as $id => $table ) {
			if ( is_array( $table ) && Table_State::is_download( (string) $id ) ) {
				Page_Cache::refuse();
				ob_start( array( self::class, 'answer' ) );
				return;
			}
		}
	}

	/**
	 * Notes the rows of a table.
	 *
	 * @param string $id ID of its block.
	 * @param Closure(): list<list<string>> $rows Returns plain texts.
	 * @return string The mark that its block prints.
	 */
	public static function offer( string $id, Closure $rows ): string {
		$mark                   = wp_generate_password( 20, false );
		self::$offered[ $mark ] = compact( 'id', 'rows' );
		return $mark;
	}

	/**
	 * Returns the file instead of the page, if the table is in it.
	 *
	 * @param string $page HTML.
	 */
	public static function answer( string $page ): string {
		foreach ( self::$offered as $mark => $table ) {
			if ( str_contains( $page, " data-csv=\"$mark\"" ) && ! headers_sent() ) {
				header( 'Content-Type: text/csv; charset=UTF-8' );
				header( 'Content-Disposition: attachment; filename="' . self::name( $table['id'] ) . '"' );
				header( 'X-Content-Type-Options: nosniff' );
				header( 'X-Robots-Tag: noindex' );
				return Csv_Format::write( ( $table['rows'] )() );
			}
		}
		return $page;
	}

	/**
	 * Returns the name of the file (S2 §9).
	 *
	 * @param string $id ID of the table.
	 */
	public static function name( string $id ): string {
		$letters = (string) preg_replace( '/[^A-Za-z0-9_-]/', '', $id );
		return 'advanced-data-table-' . wp_date( 'Y-m-d', Clock::now() ) . '~' . ( '' === $letters ? 'table' : $letters ) . '.csv';
	}
}
