<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Base\Request_Cache;


defined( 'ABSPATH' ) || exit;

/**
 * When a countdown ends.
 *
 * What the server knows of the end at the time it prints, and what the browser needs to go on.
 */
final class Schedule {
	/** The shortest and the longest run for each visitor, in seconds: a minute and about three years. */
	private const DURATIONS = array( MINUTE_IN_SECONDS, 999 * DAY_IN_SECONDS );

	/** What says when a fixed end is. */
	private const SAID = array(
		'date' => true,
		'zone' => true,
	);

	/**
	 * Holds what was found out.
	 *
	 * @param int                  $left     Seconds to the end, 0 when it is over.
	 * @param int|null             $end      Unix seconds; null if each visitor has an own end.
	 * @param bool                 $is_final Whether it is over for good.
	 * @param array<string, mixed> $props    For `when.ts`.
	 */
	private function __construct(
		public readonly int $left,
		public readonly ?int $end,
		public readonly bool $is_final,
		public readonly array $props
	) {}

	/**
	 * Finds out where a countdown stands.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param int                  $now        Unix seconds.
	 * @return self|null Null if the author has not said when it ends.
	 */
	public static function at( array $attributes, int $now ): ?self {
		return match ( $attributes['kind'] ) {
			'evergreen' => self::evergreen( $attributes ),
			'recurring' => self::recurring( $attributes, $now ),
			default     => self::fixed( $attributes, $now ),
		};
	}

	/** Whether it is over now. */
	public function is_over(): bool {
		return 0 === $this->left;
	}

	/**
	 * One end for everybody.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param int                  $now        Unix seconds.
	 */
	private static function fixed( array $attributes, int $now ): ?self {
		$said = array_intersect_key( $attributes, self::SAID );
		$end  = Request_Cache::remember( 'countdown.end ' . serialize( $said ), static fn (): ?int => Local_Date::timestamp( $said['date'], Local_Date::of( $said['zone'] ) ) );
		return null === $end ? null : new self( max( 0, $end - $now ), $end, $end <= $now, array( 'end' => $end ) );
	}

	/**
	 * As long for each visitor, from when the visitor first sees it.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function evergreen( array $attributes ): self {
		$duration = max( self::DURATIONS[0], min( self::DURATIONS[1], (int) $attributes['duration'] ) );
		$rest     = max( 0, (int) $attributes['restartAfter'] );
		return new self( $duration, null, false, array( 'duration' => $duration ) + ( 0 === $rest ? array() : array( 'rest' => $rest ) ) );
	}

	/**
	 * Again and again at the same local time; the end is shown for a while before it counts anew.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param int                  $now        Unix seconds.
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
