<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

use DateTimeZone;
use Frontage\Base\Csv_Format;
use Frontage\Domain\Forms\Email_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Reads entries: the CSV files of Flamingo, WPForms and Fluent Forms, and the JSON of Fluent Forms.
 *
 * @phpstan-import-type Answer from \Frontage\Domain\Forms\Entries
 * @phpstan-type Entry array{created: int, content: list<Answer>}
 */
final class Entry_Rows {
	private const MOST = 20000;

	/** Columns with the time, in small letters, the best first. */
	private const TIMES = array( 'date gmt', 'entry date', 'submission create date', 'submission date', 'created_at', 'date', 'datum' );

	/** Columns about the submission, in small letters. */
	private const ABOUT = array(
		'entry id',
		'id',
		'submission id',
		'entry_id',
		'submission status',
		'entry_status',
		'status',
		'serial number',
		'viewed',
		'starred',
		'user device',
		'user agent',
		'user ip',
		'unique generated user id',
		'geolocation',
	);

	/**
	 * Returns the entries in a file; null if it is another file.
	 *
	 * @param string $text File contents.
	 * @return list<Entry>|null
	 */
	public static function of_csv( string $text ): ?array {
		$rows  = Csv_Format::lines( $text, self::MOST );
		$head  = array_map( static fn ( string $cell ): string => trim( $cell ), array_values( $rows )[0] ?? array() );
		$small = array_map( 'mb_strtolower', $head );
		if ( count( $head ) < 2 || array() === array_intersect( self::TIMES, $small ) ) {
			return null;
		}
		$entries = array();
		foreach ( array_slice( array_values( $rows ), 1 ) as $row ) {
			$cells = array();
			foreach ( $head as $place => $label ) {
				$cells[ $label ] = (string) ( $row[ $place ] ?? '' );
			}
			$entries[] = self::entry( $cells );
		}
		return $entries;
	}

	/**
	 * Returns the entries in a JSON file of Fluent Forms; null if it is another file.
	 *
	 * @param array<array-key, mixed> $data Decoded JSON.
	 * @return list<Entry>|null
	 */
	public static function of_json( array $data ): ?array {
		$entries = array();
		foreach ( $data as $one ) {
			if ( ! is_array( $one ) || ! is_array( $one['response'] ?? null ) || ! is_string( $one['created_at'] ?? null ) ) {
				return null;
			}
			$entries[] = self::entry( array( 'created_at' => $one['created_at'] ) + self::flat( $one['response'] ) );
		}
		return array() === $entries ? null : $entries;
	}

	/**
	 * Returns texts of nested values, without the plugin's own.
	 *
	 * @param array<array-key, mixed> $values
	 * @param string $prefix Beginning of their names.
	 * @return array<string, string>
	 */
	private static function flat( array $values, string $prefix = '' ): array {
		$flat = array();
		foreach ( $values as $key => $value ) {
			if ( '' === $prefix && str_starts_with( (string) $key, '_' ) ) {
				continue;
			}
			if ( is_array( $value ) && ! array_is_list( $value ) ) {
				$flat += self::flat( $value, "$prefix$key " );
			} else {
				$flat[ $prefix . $key ] = implode( ', ', array_filter( (array) $value, 'is_scalar' ) );
			}
		}
		return $flat;
	}

	/**
	 * Returns an entry.
	 *
	 * @param array<string, string> $cells Texts by label.
	 * @return Entry
	 */
	private static function entry( array $cells ): array {
		$content = array();
		$created = 0;
		$small   = array_change_key_case( $cells );
		foreach ( self::TIMES as $time ) {
			$created = $created ?: self::time( $small[ $time ] ?? '', 'date gmt' === $time );
		}
		foreach ( $cells as $label => $text ) {
			if ( '' === trim( $text ) || in_array( mb_strtolower( (string) $label ), array( ...self::ABOUT, ...self::TIMES ), true ) ) {
				continue;
			}
			// Both plugins write an apostrophe before what a spreadsheet would run.
			$text      = trim( (string) preg_replace( "/\\A'(?=[=+\\-@])/", '', mb_scrub( $text, 'UTF-8' ) ) );
			$email     = Email_Address::clean( $text );
			$is_email  = Email_Address::is_valid( $email );
			$content[] = array(
				'name'  => Imported_Form::name( (string) $label ),
				'label' => wp_strip_all_tags( (string) $label ),
				'kind'  => match ( true ) {
					$is_email => 'email',
				str_contains( $text, "\n" ) => 'textarea',
				default => 'text',
				},
				'value' => $is_email ? $email : $text,
			);
		}
		return compact( 'created', 'content' );
	}

	/**
	 * Returns a time; 0 if it is none.
	 *
	 * @param string $text Such as `2023-01-31T12:00:00+00:00`, or without zone.
	 * @param bool $is_utc Whether a time without zone is in UTC and not the site's.
	 */
	private static function time( string $text, bool $is_utc ): int {
		$time = '' === trim( $text ) ? false : date_create( $text, $is_utc ? new DateTimeZone( 'UTC' ) : wp_timezone() );
		return false === $time ? 0 : max( 0, $time->getTimestamp() );
	}
}
