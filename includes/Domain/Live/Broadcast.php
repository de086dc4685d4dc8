<?php
declare( strict_types=1 );

namespace Frontage\Domain\Live;

use DateTimeZone;
use Frontage\Base\Html\Kses;
use Frontage\Base\Iso_Date;

defined( 'ABSPATH' ) || exit;

/**
 * A live stream: planned, live, or over (S0 §3). Its values are checked.
 *
 * @phpstan-type Row array{
 *     id: string,
 *     title: string,
 *     start: int,
 *     actualStart: int,
 *     actualEnd: int,
 *     liveBroadcastContent: string,
 *     url: string,
 * }
 */
final class Broadcast {
	public const LIVE     = 'live';
	public const UPCOMING = 'upcoming';
	public const NONE     = 'none';

	private const MOST_CHARACTERS = 300;
	private const MOST_ID         = 120;

	/** The year 2200: later times are mistakes. */
	private const LAST = 7258118400;


	/**
	 * Stores checked values.
	 *
	 * @param string $id ID of the video at its vendor.
	 * @param string $title Plain text; empty if unknown.
	 * @param int    $start Planned start as a Unix timestamp; 0 if there is none. The same for the others.
	 * @param int    $actual_start When it began.
	 * @param int    $actual_end When it ended.
	 * @param string $content What the vendor says that it is: LIVE, UPCOMING or NONE.
	 * @param string $url Address of the video.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly int $start,
		public readonly int $actual_start,
		public readonly int $actual_end,
		public readonly string $content,
		public readonly string $url
	) {}

	/**
	 * Checks values; null without an ID and an address.
	 *
	 * @param array<array-key, mixed> $given Not trusted; as returned by `row()`, with times as timestamps or as in ISO 8601.
	 */
	public static function of( array $given ): ?self {
		$id      = $given['id'] ?? '';
		$url     = $given['url'] ?? '';
		$content = $given['liveBroadcastContent'] ?? '';
		if ( ! is_string( $id ) || ! is_string( $url ) || 1 !== preg_match( '~^[\w./-]{1,' . self::MOST_ID . '}$~', $id ) ) {
			return null;
		}
		if ( ! str_starts_with( $url, 'https://' ) || strlen( $url ) > 500 ) {
			return null;
		}
		$title = $given['title'] ?? '';
		return new self(
			$id,
			is_string( $title ) ? mb_substr( trim( Kses::text( $title ) ), 0, self::MOST_CHARACTERS ) : '',
			self::time( $given['start'] ?? 0 ),
			self::time( $given['actualStart'] ?? 0 ),
			self::time( $given['actualEnd'] ?? 0 ),
			in_array( $content, array( self::LIVE, self::UPCOMING ), true ) ? $content : self::NONE,
			$url
		);
	}

	/**
	 * Returns the fields as S0 §3 names them.
	 *
	 * @return Row
	 */
	public function row(): array {
		return array(
			'id'                   => $this->id,
			'title'                => $this->title,
			'start'                => $this->start,
			'actualStart'          => $this->actual_start,
			'actualEnd'            => $this->actual_end,
			'liveBroadcastContent' => $this->content,
			'url'                  => $this->url,
		);
	}

	/** Returns whether it is on air, as far as the vendor says. */
	public function is_live(): bool {
		return self::LIVE === $this->content && 0 === $this->actual_end;
	}

	/**
	 * Returns a Unix timestamp; 0 if it is none, or not plausible.
	 *
	 * @param mixed             $time Not trusted: a timestamp, or text as in ISO 8601.
	 * @param DateTimeZone|null $zone Of text without one; UTC by default.
	 */
	public static function time( mixed $time, ?DateTimeZone $zone = null ): int {
		$time = is_string( $time ) ? Iso_Date::read( $time, Iso_Date::MOMENT, $zone )?->getTimestamp() : $time;
		return is_int( $time ) && $time > 0 && $time < self::LAST ? $time : 0;
	}
}
