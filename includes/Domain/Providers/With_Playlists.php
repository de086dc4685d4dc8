<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor that tells which videos a playlist or a channel has.
 *
 * @internal
 */
interface With_Playlists extends With_Video, With_Empty_Answers {
	/** Returns how it is asked. */
	public function playlists(): Playlist_Source;
}
