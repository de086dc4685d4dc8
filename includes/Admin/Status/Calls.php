<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Clock;
use Frontage\Base\Store\Log;
use Frontage\Domain\Store\Outbound_Calls;

defined( 'ABSPATH' ) || exit;

/** The status of outgoing requests: copies that visitors see, and the most recent requests. */
final class Calls implements Section {
	private const SHOWN = 10;

	public function slug(): string {
		return 'calls';
	}

	public function title(): string {
		return __( 'Requests to other services', 'frontage' );
	}

	public function order(): int {
		return 80;
	}

	public function rows(): array {
		$rows = array_map( array( self::class, 'row' ), Log::latest( self::SHOWN, 'outbound' ) );
		return array(
			...Copied_Content::rows(),
			...( array() === $rows
				? array( Row::good( __( 'Requests', 'frontage' ), __( 'None. This site has made no requests.', 'frontage' ) ) )
				: $rows ),
		);
	}

	/**
	 * Returns the row for one host and day.
	 *
	 * @param array{day: string, event: string, subject: string, hits: int, detail: string} $entry Log row.
	 */
	private static function row( array $entry ): Row {
		$value = sprintf(
			/* translators: 1: day, 2: event, 3: number of occurrences, 4: details. */
			__( '%1$s: %2$s, %3$d×. Last: %4$s', 'frontage' ),
			$entry['day'],
			Events::title( $entry['event'] ),
			$entry['hits'],
			$entry['detail']
		);
		if ( Outbound_Calls::FAILED !== $entry['event'] || $entry['day'] < Clock::day( 1 ) ) {
			return Row::good( $entry['subject'], $value );
		}
		return Row::warn(
			$entry['subject'],
			$value,
			__( 'To check the key, test the connection on the Integrations tab. Until then, visitors see the last valid copy.', 'frontage' )
		);
	}
}
