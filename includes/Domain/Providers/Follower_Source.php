<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Domain\Feeds\Feed_Source;

defined( 'ABSPATH' ) || exit;

/**
 * How a vendor is asked how many follow an account. No URL contains a key: `Provider::authorize()` adds it.
 *
 * @since 0.3
 * @api
 */
interface Follower_Source {
	/** Returns what the owner has to enter first, as a sentence; empty if nothing beyond the keys that the vendor requires. */
	public function missing_key(): string;

	/**
	 * Returns the account that an address names; null if it is none of this vendor.
	 *
	 * @param string $address For people, or a handle. Not trusted.
	 */
	public function account_at( string $address ): ?Feed_Source;

	/**
	 * Returns the request for the number, without a key.
	 *
	 * @param Feed_Source $account One of this vendor.
	 */
	public function request( Feed_Source $account ): Http_Request;

	/**
	 * Reads the vendor's answer.
	 *
	 * @param Http_Response $answer Successful, not trusted.
	 * @param Feed_Source   $account What was asked for.
	 * @return int|null Null if the answer does not say it.
	 * @throws Http_Error If it is not readable.
	 */
	public function read( Http_Response $answer, Feed_Source $account ): ?int;

	/**
	 * Returns what an owner reads when the vendor refuses. Contains nothing that the vendor says.
	 *
	 * @param Http_Response $answer With a status that is not OK, or without a number.
	 */
	public function error_message( Http_Response $answer ): string;
}
