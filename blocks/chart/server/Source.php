<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Domain\Render\Number_Reader;
use Frontage\Domain\Tables\Fetched_Rows;

defined( 'ABSPATH' ) || exit;

/**
 * Where the numbers of a chart come from: the author, the last copy of a CSV file, or what the site counts.
 *
 * Posts are public. Messages of forms and orders of the shop are for those who may see them anyway; others get no chart.
 */
final class Source {
	public const KINDS = array( 'typed', 'address', 'posts', 'terms', 'entries', 'orders' );

	/** Decimals that a chart keeps. */
	private const DECIMALS = '/(\.\d{6})\d+\z/';

	/**
	 * Returns the numbers of a block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public static function of( array $attributes ): Data {
		$text  = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : '';
		$count = new Site_Counts( is_numeric( $attributes['months'] ?? 0 ) ? (int) ( $attributes['months'] ?? 0 ) : 0 );
		$found = match ( $attributes['source'] ?? '' ) {
			'address' => self::fetched( $text( 'sourceUrl' ) ),
			'posts'   => $count->posts( $text( 'postType' ) ),
			'terms'   => $count->terms( $text( 'taxonomy' ) ),
			'entries' => $count->entries(),
			'orders'  => $count->orders(),
			default   => array(),
		};
		return Data::of( $found + $attributes );
	}

	/**
	 * Returns the rows of the last copy of a file; nothing without one, so that the author's are shown.
	 *
	 * @param string $url Full address.
	 * @return array{}|array{corner: string, series: list<string>, rows: list<array{label: string, values: list<string>}>}
	 */
	private static function fetched( string $url ): array {
		$copy = Fetched_Rows::of( $url );
		$head = $copy['head'] ?? array();
		$rows = array();
		foreach ( array_slice( $copy['rows'] ?? array(), 0, Data::MOST_ROWS ) as $row ) {
			$rows[] = array(
				'label'  => $row['cells'][0] ?? '',
				'values' => array_map( self::number( ... ), array_slice( $row['cells'], 1 ) ),
			);
		}
		return array() === $rows ? array() : array(
			'corner' => $head[0] ?? '',
			'series' => array_slice( $head, 1 ),
			'rows'   => $rows,
		);
	}

	/**
	 * Returns the number of a cell as it is saved; empty without one.
	 *
	 * @param string $cell HTML.
	 */
	private static function number( string $cell ): string {
		return (string) preg_replace( self::DECIMALS, '$1', Number_Reader::in( html_entity_decode( $cell, ENT_QUOTES ) ) );
	}
}
