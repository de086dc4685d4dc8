<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Base\Html\Kses;

defined( 'ABSPATH' ) || exit;

/** A video of a playlist. */
final class Playlist_Video {
	private const MOST_CHARACTERS = 600;

	/**
	 * Stores checked values.
	 *
	 * @param Video_Address $video At the vendor.
	 * @param Video_Details $details What the list says about it.
	 * @param string        $description Plain text in one paragraph.
	 */
	private function __construct(
		public readonly Video_Address $video,
		public readonly Video_Details $details,
		public readonly string $description
	) {}

	/**
	 * Returns a video; null if the vendor does not say which, or has no title for it.
	 *
	 * @param mixed                $url Address at the vendor, not trusted.
	 * @param array<string, mixed> $given As for `Video_Details::of()`, and `description`; not trusted.
	 * @param list<mixed>          $posters Addresses, not trusted.
	 */
	public static function of( mixed $url, array $given, array $posters ): ?self {
		$video   = Video_Address::of( $url );
		$details = Video_Details::of( $given, $posters );
		if ( null === $video || Video_Address::FILE === $video->provider || null === $details ) {
			return null;
		}
		$text = $given['description'] ?? '';
		$text = is_string( $text ) ? (string) preg_replace( '/\s+/u', ' ', Kses::text( mb_substr( $text, 0, 5000 ) ) ) : '';
		return new self( $video->at( 0 ), $details, trim( mb_substr( $text, 0, self::MOST_CHARACTERS ) ) );
	}

	/** Returns the same video with its duration in seconds. */
	public function lasting( int $seconds ): self {
		return new self( $this->video, $this->details->lasting( $seconds ), $this->description );
	}
}
