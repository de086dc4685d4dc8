<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Source;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor with posts, which `Domain\Feeds\Feeds` copies.
 *
 * @since 0.3
 */
interface With_Feed extends Provider {
	/**
	 * Returns the source that an author names by its address for people, or by a handle; null if it is not this vendor’s.
	 *
	 * @param string $address Not trusted.
	 */
	public function source_at( string $address ): ?Feed_Source;

	/**
	 * Returns the address of a source for people.
	 *
	 * @param Feed_Source $source One of this vendor.
	 */
	public function profile_url( Feed_Source $source ): string;

	/**
	 * Returns the request for a page of posts, without a key.
	 *
	 * @param Feed_Source $source One of this vendor.
	 * @param string      $cursor As an answer named it; empty at first.
	 */
	public function feed_request( Feed_Source $source, string $cursor ): Http_Request;

	/**
	 * Reads the vendor's answer.
	 *
	 * @param Http_Response $answer Successful, not trusted.
	 * @param Feed_Source   $source What was asked for.
	 * @return Feed_Page|null Null if it is no page of posts.
	 * @throws Http_Error If it is not readable.
	 */
	public function feed_page( Http_Response $answer, Feed_Source $source ): ?Feed_Page;

	/**
	 * Returns what an author reads when the vendor refuses. Contains nothing that the vendor says.
	 *
	 * @param Http_Response $answer With a status that is not OK, or without posts.
	 */
	public function error_message( Http_Response $answer ): string;

	/** Returns the seconds for which a copy is fresh. */
	public function feed_seconds(): int;

	/** Returns how many posts are kept, at most 200; vendors that sell posts want few. */
	public function feed_depth(): int;

	/** Returns the Unix time at which the token dies; null if it does not, or nobody knows. */
	public function token_expires(): ?int;
}
