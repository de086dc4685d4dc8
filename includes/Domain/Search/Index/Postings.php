<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Filters\Index\Facet_Blocks;
use Frontage\Domain\Search\Words;

defined( 'ABSPATH' ) || exit;

/**
 * Which words stand in what: posts, terms and authors.
 *
 * One row per word and object, with the best place where the word stands. New rows go in before old ones are removed, so
 * a search meanwhile finds the object.
 */
final class Postings {
	public const POST   = 0;
	public const TERM   = 1;
	public const AUTHOR = 2;

	/** Where a word stands, from best to worst. */
	public const TITLE   = 3;
	public const AROUND  = 2;
	public const CONTENT = 1;

	private const ROWS_AT_ONCE = 500;

	/**
	 * Writes the words of an object, if its content has changed.
	 *
	 * @param int $kind One of the kinds.
	 * @param int $object Its ID.
	 * @param array<int, string> $texts Texts, keyed by place.
	 */
	public static function write( int $kind, int $object, array $texts ): void {
		$content = md5( (string) wp_json_encode( array( Index::FORMAT, $texts ), JSON_INVALID_UTF8_SUBSTITUTE ) );
		if ( Docs::content( $kind, $object ) === $content ) {
			Docs::put( $kind, $object, $content );
			return;
		}
		$weights = array();
		krsort( $texts );
		foreach ( $texts as $place => $text ) {
			foreach ( array_slice( Words::of( $text ), 0, Index::MOST_WORDS ) as $word ) {
				$weights[ $word ] ??= $place;
			}
		}
		self::replace( $kind, $object, $weights );
		Docs::put( $kind, $object, $content );
	}

	/**
	 * Removes objects.
	 *
	 * @param int $kind One of the kinds.
	 * @param list<int> $objects IDs.
	 */
	public static function remove( int $kind, array $objects ): void {
		global $wpdb;
		foreach ( array_chunk( $objects, self::ROWS_AT_ONCE ) as $some ) {
			$list = implode( ',', array_map( 'intval', $some ) );
			foreach ( array( 'search', 'search_docs' ) as $table ) {
				$all = $wpdb->prepare( 'DELETE FROM %i WHERE kind = %d', Tables::name( $table ), $kind );
				Retry::write( "$all AND object IN ($list)" );
			}
			if ( self::POST === $kind ) {
				Facet_Blocks::on_texts_changed( array_map( 'intval', $some ) );
			}
		}
	}

	/**
	 * Replaces the rows of an object.
	 *
	 * @param int $kind One of the kinds.
	 * @param int $object Its ID.
	 * @param array<string, int> $weights Best places, keyed by word.
	 */
	private static function replace( int $kind, int $object, array $weights ): void {
		global $wpdb;
		$table = Tables::name( 'search' );
		$ids   = Vocabulary::ids( array_map( 'strval', array_keys( $weights ) ) );
		$rows  = array();
		foreach ( $ids as $word => $id ) {
			$rows[ $id ] = sprintf( '(%d, %d, %d, %d)', $id, $kind, $object, $weights[ $word ] );
		}
		foreach ( array_chunk( $rows, self::ROWS_AT_ONCE ) as $some ) {
			Retry::write(
				$wpdb->prepare( 'INSERT INTO %i (word, kind, object, weight) VALUES ', $table )
				. implode( ', ', $some )
				. ' ON DUPLICATE KEY UPDATE weight = VALUES(weight)'
			);
		}
		$had  = $wpdb->get_col( $wpdb->prepare( 'SELECT word FROM %i WHERE kind = %d AND object = %d', $table, $kind, $object ) );
		$gone = array_diff( array_map( 'intval', $had ), array_keys( $rows ) );
		foreach ( array_chunk( $gone, self::ROWS_AT_ONCE ) as $some ) {
			Retry::write(
				$wpdb->prepare( 'DELETE FROM %i WHERE kind = %d AND object = %d', $table, $kind, $object )
				. ' AND word IN (' . implode( ',', $some ) . ')'
			);
		}
		if ( self::POST === $kind ) {
			Facet_Blocks::on_texts_changed( array( $object ) );
		}
	}
}
