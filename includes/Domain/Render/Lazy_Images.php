<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures of slides that are not seen at first.
 *
 * They are fetched when they are near, so that they do not hold up those that are seen.
 */
final class Lazy_Images {
	/**
	 * How many slides are side by side at most, on any device.
	 *
	 * @param list<string> $classes As `Carousel::columns()` gives them.
	 */
	public static function after( array $classes ): int {
		preg_match_all( '/\bhas-(?:columns|tablet|phone)-(\d+)/', implode( ' ', $classes ), $found );
		return max( array( 1, ...array_map( 'intval', $found[1] ) ) );
	}

	/**
	 * Marks the pictures, except where an author said otherwise; WordPress counts them as seen.
	 *
	 * @param Html $content A slide's.
	 */
	public static function pictures( Html $content ): Html {
		$tags = new WP_HTML_Tag_Processor( (string) $content );
		while ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			if ( null === $tags->get_attribute( 'loading' ) ) {
				$tags->set_attribute( 'loading', 'lazy' );
				$tags->remove_attribute( 'fetchpriority' );
			}
		}
		return Html::raw( $tags->get_updated_html() );
	}
}
