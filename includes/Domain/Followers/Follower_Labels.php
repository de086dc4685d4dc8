<?php
declare( strict_types=1 );

namespace Frontage\Domain\Followers;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/** A number of followers in words for owners: from whom it is, and how old. */
final class Follower_Labels {
	/** Returns a sentence without a full stop. */
	public static function of( Stored_Followers $stored ): string {
		$vendor = Followers::vendor( $stored->row['provider'] )?->title() ?? $stored->row['provider'];
		$count  = $stored->count();
		if ( null === $count ) {
			/* translators: %s: name of a service. */
			return sprintf( __( '%s has not been asked yet. The number comes within minutes.', 'frontage' ), $vendor );
		}
		return sprintf(
			/* translators: 1: number of followers, 2: time span such as “3 hours”, 3: name of a service. */
			_n( '%1$s follower, %2$s ago from %3$s', '%1$s followers, %2$s ago from %3$s', $count, 'frontage' ),
			number_format_i18n( $count ),
			human_time_diff( $stored->row['fetched'], Clock::now() ),
			$vendor
		);
	}

	/** Returns what vendors receive for it, as a sentence that follows what else they do. */
	public static function third_party(): string {
		return __( 'Twice a day, your server asks how many follow the profiles that you link to with numbers of followers.', 'frontage' );
	}
}
