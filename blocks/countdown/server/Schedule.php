<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Base\Request_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * The schedule of a countdown.
 *
 * The state at render time, and the data the browser needs to continue.
 */
final class Schedule {
	/** Shortest and longest duration per visitor, in seconds: a minute and about three years. */
	private const DURATIONS = array( MINUTE_IN_SECONDS, 999 * DAY_IN_SECONDS );

	/** Attributes that define a fixed end. */
	private const SETTINGS = array(
		'date' => true,
		'zone' => true,
	);

	/**
	 * Sets the properties.
	 *
	 * @param int $left Seconds to the end, 0 when it is over.
	 * @param int|null $end Unix seconds; null if each visitor has a separate end.
	 * @param bool $is_final Whether it is over for good.
	 * @param array<string, mixed> $props Props for `when.ts`.
	 */
	private function __construct(
		public readonly int $left,
		public readonly ?int $end,
		public readonly bool $is_final,
		public readonly array $props
	) {}

	/**
	 * Determines the state of a countdown.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param int $now Unix seconds.
	 * @return self|null Null if no end is set.
	 */
	public static function at( array $attributes, int $now ): ?self {
		return match ( $attributes['kind'] ) {
			'evergreen' => self::evergreen( $attributes ),
			'recurring' => self::recurring( $attributes, $now ),
			default     => self::fixed( $attributes, $now ),
		};
	}

	/** Returns whether the countdown is over. */
	public function is_over(): bool {
		return 0 === $this->left;
	}

	/**
	 * Returns the schedule of an end that is the same for all visitors.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param int $now Unix seconds.
	 */
	private static function fixed( array $attributes, int $now ): ?self {
		$settings = array_intersect_key( $attributes, self::SETTINGS );
		$end      = Request_Cache::remember(
			'countdown.end ' . serialize( $settings ),
			static fn (): ?int => Local_Date::timestamp( $settings['date'], Local_Date::of( $settings['zone'] ) )
		);
		return null === $end ? null : new self( max( 0, $end - $now ), $end, $end <= $now, array( 'end' => $end ) );
	}

	/**
	 * Returns the schedule of a duration per visitor, from when the visitor first sees the countdown.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function evergreen( array $attributes ): self {
		$duration = max( self::DURATIONS[0], min( self::DURATIONS[1], (int) $attributes['duration'] ) );
		$rest     = max( 0, (int) $attributes['restartAfter'] );
		return new self( $duration, null, false, array( 'duration' => $duration ) + ( 0 === $rest ? array() : array( 'rest' => $rest ) ) );
	}

	/**
	 * Returns the schedule of a recurring local time; the end is shown for a while before the next run starts.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param int $now Unix seconds.
	 */
	private static function recurring( array $attributes, int $now ): ?self {
		$recurrence = Recurrence::of( $attributes );
		if ( null === $recurrence ) {
			return null;
		}
		$rest = max( 0, min( $recurrence->every() - DAY_IN_SECONDS / 2, (int) $attributes['rest'] ) );
		$end  = $recurrence->after( $now - $rest );
		$base = $recurrence->base( $end );
		return new self(
			max( 0, $end - $now ),
			$end,
			false,
			array(
				'end'    => $base,
				'every'  => $recurrence->every(),
				'shifts' => $recurrence->shifts( $base ),
				'rest'   => $rest,
			)
		);
	}
}
