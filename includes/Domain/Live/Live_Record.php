<?php
declare( strict_types=1 );

namespace Frontage\Domain\Live;

defined( 'ABSPATH' ) || exit;

/** What is known about the streams of a channel, and what to request next, since vendors tell it in parts. */
final class Live_Record {
	/** Streams that are looked at: newer ones than these are not live. */
	public const MOST = 15;

	/**
	 * Stores what is known.
	 *
	 * @param string               $channel ID at the vendor, where an address has a name only; empty if it is not known.
	 * @param list<string>         $ids Videos of the channel, the newest first.
	 * @param list<Broadcast>|null $streams Null before the vendor has told everything once.
	 * @param bool                 $is_listed Whether the list is newer than what is known about its videos.
	 */
	public function __construct(
		public readonly string $channel = '',
		public readonly array $ids = array(),
		public readonly ?array $streams = null,
		public readonly bool $is_listed = false
	) {}

	/**
	 * Reads what `data()` returned.
	 *
	 * @param array<array-key, mixed> $data Not trusted.
	 */
	public static function of( array $data ): self {
		$channel = $data['channel'] ?? '';
		$streams = $data['streams'] ?? null;
		return new self(
			is_string( $channel ) ? $channel : '',
			self::ids( $data['ids'] ?? null ),
			is_array( $streams ) ? self::streams( $streams ) : null,
			true === ( $data['is_listed'] ?? false )
		);
	}

	/**
	 * Returns everything as JSON-serializable data.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		return array(
			'channel'   => $this->channel,
			'ids'       => $this->ids,
			'streams'   => null === $this->streams
				? null
				: array_map( static fn ( Broadcast $stream ): array => $stream->row(), $this->streams ),
			'is_listed' => $this->is_listed,
		);
	}

	/**
	 * Returns IDs of videos.
	 *
	 * @param mixed $ids Not trusted.
	 * @return list<string>
	 */
	public static function ids( mixed $ids ): array {
		$is = static fn ( mixed $id ): bool => is_string( $id ) && 1 === preg_match( '/^[\w-]{1,50}$/', $id );
		return array_slice( array_values( array_unique( array_filter( is_array( $ids ) ? $ids : array(), $is ) ) ), 0, self::MOST );
	}

	/**
	 * Returns checked streams.
	 *
	 * @param array<array-key, mixed> $rows Not trusted.
	 * @return list<Broadcast>
	 */
	public static function streams( array $rows ): array {
		$check = static fn ( mixed $row ): ?Broadcast => is_array( $row ) ? Broadcast::of( $row ) : null;
		return array_values( array_filter( array_map( $check, array_slice( $rows, 0, self::MOST ) ) ) );
	}
}
