<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters\Index;

use Frontage\Base\Clock;
use Frontage\Base\Store\Primary;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Filters\Filter_Sources;
use Frontage\Domain\Query\Public_Meta;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * The table of the values that filters count: one row for each source and block of post IDs.
 *
 * A row is filled when a count needs it, and emptied when a post of its block changes. What is written depends on the row's
 * version, so that a count that read the old values cannot fill it after the change.
 *
 * @phpstan-type Block array{sets: array<array-key, string>, weights: array<array-key, string>}
 */
final class Facet_Blocks {
	private const TABLE = 'facets';

	/** Custom fields with rows in the table. */
	private const FIELDS = 'frontage_facet_fields';

	/** Rows that one count fills. If more are empty, the next one goes on. */
	private const MOST_FILLED = 60;

	/** How long a row is kept, in case of a plugin that writes into the tables of WordPress and tells nobody. */
	private const KEPT = DAY_IN_SECONDS;

	/**
	 * Returns the columns of sources; null if not all of them are filled yet.
	 *
	 * @template K of array-key
	 * @param array<K, Facet_Source> $sources Sources by key.
	 * @param list<int> $blocks Blocks of post IDs.
	 * @return array<K, Facet_Column>|null
	 */
	public static function columns( array $sources, array $blocks ): ?array {
		$rows   = self::rows( array_column( $sources, 'name' ), $blocks );
		$filled = 0;
		$found  = array();
		foreach ( $sources as $key => $source ) {
			$own = array();
			foreach ( $blocks as $block ) {
				$row  = $rows[ $source->name ][ $block ] ?? null;
				$data = $row['data'] ?? null;
				if ( null === $data && ++$filled > self::MOST_FILLED ) {
					return null;
				}
				$own[ $block ] = $data ?? self::fill( $source, $block, $row['version'] ?? null );
			}
			$found[ $key ] = new Facet_Column( $own );
		}
		return $found;
	}

	/**
	 * Notes that custom fields are counted, so that their changes empty rows.
	 *
	 * @param list<string> $keys Meta keys.
	 */
	public static function note( array $keys ): void {
		$known = (array) ( Values::get( self::FIELDS ) ?? array() );
		if ( array() !== array_diff( $keys, $known ) ) {
			Values::set( self::FIELDS, array_values( array_unique( array( ...$known, ...$keys ) ) ), true );
		}
	}

	/**
	 * Returns whether changes of a custom field have to empty rows.
	 *
	 * @param string $key Meta key.
	 * @param int $post Post ID.
	 */
	public static function is_noted( string $key, int $post ): bool {
		return in_array( $key, (array) ( Values::get( self::FIELDS ) ?? array() ), true )
			|| Public_Meta::has( $key, array( (string) get_post_type( $post ) ) );
	}

	/**
	 * Empties the rows of a post, after it has changed.
	 *
	 * @param list<string> $names Names of sources.
	 * @param int $post Post ID; 0 for all posts.
	 */
	public static function on_changed( array $names, int $post ): void {
		global $wpdb;
		$in    = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$where = 0 === $post ? '' : $wpdb->prepare( ' AND block = %d', intdiv( $post, Bits::BLOCK ) );
		$sql   = "UPDATE %i SET version = version + 1, filled = 0 WHERE source IN ( $in )$where";
		Retry::write( $wpdb->prepare( $sql, array( Tables::name( self::TABLE ), ...$names ) ) );
	}

	/**
	 * Empties the rows of all words, after posts were indexed or removed.
	 *
	 * @param list<int> $posts Post IDs.
	 */
	public static function on_texts_changed( array $posts ): void {
		global $wpdb;
		$blocks = array_unique( array_map( static fn ( int $post ): int => intdiv( $post, Bits::BLOCK ), $posts ) );
		foreach ( $blocks as $block ) {
			$sql = 'UPDATE %i SET version = version + 1, filled = 0 WHERE source LIKE %s AND block = %d';
			Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $wpdb->esc_like( Facet_Source::WORD ) . '%', $block ) );
		}
	}

	/** Empties all rows. */
	public static function outdate(): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'UPDATE %i SET version = version + 1, filled = 0', Tables::name( self::TABLE ) ) );
	}

	/**
	 * Returns rows; `data` is null if a row is empty.
	 *
	 * @param list<string> $names Names of sources.
	 * @param list<int> $blocks Blocks of post IDs.
	 * @return array<string, array<int, array{version: int, data: Block|null}>>
	 */
	private static function rows( array $names, array $blocks ): array {
		global $wpdb;
		if ( array() === $blocks ) {
			return array();
		}
		$in  = array( implode( ', ', array_fill( 0, count( $names ), '%s' ) ), implode( ', ', array_fill( 0, count( $blocks ), '%d' ) ) );
		$sql = "SELECT source, block, version, filled, data FROM %i WHERE source IN ( $in[0] ) AND block IN ( $in[1] )";
		$got = $wpdb->get_results( $wpdb->prepare( $sql, array( Tables::name( self::TABLE ), ...$names, ...$blocks ) ) );

		$rows = array();
		foreach ( is_array( $got ) ? $got : array() as $row ) {
			$rows[ $row->source ][ (int) $row->block ] = array(
				'version' => (int) $row->version,
				'data'    => (int) $row->filled > Clock::now() - self::KEPT ? self::decode( (string) $row->data ) : null,
			);
		}
		return $rows;
	}

	/**
	 * Fills a row.
	 *
	 * @param int|null $version Version of the row; null if there is none.
	 * @return Block
	 */
	private static function fill( Facet_Source $source, int $block, ?int $version ): array {
		global $wpdb;
		$table = Tables::name( self::TABLE );
		if ( null === $version ) {
			// Before the values are read: a change meanwhile has a row to write its version into.
			$insert = "INSERT IGNORE INTO %i (source, block, version, filled, data) VALUES (%s, %d, 0, 0, '')";
			Retry::write( $wpdb->prepare( $insert, $table, $source->name, $block ) );
		}
		Primary::read_from_primary(); // What is read is kept for a day.
		$data   = self::read( $source, $block );
		$update = 'UPDATE %i SET filled = %d, data = %s WHERE source = %s AND block = %d AND version = %d';
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Arrays of strings; in base64, because statements must be UTF-8.
		$text = base64_encode( serialize( $data ) );
		Retry::write( $wpdb->prepare( $update, $table, Clock::now(), $text, $source->name, $block, $version ?? 0 ) );
		return $data;
	}

	/**
	 * Reads the values of a block's posts.
	 *
	 * @return Block
	 */
	private static function read( Facet_Source $source, int $block ): array {
		global $wpdb;
		$places  = array();
		$weights = array();
		// phpcs:ignore WordPress.DB -- A prepared statement; the answer is kept.
		$rows = $wpdb->get_results( $source->block( $block ), ARRAY_A ) ?? array();
		if ( '' !== $wpdb->last_error && '' !== $source->foreign_name() ) {
			Filter_Sources::report( $source->foreign_name(), $wpdb->last_error );
		}
		foreach ( $rows as $row ) {
			$place = (int) $row['id'] % Bits::BLOCK;

			$places[ $row['place'] ][ $place ] = $place;
			if ( isset( $row['weight'] ) ) {
				$weights[ $row['place'] ] = (string) $row['weight'];
			}
		}
		$sets = array_map( static fn ( array $own ): string => Bits::of( array_values( $own ) ), $places );
		return compact( 'sets', 'weights' );
	}

	/**
	 * Returns the data of a row; null if it is damaged.
	 *
	 * @return Block|null
	 */
	private static function decode( string $text ): ?array {
		// phpcs:ignore WordPress.PHP -- Written by `fill()`, without objects; far faster than JSON.
		$data = @unserialize( (string) base64_decode( $text, true ), array( 'allowed_classes' => false ) );
		return is_array( $data ) && is_array( $data['sets'] ?? null ) && is_array( $data['weights'] ?? null ) ? $data : null;
	}
}
