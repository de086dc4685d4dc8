<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/** Countdowns of the toolkit, which tick every second (S2 §9). */
final class Countdown implements Component {
	private const UNITS = array(
		'day'    => 'uk-countdown-days',
		'hour'   => 'uk-countdown-hours',
		'minute' => 'uk-countdown-minutes',
		'second' => 'uk-countdown-seconds',
	);

	public static function convert( Element $element, Conversion $page ): ?string {
		$date = self::date( $element->options( 'countdown', 'date' )->text( 'date' ) );
		if ( null === $date ) {
			return null;
		}
		$units = array_keys( array_filter( self::UNITS, fn ( string $name ): bool => null !== $element->first( $name ) ) );
		return $page->block(
			'countdown',
			array(
				'anchor'    => $element->get( 'id' ),
				'endAction' => 'none',
			)
			+ $date
			+ ( array() === $units ? array() : array( 'units' => $units ) )
		);
	}

	/**
	 * Returns the date as the block saves it; one without a zone is in the site's.
	 *
	 * @param string $given ISO 8601, untrusted.
	 * @return array{date: string, zone: string}|null Null if it is no date.
	 */
	private static function date( string $given ): ?array {
		$form = '/^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/D';
		if ( 1 !== preg_match( $form, $given, $part ) ) {
			return null;
		}
		$local = $part[1] . 'T' . ( $part[2] ?? '00:00' );
		$date  = DateTimeImmutable::createFromFormat(
			strlen( $local ) > strlen( '2030-01-01T00:00' ) ? '!Y-m-d\TH:i:s' : '!Y-m-d\TH:i',
			$local,
			isset( $part[3] ) ? new DateTimeZone( str_replace( 'Z', '+00:00', $part[3] ) ) : null
		);
		if ( false === $date ) {
			return null;
		}
		return isset( $part[3] )
			? array(
				'date' => $date->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s' ),
				'zone' => 'UTC',
			)
			: array(
				'date' => $date->format( 'Y-m-d\TH:i:s' ),
				'zone' => '',
			);
	}
}
