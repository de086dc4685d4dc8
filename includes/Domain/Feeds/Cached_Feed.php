<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

defined( 'ABSPATH' ) || exit;

/** What this site knows of a feed. */
final class Cached_Feed {
	/**
	 * Stores the copy.
	 *
	 * @param list<Feed_Item> $items The newest first; empty until the vendor has answered.
	 * @param int|null        $age Seconds since the vendor last answered; null if it never did.
	 * @param string          $error Why the last request failed, a sentence for the owner; empty if it did not.
	 */
	public function __construct( public readonly array $items, public readonly ?int $age, public readonly string $error ) {}
}
