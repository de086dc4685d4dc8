<?php
declare( strict_types=1 );

namespace Frontage\Domain\Bindings;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * A live value that text can show.
 *
 * Implemented by classes that know changing data of a post, such as its likes. Discovered by the build.
 *
 * @internal
 */
interface Value extends Discoverable {
	/** Returns the key in saved content, such as `likes`. Never change it. */
	public static function key(): string;

	/** Returns the translated name. */
	public static function label(): string;

	/** Returns a description of the value, and of when there is none. */
	public static function help(): string;

	/**
	 * Returns the value for a post as plain text.
	 *
	 * @return string|null Null if there is none; the saved content is shown then.
	 */
	public static function of( int $post_id ): ?string;
}
