<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Breadcrumbs;

use Frontage\Domain\Render\Inline_Script;

defined( 'ABSPATH' ) || exit;

/** The way to the page for search engines, printed once however many blocks there are. */
final class Breadcrumb_Data {
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
		Inline_Script::print_data( $data, array( 'type' => 'application/ld+json' ) );
	}
}
