<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Domain\Providers\Youtube\Youtube;

defined( 'ABSPATH' ) || exit;

/** What authors read about channels that cannot be checked, until they close it (S0 §6). */
final class Advice {
	/** Meta key of users who have closed it. */
	private const CLOSED = 'frontage_live_advice_closed';

	/** Returns whether the current user gets the advice: while it is true, and they have not closed it. */
	public static function is_open(): bool {
		return null === ( new Youtube() )->live() && '' === (string) get_user_meta( get_current_user_id(), self::CLOSED, true );
	}

	/** Closes it for the current user. */
	public static function close(): void {
		update_user_meta( get_current_user_id(), self::CLOSED, '1' );
	}
}
