<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/** The split tests of the site, from the index that `Split_Index` keeps. */
final class Split_Tests {
	/** Name without prefixes. */
	public const TABLE = 'split_tests';

	private const COLUMNS = 'id, test, post, state, started, ended, winner, setup';

	/**
	 * Returns a test; null if there is none with that ID.
	 *
	 * @param string $id UUID, or anything else a visitor sent.
	 */
	public static function find( string $id ): ?Split_Test {
		return Split_Block::is_id( $id ) ? self::read( 'test = %s LIMIT 1', $id )[0] ?? null : null;
	}

	/**
	 * Returns tests, the newest first.
	 *
	 * @param int $most Number of tests.
	 * @param int $skip Number of tests to skip.
	 * @param string $state One of `Split_Test::STATES`; empty for all.
	 * @return list<Split_Test>
	 */
	public static function list( int $most = 100, int $skip = 0, string $state = '' ): array {
		return self::read( "(state = %s OR '' = %s) ORDER BY id DESC LIMIT %d OFFSET %d", $state, $state, $most, $skip );
	}

	/**
	 * Returns the tests of a post, with those that ended.
	 *
	 * @param int $post Post ID, or a constant of `Index`.
	 * @return list<Split_Test>
	 */
	public static function of_post( int $post ): array {
		return self::read( 'post = %d ORDER BY id', $post );
	}

	/**
	 * Returns the number of tests.
	 *
	 * @param string $state One of `Split_Test::STATES`; empty for all.
	 */
	public static function total( string $state = '' ): int {
		global $wpdb;
		$sql = "SELECT COUNT(*) FROM %i WHERE state = %s OR '' = %s";
		return (int) $wpdb->get_var( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $state, $state ) );
	}

	/**
	 * Returns tests.
	 *
	 * @param string $where SQL with placeholders.
	 * @param string|int ...$values Values for the placeholders.
	 * @return list<Split_Test>
	 */
	private static function read( string $where, string|int ...$values ): array {
		global $wpdb;
		$sql  = 'SELECT ' . self::COLUMNS . " FROM %i WHERE $where";
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( self::TABLE ), ...$values ), ARRAY_A );
		return array_map( array( self::class, 'test' ), array_values( (array) $rows ) );
	}

	/**
	 * Returns a row as a test.
	 *
	 * @param array<string, string|null> $row Columns.
	 */
	private static function test( array $row ): Split_Test {
		$data  = json_decode( (string) $row['setup'], true );
		$data  = is_array( $data ) ? $data : array();
		$setup = Split_Block::setup( $data, is_array( $data['variants'] ?? null ) ? $data['variants'] : array() );
		return new Split_Test(
			number: (int) $row['id'],
			id: (string) $row['test'],
			post: (int) $row['post'],
			state: (string) $row['state'],
			name: $setup['name'],
			goal: $setup['goal'],
			page: $setup['page'],
			scope: $setup['scope'],
			share: $setup['share'],
			bounce: $setup['bounce'],
			variants: $setup['variants'],
			started: (string) $row['started'],
			ended: (string) $row['ended'],
			winner: (int) $row['winner'] < 0 ? null : (int) $row['winner'],
			changed: Split_Changes::read( $data[ Split_Changes::KEY ] ?? null )
		);
	}
}
