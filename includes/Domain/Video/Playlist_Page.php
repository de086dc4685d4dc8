<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

defined( 'ABSPATH' ) || exit;

/** Some videos of a playlist, in its order. */
final class Playlist_Page {
	private const MOST_CHARACTERS = 200;

	/** The vendor's token of the next page; empty on the last one, or if it is not plausible. */
	public readonly string $next;

	/**
	 * Stores a page.
	 *
	 * @param list<Playlist_Video> $videos On this page.
	 * @param mixed                $next Token of the next page, not trusted.
	 * @param int                  $total Videos of the playlist; 0 if unknown.
	 * @param int                  $number Of the page, from 1.
	 */
	public function __construct(
		public readonly array $videos,
		mixed $next,
		public readonly int $total,
		public readonly int $number = 1
	) {
		$this->next = is_string( $next ) && 1 === preg_match( '/^[\w=.-]{1,' . self::MOST_CHARACTERS . '}$/', $next ) ? $next : '';
	}

	/** Returns the same page with its number. */
	public function numbered( int $number ): self {
		return new self( $this->videos, $this->next, $this->total, $number );
	}

	/**
	 * Returns the same page with the durations that are known.
	 *
	 * @param array<string, int> $lengths Seconds by ID.
	 */
	public function lasting( array $lengths ): self {
		$videos = array_map(
			static fn ( Playlist_Video $one ): Playlist_Video => isset( $lengths[ $one->video->id ] )
				? $one->lasting( $lengths[ $one->video->id ] )
				: $one,
			$this->videos
		);
		return new self( $videos, $this->next, $this->total, $this->number );
	}

	/**
	 * Reads a list of a vendor.
	 *
	 * @param mixed                             $list Not trusted.
	 * @param callable(array<array-key, mixed>): ?Playlist_Video $read Reads an item.
	 * @return list<Playlist_Video>|null Null if it is no list.
	 */
	public static function each( mixed $list, callable $read ): ?array {
		if ( ! is_array( $list ) ) {
			return null;
		}
		$videos = array();
		foreach ( $list as $item ) {
			$video = is_array( $item ) ? $read( $item ) : null;
			if ( null !== $video ) {
				// The same video twice would have the same key.
				$videos[ $video->video->id ] = $video;
			}
		}
		return array_values( $videos );
	}
}
