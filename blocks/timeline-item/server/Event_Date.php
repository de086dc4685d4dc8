<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Timeline_Item;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The date of an event: a year, a month or a day. Must match `moment.ts`. */
final class Event_Date {
	private const ISO = '/^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/';

	/**
	 * Renders the author's text, or the date in the site's format; machine-readable if it is a valid date.
	 *
	 * @param mixed $date Saved date, such as `1998-05`.
	 * @param mixed $text The author's text.
	 */
	public static function html( mixed $date, mixed $text ): ?Html {
		$text = is_string( $text ) ? trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : '';
		$date = is_string( $date ) ? trim( $date ) : '';
		// A text such as “1998” is a year.
		$iso  = self::is_date( $date ) ? $date : ( self::is_date( $text ) ? $text : '' );
		$text = '' === $text || $text === $iso ? self::read( $iso ) : $text;
		if ( '' === $text ) {
			return null;
		}
		return el(
			'p',
			array( 'class' => 'frontage-timeline__date' ),
			'' === $iso ? $text : el( 'time', array( 'datetime' => $iso ), $text )
		);
	}

	/**
	 * Returns whether a date is valid.
	 *
	 * @param string $date Any text.
	 */
	private static function is_date( string $date ): bool {
		return 1 === preg_match( self::ISO, $date, $parts )
			&& checkdate( (int) ( $parts[2] ?? 1 ), (int) ( $parts[3] ?? 1 ), max( 1, (int) $parts[1] ) );
	}

	/**
	 * Returns the date in the site's format.
	 *
	 * @param string $iso ISO date, or empty.
	 */
	private static function read( string $iso ): string {
		if ( '' === $iso ) {
			return '';
		}
		$zone   = new DateTimeZone( 'UTC' );
		$length = substr_count( $iso, '-' );
		$day    = new DateTimeImmutable( $iso . str_repeat( '-01', 2 - $length ) . ' 12:00', $zone );
		$format = array( 'Y', 'F Y', (string) get_option( 'date_format' ) )[ $length ];
		return (string) wp_date( $format, $day->getTimestamp(), $zone );
	}
}
