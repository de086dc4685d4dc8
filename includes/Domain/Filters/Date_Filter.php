<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;

defined( 'ABSPATH' ) || exit;

/** A filter by when posts were published: `?date=2026`, `?date=2026-03`, `?date=2026-03-01..2026-05-15`, `?date=..2026-05-15`. */
final class Date_Filter extends Grouped_Filter {
	/** What separates the ends in addresses. */
	public const TO = '..';

	/** Length of a month, such as `2026-03`. */
	private const MONTH = 7;

	/**
	 * Returns the value in an address; forms without JavaScript send the ends as `date[from]` and `date[to]`.
	 *
	 * @param mixed $given Untrusted value.
	 */
	public function raw( mixed $given ): string {
		if ( ! is_array( $given ) ) {
			return parent::raw( $given );
		}
		return parent::raw( $given['from'] ?? '' ) . self::TO . parent::raw( $given['to'] ?? '' );
	}

	/**
	 * Returns the period.
	 *
	 * @param string $raw A year, a month, or two days with two dots between them, one of which may be missing.
	 */
	public function parse( string $raw ): array {
		if ( 1 === preg_match( '/\A(\d{4})(?:-(0[1-9]|1[0-2]))?\z/', $raw ) && '0000' !== substr( $raw, 0, 4 ) ) {
			return array( $raw );
		}
		$ends = explode( self::TO, $raw );
		if ( 2 !== count( $ends ) || array_map( Sanitizer::day( ... ), $ends ) !== $ends || '' === $ends[0] . $ends[1] ) {
			return array();
		}
		list( $from, $to ) = '' !== $ends[1] && $ends[0] > $ends[1] ? array( $ends[1], $ends[0] ) : $ends;
		return array( self::period( $from, $to ) );
	}

	/**
	 * Returns the list with only the posts of the period.
	 *
	 * @param Query_Spec $list Query before any choice.
	 * @param non-empty-list<string> $values The period.
	 */
	public function narrow( Query_Spec $list, array $values ): Query_Spec {
		$days = array_combine( array( 'after', 'before' ), self::days( $values ) );
		return $list->with( array( 'choices' => array( ...$list->data['choices'], $days ) ) );
	}

	/**
	 * Returns the period for people.
	 *
	 * @param string $value The period.
	 */
	public function label( string $value ): string {
		if ( strlen( $value ) <= self::MONTH && ! str_contains( $value, self::TO ) ) {
			return 4 === strlen( $value ) ? $value : self::month( $value );
		}
		list( $from, $to ) = array_map( self::day( ... ), self::days( array( $value ) ) );
		return match ( '' ) {
			/* translators: %s: a day. */
			$from   => sprintf( __( 'until %s', 'frontage' ), $to ),
			/* translators: %s: a day. */
			$to     => sprintf( __( 'since %s', 'frontage' ), $from ),
			default => "$from – $to",
		};
	}

	/**
	 * Returns the first and the last day of what is chosen; empty for none.
	 *
	 * @param list<string> $values Valid values.
	 * @return array{string, string}
	 */
	public static function days( array $values ): array {
		$value = $values[0] ?? self::TO;
		if ( str_contains( $value, self::TO ) ) {
			$ends = explode( self::TO, $value );
			return array( $ends[0], $ends[1] ?? '' );
		}
		$year = (int) substr( $value, 0, 4 );
		$last = 4 === strlen( $value ) ? 12 : (int) substr( $value, 5, 2 );
		return array(
			4 === strlen( $value ) ? "$value-01-01" : "$value-01",
			sprintf( '%04d-%02d-%02d', $year, $last, (int) gmdate( 't', (int) gmmktime( 0, 0, 0, $last, 1, $year ) ) ),
		);
	}

	/**
	 * Returns the name of a month with its year.
	 *
	 * @param string $month Such as `2026-03`.
	 */
	public static function month( string $month ): string {
		/* translators: Format of a month and year in PHP: https://www.php.net/manual/datetime.format.php */
		return (string) mysql2date( _x( 'F Y', 'month and year', 'frontage' ), "$month-01 00:00:00" );
	}

	/** Groups by month. */
	public function grouping(): Grouping {
		return Grouping::by_column( 'post_date', self::MONTH );
	}

	/** Returns all months. */
	public function most(): int {
		return 0;
	}

	/**
	 * Months are offered whether they are chosen or not.
	 *
	 * @param list<string> $values The period.
	 */
	public function places( array $values ): array {
		return array();
	}

	/** Dates of posts are public. */
	protected function is_allowed(): bool {
		return true;
	}

	/** Returns the parameter's name if the author gives none. */
	protected function usual_name(): string {
		return 'date';
	}

	/**
	 * Returns a period as it stands in addresses: a year or a month if it is one.
	 *
	 * @param string $from First day; empty for none.
	 * @param string $to Last day; empty for none.
	 */
	private static function period( string $from, string $to ): string {
		foreach ( array( 4, self::MONTH ) as $length ) {
			$short = substr( $from, 0, $length );
			if ( '' !== $from && '' !== $to && array( $from, $to ) === self::days( array( $short ) ) ) {
				return $short;
			}
		}
		return $from . self::TO . $to;
	}

	/**
	 * Returns a day for people.
	 *
	 * @param string $day Such as `2026-03-01`; empty for none.
	 */
	private static function day( string $day ): string {
		return '' === $day ? '' : (string) mysql2date( (string) get_option( 'date_format' ), "$day 00:00:00" );
	}
}
