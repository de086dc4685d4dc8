<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Breadcrumbs;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The steps to archives: of post types, with the page of a shop, and of dates. */
final class Archive_Steps {
	/**
	 * Returns the archive of a post type, if it has one.
	 *
	 * @param string $type Post type.
	 * @return list<Crumb>
	 */
	public static function of( string $type ): array {
		$shown = get_post_type_object( $type );
		$url   = null !== $shown && $shown->has_archive && is_post_type_viewable( $shown ) ? get_post_type_archive_link( $type ) : false;
		if ( null === $shown || false === $url ) {
			return array();
		}
		// WooCommerce shows products on a page with a title of its own.
		$shop = 'product' === $type && function_exists( 'wc_get_page_id' ) ? get_post( (int) wc_get_page_id( 'shop' ) ) : null;
		$name = $shop instanceof WP_Post && is_post_publicly_viewable( $shop ) ? get_the_title( $shop ) : $shown->labels->name;
		return array( new Crumb( (string) $name, $url ) );
	}

	/**
	 * Returns the year, month and day of a date archive.
	 *
	 * @return list<Crumb>
	 */
	public static function date(): array {
		global $wp_locale;
		$year  = (int) get_query_var( 'year' );
		$month = (int) get_query_var( 'monthnum' );
		$day   = (int) get_query_var( 'day' );
		$steps = $year > 0 ? array( new Crumb( (string) $year, get_year_link( $year ) ) ) : array();
		if ( $year > 0 && $month > 0 ) {
			$steps[] = new Crumb( $wp_locale->get_month( $month ), get_month_link( $year, $month ) );
		}
		return $day > 0 ? array( ...$steps, new Crumb( (string) $day, get_day_link( $year, $month, $day ) ) ) : $steps;
	}
}
