<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Frontage\Base\Color;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Blocks\Event_Calendar\Recurrence\First_Moment;
use Frontage\Blocks\Event_Calendar\Recurrence\Rule;

defined( 'ABSPATH' ) || exit;

/**
 * An event of a calendar (S2 §3), which may repeat.
 *
 * All sources describe their events by the attributes of a Calendar Event block, which are not trusted.
 */
final class Event {
	/** A local date, with a time or without one. */
	private const LOCAL = '/\A(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d))?)?\z/';

	/**
	 * Takes what was read.
	 *
	 * @param string $id Unique in the calendar; letters, digits and hyphens.
	 * @param string $title Plain text.
	 * @param DateTimeImmutable $start In the event's time zone; of a whole day, its midnight in the site's.
	 * @param DateTimeImmutable|null $end Moment after it; null if it has none that is valid.
	 * @param bool $is_all_day Whether it has no times.
	 * @param bool $is_end_wrong Whether an end was given that is not after the start (S2 §5).
	 * @param Rule|null $rule How it repeats.
	 * @param string $repeat The rule as text; empty if it does not repeat.
	 * @param array<array-key, true> $except Dates of the rule that are left out, as `Ymd` or `Ymd\THis`, in the event's time zone.
	 * @param list<DateTimeImmutable> $extra Further dates.
	 * @param array<string, mixed> $source What it was read from.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly DateTimeImmutable $start,
		public readonly ?DateTimeImmutable $end,
		public readonly bool $is_all_day,
		public readonly bool $is_end_wrong,
		public readonly ?Rule $rule,
		public readonly string $repeat,
		public readonly array $except,
		public readonly array $extra,
		private readonly array $source,
	) {}

	/**
	 * Reads an event; null without a valid start.
	 *
	 * @param array<string, mixed> $source Attributes, not trusted.
	 * @param string $id Unique in the calendar.
	 * @param DateTimeZone $site Time zone of events that have none.
	 */
	public static function of( array $source, string $id, DateTimeZone $site ): ?self {
		$is_all_day = true === ( $source['isAllDay'] ?? false );
		$zone       = $is_all_day ? $site : self::zone( $source['timeZone'] ?? '', $site );
		$start      = self::moment( $source['start'] ?? '', $zone, $is_all_day );
		if ( null === $start ) {
			return null;
		}
		$given = self::moment( $source['end'] ?? '', $zone, $is_all_day );
		$end   = null !== $given && $is_all_day ? $given->modify( '+1 day' ) : $given;
		$wrong = null !== $end && $end <= $start;
		$text  = is_string( $source['repeat'] ?? null ) ? $source['repeat'] : '';
		$rule  = '' === $text ? null : Rule::of( $text );
		$title = Kses::text( $source['title'] ?? '' );
		return new self(
			$id,
			'' === $title ? __( 'Untitled event', 'frontage' ) : $title,
			$start,
			$wrong ? null : $end,
			$is_all_day,
			$wrong,
			$rule,
			null === $rule ? '' : strtoupper( trim( $text ) ),
			self::exceptions( $source['except'] ?? array(), $zone ),
			array_values( array_filter( self::moments( $source['extra'] ?? array(), $zone, $is_all_day ) ) ),
			$source
		);
	}

	/**
	 * Returns a text of the event as one line.
	 *
	 * @param 'guest'|'location'|'imageAlt' $name Attribute.
	 */
	public function text( string $name ): string {
		return Kses::text( $this->source[ $name ] ?? '' );
	}

	/** Returns the description as HTML that is safe to print. */
	public function description(): string {
		$html = $this->source['description'] ?? '';
		return is_string( $html ) ? trim( Kses::html( $html, 'post' ) ) : '';
	}

	/** Returns the address of the event's own page; empty if it has none. */
	public function url(): string {
		return Url::safe( $this->source['url'] ?? '' );
	}

	/** Returns the color as CSS; empty for the theme's. */
	public function color(): string {
		return Color::css( $this->source['accent'] ?? '' );
	}

	/**
	 * Returns whether a choice of the author is on.
	 *
	 * @param 'isExternal'|'isNofollow' $name Attribute.
	 */
	public function is( string $name ): bool {
		return true === ( $this->source[ $name ] ?? false );
	}

	/**
	 * Returns the attachment and the address of the picture.
	 *
	 * @return array{mixed, mixed}
	 */
	public function picture(): array {
		return array( $this->source['imageId'] ?? 0, $this->source['imageUrl'] ?? '' );
	}

	/** Returns the seconds that it lasts; 0 without an end. */
	public function seconds(): int {
		return null === $this->end ? 0 : $this->end->getTimestamp() - $this->start->getTimestamp();
	}

	/** Returns the days that it lasts, if it has no times. */
	public function days(): int {
		return null === $this->end ? 1 : max( 1, (int) $this->start->diff( $this->end )->days );
	}

	/**
	 * Returns a time zone by its name, or the site's.
	 *
	 * @param mixed $name Such as `Europe/Berlin`.
	 * @param DateTimeZone $site In which visitors read times.
	 */
	private static function zone( mixed $name, DateTimeZone $site ): DateTimeZone {
		try {
			return is_string( $name ) && '' !== $name ? new DateTimeZone( $name ) : $site;
		} catch ( Exception $error ) {
			return $site;
		}
	}

	/**
	 * Reads a date; null if it is not valid.
	 *
	 * @param mixed $text Such as `2026-11-26T10:00:00`.
	 * @param DateTimeZone $zone Where it is that time.
	 * @param bool $is_day Whether the time does not matter.
	 */
	private static function moment( mixed $text, DateTimeZone $zone, bool $is_day ): ?DateTimeImmutable {
		if ( ! is_string( $text ) || 1 !== preg_match( self::LOCAL, trim( $text ), $found ) ) {
			return null;
		}
		$time = $is_day ? '00:00:00' : ( $found[2] ?? '00:00' ) . ':' . ( $found[3] ?? '00' );
		$date = DateTimeImmutable::createFromFormat( 'Y-m-d H:i:s', "$found[1] $time", $zone );
		// PHP makes 3 March of 31 February.
		$is_valid = false !== $date && str_starts_with( $date->format( 'Y-m-d' ), $found[1] ) && (int) $found[1] > 0;
		return $is_valid ? First_Moment::of( $date ) : null;
	}

	/**
	 * Reads dates.
	 *
	 * @param mixed $texts List of texts.
	 * @return list<DateTimeImmutable|null>
	 */
	private static function moments( mixed $texts, DateTimeZone $zone, bool $is_day ): array {
		return array_map(
			static fn ( mixed $text ): ?DateTimeImmutable => self::moment( $text, $zone, $is_day ),
			is_array( $texts ) ? array_values( $texts ) : array()
		);
	}

	/**
	 * Reads the dates that are left out: a date without a time leaves out the whole day.
	 *
	 * @param mixed $texts List of texts.
	 * @return array<array-key, true>
	 */
	private static function exceptions( mixed $texts, DateTimeZone $zone ): array {
		$except = array();
		foreach ( is_array( $texts ) ? $texts : array() as $text ) {
			$moment = self::moment( $text, $zone, false );
			if ( null !== $moment && is_string( $text ) ) {
				$except[ $moment->format( strlen( trim( $text ) ) > 10 ? 'Ymd\THis' : 'Ymd' ) ] = true;
			}
		}
		return $except;
	}
}
