<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Bindings;

use Frontage\Base\Discoverable;


defined( 'ABSPATH' ) || exit;

/**
 * A value that text can show.
 *
 * Implemented by whatever knows something of a post that changes by itself, such as its likes. Found by the build.
 */
interface Value extends Discoverable {
	/** Its name in saved content, such as `likes`; never changed again. */
	public static function key(): string;

	/** Its name for people. */
	public static function label(): string;

	/** What is shown, and when there is nothing to show. */
	public static function help(): string;

	/**
	 * The value for a post, as plain text for visitors.
	 *
	 * @param int $post_id The post.
	 * @return string|null Null where there is none: then the text that the author wrote is shown.
	 */
	public static function of( int $post_id ): ?string;
}
