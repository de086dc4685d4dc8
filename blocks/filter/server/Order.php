<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter;

use Frontage\Domain\Render\Number_Reader;

defined( 'ABSPATH' ) || exit;

/** How visitors sort items: what the orders are called, and what an item is sorted by. */
final class Order {
	/** Characters of a text to sort by. */
	private const LONGEST = 80;

	/**
	 * Returns the names of the orders, by their words in URLs.
	 *
	 * @param string $sort_by One of `text`, `number` and `date`.
	 * @param string $label What the values are, such as “Price”; may be empty.
	 * @return array<string, string>
	 */
	public static function names( string $sort_by, string $label ): array {
		$names = match ( $sort_by ) {
			'number' => array( __( 'Low to high', 'frontage' ), __( 'High to low', 'frontage' ) ),
			'date'   => array( __( 'Oldest first', 'frontage' ), __( 'Newest first', 'frontage' ) ),
			default  => array( __( 'A to Z', 'frontage' ), __( 'Z to A', 'frontage' ) ),
		};
		return array_combine(
			Items::ORDERS,
			array_map(
				static fn ( string $name ): string => '' === $label
					? $name
					/* translators: 1: what items are sorted by, such as “Price”. 2: order, such as “Low to high”. */
					: sprintf( __( '%1$s: %2$s', 'frontage' ), $label, $name ),
				$names
			)
		);
	}

	/**
	 * Returns what the script compares.
	 *
	 * @param string $sort_by One of `text`, `number` and `date`.
	 * @param string $value The author's value; a text defaults to the item's own.
	 * @param string $html The item's HTML.
	 * @return string A number, a date such as `2026-05-31`, or a text; empty if there is none.
	 */
	public static function value( string $sort_by, string $value, string $html ): string {
		if ( 'number' === $sort_by ) {
			return Number_Reader::in( $value );
		}
		if ( 'date' === $sort_by ) {
			return 1 === preg_match( '/\A\d{4}-\d\d(?:-\d\d)?/', $value, $found ) ? $found[0] : '';
		}
		$text = '' === $value ? html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $value;
		return mb_substr( trim( $text ), 0, self::LONGEST );
	}
}
