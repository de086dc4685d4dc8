<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Lazy-loads images of slides that are not visible at first, so that they do not delay the visible ones. */
final class Lazy_Images {
	/**
	 * Returns the maximum number of visible slides, on any device.
	 *
	 * @param list<string> $classes Result of `Carousel::columns()`.
	 */
	public static function after( array $classes ): int {
		preg_match_all( '/\bhas-(?:columns|tablet|phone)-(\d+)/', implode( ' ', $classes ), $found );
		return max( array( 1, ...array_map( 'intval', $found[1] ) ) );
	}

	/**
	 * Adds `loading="lazy"` to images, unless the author chose otherwise; WordPress assumes that they are
	 * in the viewport.
	 *
	 * @param Html $content Content of a slide.
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
