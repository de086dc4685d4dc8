<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Domain\Forms\Entries;
use Frontage\Http\Arg;
use Frontage\Http\Args;

defined( 'ABSPATH' ) || exit;

/** The fields by which the owner’s screen filters entries. */
final class Entry_Filter {
	private const DAY  = 'Y-m-d';
	private const TIME = 'Y-m-d H:i:s';

	/**
	 * What entries are filtered by.
	 *
	 * @return array<string, Arg>
	 */
	public static function args(): array {
		return array(
			'state'  => Args::choice( Entries::STATES, '' ),
			'form'   => Args::text( 0, 200, '' ),
			'mail'   => Args::choice( Entries::MAIL, '' ),
			'from'   => self::day(),
			'until'  => self::day(),
			'search' => Args::text( 0, 200, '' ),
			'field'  => Args::text( 0, 200, '' ),
		);
	}

	/**
	 * Returns the filters for `Entry_List`: days of the site’s time zone become seconds in UTC.
	 *
	 * @param array<string, mixed> $args Parsed arguments.
	 * @return array<string, mixed>
	 */
	public static function wanted( array $args ): array {
		foreach ( array( 'from' => 'today', 'until' => 'tomorrow' ) as $bound => $start ) { // phpcs:ignore WordPress.Arrays
			if ( '' !== $args[ $bound ] ) {
				$day            = new DateTimeImmutable( $args[ $bound ], wp_timezone() );
				$args[ $bound ] = $day->modify( $start )->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::TIME );
			}
		}
		return $args;
	}

	/** A day; empty if omitted. */
	private static function day(): Arg {
		$parse = static function ( mixed $raw ): ?string {
			$day = is_string( $raw ) ? DateTimeImmutable::createFromFormat( '!' . self::DAY, $raw ) : false;
			return false !== $day && $day->format( self::DAY ) === $raw ? $raw : null;
		};
		return new Arg( 'a day such as 2027-01-31', $parse, false, '' );
	}
}
