<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Domain\Video\Playlist_Address;
use Frontage\Domain\Video\Playlist_Page;
use Frontage\Domain\Video\Video_Address;

defined( 'ABSPATH' ) || exit;

/**
 * How a vendor is asked for the videos of playlists and channels. No URL contains a key: `Provider::authorize()` adds it.
 *
 * @internal
 */
interface Playlist_Source {
	/** Returns what the owner has to enter first, as a sentence for authors; empty if nothing. */
	public function missing_key(): string;

	/**
	 * Returns the address of the playlist for people.
	 *
	 * @param Playlist_Address $playlist One of this vendor.
	 */
	public function page_url( Playlist_Address $playlist ): string;

	/**
	 * Returns the request URL that looks up a channel by its name; empty if the address says enough.
	 *
	 * @param Playlist_Address $playlist One of this vendor.
	 */
	public function lookup_url( Playlist_Address $playlist ): string;

	/**
	 * Reads the answer to `lookup_url()`.
	 *
	 * @param array<array-key, mixed> $answer Not trusted.
	 * @return string Address that says enough; empty if there is no such channel.
	 */
	public function looked_up( array $answer ): string;

	/**
	 * Returns the request URL for a page of videos.
	 *
	 * @param Playlist_Address $playlist One of this vendor, looked up.
	 * @param string           $token From the page before; empty for the first page.
	 * @param int              $size Videos on a page.
	 */
	public function videos_url( Playlist_Address $playlist, string $token, int $size ): string;

	/**
	 * Reads a page of videos, without those that visitors cannot see.
	 *
	 * @param array<array-key, mixed> $answer Not trusted.
	 * @param Playlist_Address        $playlist What was asked for.
	 * @param int                     $asked Videos asked for so far, with this page.
	 * @return Playlist_Page|null Null if the answer is no list.
	 */
	public function videos( array $answer, Playlist_Address $playlist, int $asked ): ?Playlist_Page;

	/**
	 * Returns the request URL for the durations of videos; empty if lists contain them.
	 *
	 * @param list<Video_Address> $videos Of one page.
	 */
	public function lengths_url( array $videos ): string;

	/**
	 * Reads durations.
	 *
	 * @param array<array-key, mixed> $answer Not trusted.
	 * @return array<string, int> Seconds by ID.
	 */
	public function lengths( array $answer ): array;

	/**
	 * Returns what an author reads when the vendor refuses.
	 *
	 * @param Http_Response $answer With a status that is not OK, or without a list.
	 */
	public function error_message( Http_Response $answer ): string;
}
