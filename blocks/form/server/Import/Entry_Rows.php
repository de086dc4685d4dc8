<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

use DateTimeImmutable;
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
	private const TIMES = array( 'date gmt', 'entry date', 'submission create date', 'submission date', 'created_at', 'date' );

	/** Columns about the submission, in small letters, by the columns that only this plugin writes. Flamingo writes none. */
	private const ABOUT = array(
		'entry date'             => array(
			'entry id',
			'type',
			'viewed',
			'starred',
			'user device',
			'user agent',
			'user ip',
			'unique generated user id',
			'geolocation details',
			'payment status',
			'payment gateway information',
		),
		'created_at'             => array( 'entry_id', 'entry_status', 'payment_status', 'payment_total', 'currency' ),
		'submission create date' => array( 'submission id', 'submission status', 'payment status', 'payment total', 'currency' ),
	);

	/** What Flamingo writes before a text that a spreadsheet would run, such as a phone number with a plus sign. */
	private const ALERT = '~\A\'?\([^()]*contactform7\.com/[^()]*\)\s+(?=[=+@-])~';

	/**
	 * Returns the entries in a file; null if it is another file.
	 *
	 * @param string $text File contents.
	 * @return list<Entry>|null
	 */
	public static function of_csv( string $text ): ?array {
		$rows  = array_values( Csv_Format::lines( $text, self::MOST ) );
		$head  = array_map( static fn ( string $cell ): string => trim( $cell ), $rows[0] ?? array() );
		$small = array_map( 'mb_strtolower', $head );
		$rows  = array_slice( $rows, 1 );
		// Flamingo calls its last column “Date” in the site’s language.
		$last = count( $head ) - 1;
		if ( $last > 0 && array() === array_intersect( self::TIMES, $small ) && self::are_times( array_column( $rows, $last ) ) ) {
			$head[ $last ]  = 'Date';
			$small[ $last ] = 'date';
		}
		if ( $last < 1 || array() === array_intersect( self::TIMES, $small ) ) {
			return null;
		}
		$seen = array();
		foreach ( $head as $place => $label ) {
			$seen[ $label ] = ( $seen[ $label ] ?? 0 ) + 1;
			$head[ $place ] = 1 === $seen[ $label ] ? $label : "$label ({$seen[ $label ]})";
		}
		return array_map(
			static fn ( array $row ): array => self::entry(
				array_combine( $head, array_map( 'strval', array_slice( array_pad( $row, $last + 1, '' ), 0, $last + 1 ) ) )
			),
			$rows
		);
	}

	/**
	 * Returns whether a column has times with a zone in all rows.
	 *
	 * @param list<string> $cells
	 */
	private static function are_times( array $cells ): bool {
		$times = preg_grep( '/\A\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d\z/', $cells );
		return array() !== $cells && count( $cells ) === count( $times ?: array() );
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
		$about = array_merge(
			array_diff( self::TIMES, array( 'date' ) ),
			...array_values( array_intersect_key( self::ABOUT, $small ) )
		);
		// Others may be fields of the form.
		$dates = preg_grep( '/\Adate\z/i', array_map( 'strval', array_keys( $cells ) ) ) ?: array();
		$date  = end( $dates );
		foreach ( $cells as $label => $text ) {
			if ( '' === trim( $text ) || (string) $label === $date || in_array( mb_strtolower( (string) $label ), $about, true ) ) {
				continue;
			}
			$text = (string) preg_replace( self::ALERT, '', trim( mb_scrub( $text, 'UTF-8' ) ) );
			// Fluent Forms writes an apostrophe instead.
			$text      = trim( (string) preg_replace( "/\\A'(?=[=+\\-@])/", '', $text ) );
			$email     = Email_Address::clean( $text );
			$is_email  = Email_Address::is_valid( $email );
			$content[] = array(
				'name'  => Imported_Form::name( (string) $label ),
				'label' => wp_strip_all_tags( (string) $label ),
				'kind'  => $is_email ? 'email' : ( str_contains( $text, "\n" ) ? 'textarea' : 'text' ),
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
		$zone = $is_utc ? new DateTimeZone( 'UTC' ) : wp_timezone();
		$text = trim( strtr( $text, self::months() ) );
		$own  = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
		// WPForms writes dates as the site does.
		$time = '' === $text ? false : ( DateTimeImmutable::createFromFormat( "!$own", $text, $zone ) ?: date_create( $text, $zone ) );
		return false === $time ? 0 : max( 0, $time->getTimestamp() );
	}

	/**
	 * Returns the English names of months, which PHP reads, keyed by those in the site's language.
	 *
	 * @return array<string, string>
	 */
	private static function months(): array {
		global $wp_locale;
		$months = array();
		foreach ( range( 1, 12 ) as $month ) {
			$months[ $wp_locale->get_month( $month ) ] = gmdate( 'F', (int) gmmktime( 0, 0, 0, $month, 1 ) );
		}
		return $months;
	}
}
