<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Base\Html\Html;
use Frontage\Base\Request_Cache;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The end as text.
 *
 * A sentence that stays correct in a cached page: for screen readers, without JavaScript, and for
 * visitors who want to know.
 */
final class End_Sentence {
	/** Attributes that the sentence depends on. */
	private const SETTINGS = array(
		'kind'    => true,
		'meaning' => true,
		'zone'    => true,
		'time'    => true,
		'every'   => true,
		'weekday' => true,
	);

	/**
	 * Returns when a countdown ends; cached for all countdowns of a page with the same end.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Schedule $schedule Current state.
	 */
	public static function of( array $attributes, Schedule $schedule ): Html {
		$settings = array_intersect_key( $attributes, self::SETTINGS );
		$key      = array( $schedule->end ?? $schedule->left, $schedule->is_over(), ...array_values( $settings ) );
		return Request_Cache::remember(
			'countdown.sentence ' . serialize( $key ),
			static fn (): Html => self::say( $settings, $schedule )
		);
	}

	/**
	 * Builds the sentence.
	 *
	 * @param array<string, mixed> $attributes Attributes that the sentence depends on.
	 * @param Schedule $schedule Current state.
	 */
	private static function say( array $attributes, Schedule $schedule ): Html {
		$is_start = 'starts' === $attributes['meaning'];
		return match ( $attributes['kind'] ) {
			'evergreen' => self::evergreen( $schedule, $is_start ),
			'recurring' => self::recurring( $attributes, (int) $schedule->end, $is_start ),
			default     => self::fixed( $attributes, $schedule, $is_start ),
		};
	}

	/**
	 * Returns “Ends on 1 January 2030, 12:00 CET”.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Schedule $schedule Current state.
	 * @param bool $is_start Whether the countdown leads to a start.
	 */
	private static function fixed( array $attributes, Schedule $schedule, bool $is_start ): Html {
		/* translators: %s: date, time and time zone. */
		$ends = $is_start ? __( 'Starts on %s', 'frontage' ) : __( 'Ends on %s', 'frontage' );
		if ( $schedule->is_over() ) {
			/* translators: %s: date, time and time zone. */
			$ends = $is_start ? __( 'Started on %s', 'frontage' ) : __( 'Ended on %s', 'frontage' );
		}
		$end  = (int) $schedule->end;
		$zone = Local_Date::of( $attributes['zone'] );
		$date = sprintf(
			/* translators: 1: date, 2: time, 3: abbreviation of the time zone. */
			__( '%1$s, %2$s %3$s', 'frontage' ),
			wp_date( self::format( 'date_format' ), $end, $zone ),
			wp_date( self::format( 'time_format' ), $end, $zone ),
			Zone_Name::at( $end, $zone )
		);
		return self::with_time( $ends, $date, (string) wp_date( 'c', $end, $zone ) );
	}

	/**
	 * Returns “Ends every Friday at 18:00 CET”, which stays correct in any cache.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param int $end Next end, Unix seconds.
	 * @param bool $is_start Whether the countdown leads to a start.
	 */
	private static function recurring( array $attributes, int $end, bool $is_start ): Html {
		global $wp_locale;
		$zone  = Local_Date::of( $attributes['zone'] );
		$local = ( new DateTimeImmutable( '2000-01-01 ' . $attributes['time'], new DateTimeZone( 'UTC' ) ) )->getTimestamp();
		$time  = wp_date( self::format( 'time_format' ), $local, new DateTimeZone( 'UTC' ) ) . ' ' . Zone_Name::at( $end, $zone );
		if ( 'week' !== $attributes['every'] ) {
			return self::with_time(
				$is_start
					? /* translators: %s: time. */ __( 'Starts every day at %s', 'frontage' )
					: __( 'Ends every day at %s', 'frontage' ),
				$time,
				$attributes['time']
			);
		}
		/* translators: 1: day of the week, 2: time. */
		$ends = $is_start ? __( 'Starts every %1$s at %2$s', 'frontage' ) : __( 'Ends every %1$s at %2$s', 'frontage' );
		$day  = $wp_locale->get_weekday( max( 0, min( 6, (int) $attributes['weekday'] ) ) );
		return self::with_time( sprintf( $ends, $day, '%s' ), $time, $attributes['time'] );
	}

	/**
	 * Returns “Ends 2 days after your first visit”.
	 *
	 * @param Schedule $schedule Current state.
	 * @param bool $is_start Whether the countdown leads to a start.
	 */
	private static function evergreen( Schedule $schedule, bool $is_start ): Html {
		/* translators: %s: a duration, such as "2 days". */
		$ends = $is_start ? __( 'Starts %s after your first visit', 'frontage' ) : __( 'Ends %s after your first visit', 'frontage' );
		return self::with_time( $ends, human_time_diff( 0, $schedule->left ), "PT{$schedule->left}S" );
	}

	/**
	 * Inserts the time into the sentence.
	 *
	 * @param string $sentence Sentence with one `%s`.
	 * @param string $time Formatted time.
	 * @param string $datetime Machine-readable time.
	 */
	private static function with_time( string $sentence, string $time, string $datetime ): Html {
		list( $before, $after ) = explode( '%s', $sentence, 2 ) + array( '', '' );
		return fragment( $before, el( 'time', array( 'datetime' => $datetime ), $time ), $after );
	}

	/**
	 * Returns one of the site's formats.
	 *
	 * @param string $option `date_format` or `time_format`.
	 */
	private static function format( string $option ): string {
		$format = get_option( $option );
		return is_string( $format ) && '' !== $format ? $format : 'c';
	}
}
