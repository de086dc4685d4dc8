<?php
declare( strict_types=1 );

namespace Frontage\Admin\Subscribers;

use Frontage\Base\Clock;
use Frontage\Base\Csv_Format;
use Frontage\Domain\Forms\Email_Address;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Subscribers\Links;
use Frontage\Domain\Subscribers\Search;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and imports subscribers as CSV.
 *
 * Exports include each subscriber's unsubscribe URL. Imports accept files from any program with an
 * email column.
 */
final class Csv {
	private const MAX_ROWS = 20000;
	private const BATCH    = 100;

	/** Maximum number of characters shown of an invalid address. */
	private const MAX_SHOWN = 60;

	/** Column names used by other programs, in lowercase. */
	private const COLUMNS = array(
		'email'  => array( 'email', 'e-mail', 'email address', 'e-mail address', 'mail' ),
		'first'  => array( 'first name', 'firstname', 'first_name', 'given name', 'fname' ),
		'last'   => array( 'last name', 'lastname', 'last_name', 'family name', 'surname', 'lname' ),
		'status' => array( 'status' ),
	);

	/**
	 * Returns the CSV file.
	 *
	 * @param Search $search Which subscribers to export.
	 */
	public static function export( Search $search ): string {
		$rows = array(
			array( 'Email', 'First name', 'Last name', 'Status', 'Provider', 'List', 'Answers', 'Subscribed', 'Changed', 'Unsubscribe' ),
		);
		for ( $page = 1; count( $rows ) <= self::MAX_ROWS; $page++ ) {
			$found = $search->page( $page, self::BATCH, 'email', true );
			foreach ( $found as $one ) {
				$answers = array() === $one->fields ? '' : (string) wp_json_encode( $one->fields, JSON_UNESCAPED_UNICODE );
				$rows[]  = array(
					$one->email,
					$one->first,
					$one->last,
					$one->status,
					$one->provider,
					$one->list,
					$answers,
					$one->created,
					$one->changed,
					Links::leave( $one ),
				);
			}
			if ( count( $found ) < self::BATCH ) {
				break;
			}
		}
		return Csv_Format::write( $rows );
	}

	/**
	 * Imports a file. Leaves existing and unsubscribed addresses unchanged.
	 *
	 * @param string $text File contents.
	 * @param string $list Which of the site's own lists to add to.
	 * @param bool $agreed Whether the owner confirms that all have consented; otherwise each gets a confirmation email.
	 * @return array{
	 *     added: int,
	 *     known: int,
	 *     cut: bool,
	 *     wrong: list<array{line: int, text: string}>,
	 * } Lines without a valid address, and whether the file was too long.
	 */
	public static function import( string $text, string $list, bool $agreed ): array {
		$rows    = Csv_Format::lines( $text, self::MAX_ROWS + 2 );
		$columns = self::columns( array_values( $rows )[0] ?? array() );
		$rows    = array_slice( $rows, $columns['named'] ? 1 : 0, null, true );
		$report  = array(
			'added' => 0,
			'known' => 0,
			'cut'   => count( $rows ) > self::MAX_ROWS,
			'wrong' => array(),
		);
		foreach ( array_slice( $rows, 0, self::MAX_ROWS, true ) as $line => $cells ) {
			$email = Email_Address::clean( $cells[ $columns['email'] ] ?? '' );
			if ( ! Email_Address::is_valid( $email ) || false === is_email( $email ) ) {
				$report['wrong'][] = array(
					'line' => $line,
					'text' => mb_substr( $email, 0, self::MAX_SHOWN ),
				);
				continue;
			}
			++$report[ Subscribers::insert( self::row( $cells, $columns, $email, $list, $agreed ) ) ? 'added' : 'known' ];
		}
		Jobs::schedule();
		return $report;
	}

	/**
	 * Returns the table row for a line of the file.
	 *
	 * @param list<string> $cells Cells of the line.
	 * @param array{named: bool, email: int, first: int, last: int, status: int} $columns Column indexes.
	 * @param string $email Validated email address.
	 * @param string $list List name.
	 * @param bool $agreed Whether they have consented.
	 */
	private static function row( array $cells, array $columns, string $email, string $list, bool $agreed ): Subscriber {
		$cell    = static fn ( string $name ): string => mb_substr( sanitize_text_field( $cells[ $columns[ $name ] ] ?? '' ), 0, 100 );
		$is_gone = in_array( strtolower( $cell( 'status' ) ), array( Subscriber::UNSUBSCRIBED, 'cleaned', 'opted out' ), true );
		$status  = $agreed ? Subscriber::SUBSCRIBED : Subscriber::PENDING;
		$task    = $agreed || $is_gone ? '' : 'confirm';
		return new Subscriber(
			0,
			Subscriber::LOCAL,
			$list,
			$email,
			$cell( 'first' ),
			$cell( 'last' ),
			status: $is_gone ? Subscriber::UNSUBSCRIBED : $status,
			task: $task,
			due: '' === $task ? 0 : Clock::now()
		);
	}

	/**
	 * Finds the column indexes.
	 *
	 * @param list<string> $heading Cells of the first line.
	 * @return array{
	 *     named: bool,
	 *     email: int,
	 *     first: int,
	 *     last: int,
	 *     status: int,
	 * } -1 for a missing column; the email column defaults to the first.
	 */
	private static function columns( array $heading ): array {
		$names = array_map( static fn ( string $name ): string => strtolower( trim( $name ) ), $heading );
		$found = array_map(
			static function ( array $known ) use ( $names ): int {
				$at = array_key_first( array_intersect( $names, $known ) );
				return null === $at ? -1 : $at;
			},
			self::COLUMNS
		);
		return array(
			'named'  => $found['email'] >= 0,
			'email'  => max( 0, $found['email'] ),
			'first'  => $found['first'],
			'last'   => $found['last'],
			'status' => $found['status'],
		);
	}
}
