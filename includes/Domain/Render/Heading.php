<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Kses;

defined( 'ABSPATH' ) || exit;

/**
 * The heading of a piece of HTML.
 *
 * Finds a name for what has none, such as a slide: its first heading.
 */
final class Heading {
	/**
	 * The first heading as plain text.
	 *
	 * @param string $html     Finished HTML.
	 * @param string $fallback Where there is none.
	 */
	public static function first( string $html, string $fallback = '' ): string {
		$found = preg_match( '/<h([1-6])\b[^>]*>(.*?)<\/h\1>/is', $html, $heading );
		$name  = 1 === $found ? Kses::text( $heading[2] ) : '';
		return '' === $name ? $fallback : $name;
	}
}
