<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Clock;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Token_Renewal;
use Frontage\Domain\Providers\With_Feed;

defined( 'ABSPATH' ) || exit;

/** The status of feeds: how old the copies are, what failed last, and tokens that end soon. */
final class Feeds_Section implements Section {
	/** How long before its end an owner is told about a token. */
	private const WARN_BEFORE = 7 * DAY_IN_SECONDS;

	private const MOST = 50;

	public function slug(): string {
		return 'feeds';
	}

	public function title(): string {
		return __( 'Social feeds', 'frontage' );
	}

	public function order(): int {
		return 45;
	}

	public function rows(): array {
		$rows = array();
		foreach ( Providers::with( With_Feed::class ) as $vendor ) {
			$rows[] = self::token( $vendor );
		}
		$feeds = array_map( array( self::class, 'feed' ), array_slice( Feeds::stored(), 0, self::MOST ) );
		$found = array_values( array_filter( array( ...$rows, ...$feeds ) ) );
		return array() === $found ? array( Row::good( $this->title(), __( 'None yet', 'frontage' ) ) ) : $found;
	}

	/** Returns a warning if a token ends soon, or has ended, and why it could not be renewed. */
	private static function token( With_Feed $vendor ): ?Row {
		$end = $vendor->token_expires();
		if ( null === $end || $end > Clock::now() + self::WARN_BEFORE || self::is_alive( $vendor, $end ) ) {
			return null;
		}
		/* translators: %s: name of a service. */
		$label = sprintf( __( 'Token for %s', 'frontage' ), $vendor->title() );
		$value = $end <= Clock::now()
			? __( 'It has ended', 'frontage' )
			/* translators: %s: time span such as “5 days”. */
			: sprintf( __( 'It ends in %s', 'frontage' ), human_time_diff( Clock::now(), $end ) );
		return Row::warn(
			$label,
			$value,
			trim(
				Token_Renewal::problem( $vendor ) . ' ' .
				__( 'Create a new token and enter it on the Integrations tab. Until then, visitors see the last copies.', 'frontage' )
			)
		);
	}

	/** Returns whether a token still works after the time that was taken for its end: not all services say when it is. */
	private static function is_alive( With_Feed $vendor, int $end ): bool {
		foreach ( $end > Clock::now() ? array() : Feeds::stored() as $feed ) {
			if ( $vendor::group() === $feed->row['provider'] && $feed->row['fetched'] > $end && '' === $feed->row['error'] ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the row of a feed. */
	private static function feed( Stored_Feed $feed ): ?Row {
		$source = $feed->source();
		$vendor = null === $source ? null : Feeds::vendor( $source );
		if ( null === $source || null === $vendor ) {
			return null;
		}
		$label = $vendor->title() . ': ' . mb_strimwidth( $source->id, 0, 60, '…' );
		$row   = $feed->row;
		$value = 0 === $row['fetched'] ? __( 'None yet', 'frontage' ) : sprintf(
			/* translators: 1: number of posts, 2: time span such as “5 hours”. */
			_n( '%1$s post, %2$s old', '%1$s posts, %2$s old', count( $row['items'] ), 'frontage' ),
			number_format_i18n( count( $row['items'] ) ),
			human_time_diff( $row['fetched'], Clock::now() )
		);
		/* translators: %s: name of a service. */
		$no_key = __( '%s is not connected, so this is not refreshed. Add its key on the Integrations tab.', 'frontage' );
		$error  = Providers::is_configured( $vendor ) ? $row['error'] : sprintf( $no_key, $vendor->title() );
		return '' === $error ? Row::good( $label, $value ) : Row::warn( $label, $value, $error );
	}
}
