<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Domain\Live\Live_Source;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor with channels that stream live.
 *
 * @internal
 */
interface With_Live extends With_Video {
	/** Returns how to ask for the streams of a channel; null if the owner has not saved what that takes, such as a key. */
	public function live(): ?Live_Source;

	/**
	 * Returns the address of a player that shows what a channel streams right now; empty if the vendor has none.
	 *
	 * @param string $channel ID at this vendor, as in an address.
	 */
	public function live_embed_url( string $channel ): string;

	/**
	 * Returns the address of the chat of a stream, to be completed with `embed_domain`; empty if the vendor has none.
	 *
	 * @param string $id ID of the video.
	 */
	public function chat_url( string $id ): string;
}
