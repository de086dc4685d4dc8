<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Erasure;
use Frontage\Domain\Privacy\Export_Page;
use Frontage\Domain\Privacy\Personal_Data;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Votes of users with an account, as personal data.
 *
 * Votes of other visitors cannot be found, because their keys do not identify anyone.
 */
final class User_Votes implements Personal_Data {
	private const PAGE = 100;

	public static function id(): string {
		return 'votes';
	}

	public static function label(): string {
		return __( 'Likes and votes', 'frontage' );
	}

	public static function export( string $email, int $page ): Export_Page {
		global $wpdb;
		$sql  = 'SELECT kind, object_id, created FROM %i WHERE visitor = %s ORDER BY created, kind, object_id LIMIT %d OFFSET %d';
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare( $sql, Tables::name( 'votes' ), self::key( $email ), self::PAGE, ( max( 1, $page ) - 1 ) * self::PAGE )
		);
		return new Export_Page( array_values( array_map( array( self::class, 'item' ), $rows ) ), count( $rows ) < self::PAGE );
	}

	/**
	 * Erases all votes at once; the counts stay, because they contain no personal data.
	 *
	 * @param string $email Email address of the person.
	 * @param int $page Unused; there is only one page.
	 */
	public static function erase( string $email, int $page ): Erasure {
		global $wpdb;
		return new Erasure(
			Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE visitor = %s', Tables::name( 'votes' ), self::key( $email ) ) )
		);
	}

	/**
	 * Returns the key of an account; one that matches no votes if the account does not exist.
	 *
	 * @param string $email Email address.
	 */
	private static function key( string $email ): string {
		$user = get_user_by( 'email', $email );
		return false === $user ? '' : Visitor::of_user( $user->ID )->key();
	}

	/**
	 * Returns a vote for the export.
	 *
	 * @param object{kind: string, object_id: string, created: string} $row Row as stored.
	 * @return array{id: string, data: array<string, string>}
	 */
	private static function item( object $row ): array {
		$title = get_the_title( (int) $row->object_id );
		return array(
			'id'   => "vote-$row->kind-$row->object_id",
			'data' => array(
				__( 'Type', 'frontage' )  => (string) $row->kind,
				__( 'Title', 'frontage' ) => '' === $title ? "#$row->object_id" : wp_strip_all_tags( $title ),
				__( 'URL', 'frontage' )   => (string) get_permalink( (int) $row->object_id ),
				__( 'Date', 'frontage' )  => (string) $row->created,
			),
		);
	}
}
