<?php
declare( strict_types=1 );

namespace Frontage\Domain\Live;

defined( 'ABSPATH' ) || exit;

/**
 * How a vendor is asked which streams a channel has, one request at a time.
 *
 * @internal
 */
interface Live_Source {
	/**
	 * Returns what to request next, without a key.
	 *
	 * @param string $channel ID at this vendor, as in an address.
	 * @param Live_Record  $known So far.
	 */
	public function url( string $channel, Live_Record $known ): string;

	/**
	 * Reads the answer.
	 *
	 * @param array<array-key, mixed> $answer Not trusted.
	 * @param string                  $channel What was asked about.
	 * @param Live_Record             $known So far.
	 * @return Live_Record|null Null if the answer says nothing about the channel.
	 */
	public function read( array $answer, string $channel, Live_Record $known ): ?Live_Record;
}
