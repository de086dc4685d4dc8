<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Breadcrumbs;

defined( 'ABSPATH' ) || exit;

/** The way to the page for search engines, printed once however many blocks there are. */
final class Breadcrumb_Data {
	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * The steps of the first block.
	 *
	 * @var list<Crumb>
	 */
	private static array $steps = array();

	/**
	 * Keeps the steps for the end of the page.
	 *
	 * @param list<Crumb> $steps With the home page.
	 */
	public static function add( array $steps ): void {
		if ( array() === self::$steps && count( $steps ) > 1 ) {
			self::$steps = $steps;
			add_action( 'wp_footer', array( self::class, 'print' ) );
		}
	}

	/** Prints the BreadcrumbList. */
	public static function print(): void {
		if ( array() === self::$steps ) {
			return;
		}
		$items = array();
		foreach ( self::$steps as $index => $step ) {
			$items[] = array_filter(
				array(
					'@type'    => 'ListItem',
					'position' => $index + 1,
					'name'     => $step->name,
					'item'     => $step->url,
				)
			);
		}
		$data        = array(
			'@context'        => 'https://schema.org',
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $items,
		);
		self::$steps = array();
		wp_print_inline_script_tag( (string) wp_json_encode( $data, self::JSON ), array( 'type' => 'application/ld+json' ) );
	}
}
