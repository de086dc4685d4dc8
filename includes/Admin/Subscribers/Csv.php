<?php
/**
 * @package Frontage
 */

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
 * Subscribers as a file, and from one.
 *
 * CSV out, with each person's address for leaving; CSV in, from any program with a column for addresses.
 */
final class Csv {
	private const MAX_ROWS = 20000;
	private const BATCH    = 100;

	/** Characters of a wrong address that are shown. */
	private const MAX_SHOWN = 60;

	/** Names of columns in the files of other programs, in lower case. */
	private const COLUMNS = array(
		'email'  => array( 'email', 'e-mail', 'email address', 'e-mail address', 'mail' ),
		'first'  => array( 'first name', 'firstname', 'first_name', 'given name', 'fname' ),
		'last'   => array( 'last name', 'lastname', 'last_name', 'family name', 'surname', 'lname' ),
		'status' => array( 'status' ),
	);

	/**
	 * Writes the file.
	 *
	 * @param Search $search Whom.
	 */
	public static function export( Search $search ): string {
		$rows = array( array( 'Email', 'First name', 'Last name', 'Status', 'Provider', 'List', 'Answers', 'Subscribed', 'Changed', 'Unsubscribe' ) );
		for ( $page = 1; count( $rows ) <= self::MAX_ROWS; $page++ ) {
			$found = $search->page( $page, self::BATCH, 'email', true );
			foreach ( $found as $one ) {
				$answers = array() === $one->fields ? '' : (string) wp_json_encode( $one->fields, JSON_UNESCAPED_UNICODE );
				$rows[]  = array( $one->email, $one->first, $one->last, $one->status, $one->provider, $one->list, $answers, $one->created, $one->changed, Links::leave( $one ) );
			}
			if ( count( $found ) < self::BATCH ) {
				break;
			}
		}
		return Csv_Format::write( $rows );
	}

	/**
	 * Reads a file; whoever is known, or has left, stays as they are.
	 *
	 * @param string $text    The file's text.
	 * @param string $list    Onto which of the site's own lists.
	 * @param bool   $agreed  Whether the owner says that all of them have agreed; else each is asked by mail.
	 * @return array{added: int, known: int, cut: bool, wrong: list<array{line: int, text: string}>} Lines that hold no address, and whether the file was too long.
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
	 * A row for a line of the file.
	 *
	 * @param list<string>                                         $cells   The line.
	 * @param array{named: bool, email: int, first: int, last: int, status: int} $columns Where what stands.
	 * @param string                                               $email   Checked.
	 * @param string                                               $list    The list.
	 * @param bool                                                 $agreed  Whether they have agreed.
	 */
	private static function row( array $cells, array $columns, string $email, string $list, bool $agreed ): Subscriber {
		$cell    = static fn ( string $name ): string => mb_substr( sanitize_text_field( $cells[ $columns[ $name ] ] ?? '' ), 0, 100 );
		$is_gone = in_array( strtolower( $cell( 'status' ) ), array( Subscriber::UNSUBSCRIBED, 'cleaned', 'opted out' ), true );
		$status  = $agreed ? Subscriber::SUBSCRIBED : Subscriber::PENDING;
		$task    = $agreed || $is_gone ? '' : 'confirm';
		return new Subscriber( 0, Subscriber::LOCAL, $list, $email, $cell( 'first' ), $cell( 'last' ), status: $is_gone ? Subscriber::UNSUBSCRIBED : $status, task: $task, due: '' === $task ? 0 : Clock::now() );
	}

	/**
	 * Where what stands.
	 *
	 * @param list<string> $heading The first line.
	 * @return array{named: bool, email: int, first: int, last: int, status: int} A column that is not there is -1; addresses are in the first one unless told otherwise.
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
