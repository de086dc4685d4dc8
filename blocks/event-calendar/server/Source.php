<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use Frontage\Base\Clock;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Where the events of a calendar come from. */
final class Source {
	/**
	 * Takes the source.
	 *
	 * @param Closure(DateTimeImmutable, DateTimeImmutable): list<Event> $find Returns the events that may be within a window.
	 * @param bool $is_typed Whether the author typed them: without any there is no calendar.
	 */
	private function __construct( private readonly Closure $find, private readonly bool $is_typed ) {}

	/**
	 * Returns the source that the author chose.
	 *
	 * @param array<string, mixed> $attributes Of the calendar.
	 * @param WP_Block $block The calendar.
	 * @param DateTimeZone $zone Time zone of the calendar.
	 */
	public static function of( array $attributes, WP_Block $block, DateTimeZone $zone ): self {
		return match ( $attributes['source'] ) {
			'address'         => new self(
				static fn ( DateTimeImmutable $from, DateTimeImmutable $to ): array =>
					( new Cached_Calendar( $attributes['address'] ) )->events( $from, $to, $zone ),
				false
			),
			'posts'           => new self(
				static fn ( DateTimeImmutable $from, DateTimeImmutable $to ): array =>
					Post_Events::of( $attributes, $zone )->between( $from, $to ),
				false
			),
			'events-calendar' => new self(
				static fn ( DateTimeImmutable $from, DateTimeImmutable $to ): array =>
					Post_Events::of_plugin( $zone )->between( $from, $to ),
				false
			),
			default           => new self( static fn (): array => Typed_Events::of( $block, $zone ), true ),
		};
	}

	/**
	 * Returns the events that may be within a window; others may be among them.
	 *
	 * @return list<Event>
	 */
	public function events( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		return ( $this->find )( $from, $to );
	}

	/** Returns whether there is a calendar: one that the author typed has an event. */
	public function is_there(): bool {
		$now = new DateTimeImmutable( '@' . Clock::now() );
		return ! $this->is_typed || array() !== $this->events( $now, $now );
	}
}
