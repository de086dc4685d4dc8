<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * A counter that lists can sort by.
 *
 * Implemented by a module or another plugin that counts something of posts in `Store\Counters`, or as `Counted_Elsewhere` if the
 * number is stored elsewhere. Lists save it as `orderBy: "count-<kind>"`, and the editor offers it.
 *
 * @since 0.3
 */
interface Counted extends Discoverable {
	/** Returns the kind of the counters, such as `likes`: small letters, digits, and hyphens, at most 32. Never change it. */
	public static function kind(): string;

	/** Returns the translated name of the order, such as “Likes”. */
	public static function label(): string;
}
