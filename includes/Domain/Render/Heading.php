<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Kses;

defined( 'ABSPATH' ) || exit;

/** Finds the first heading in HTML, as a name for elements without one, such as slides. */
final class Heading {
	/**
	 * Returns the first heading as plain text.
	 *
	 * @param string $html HTML to search.
	 * @param string $fallback Value if there is no heading.
	 */
	public static function first( string $html, string $fallback = '' ): string {
		$found = preg_match( '/<h([1-6])\b[^>]*>(.*?)<\/h\1>/is', $html, $heading );
		$name  = 1 === $found ? Kses::text( $heading[2] ) : '';
		return '' === $name ? $fallback : $name;
	}
}
