<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Multi_View;

defined( 'ABSPATH' ) || exit;

/** On which devices a block is shown, and whether before, on, or despite hover. */
final class Shown {
	/**
	 * Returns the classes that hide the block.
	 *
	 * @param Views $views What the author has set: false hides; on hover, true means that it is shown only then.
	 * @return list<string>
	 */
	public static function classes( Views $views ): array {
		$classes = array();
		foreach ( $views->get( 'visibility' ) as $view => $is_shown ) {
			if ( false === $is_shown ) {
				$classes[] = "is-frontage-hidden-in-$view";
			} elseif ( true === $is_shown && Views::HOVER === $view ) {
				$classes[] = 'is-frontage-hidden-until-hover';
			}
		}
		return $classes;
	}
}
