<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Erasure;
use Frontage\Domain\Privacy\Export_Page;
use Frontage\Domain\Privacy\Personal_Data;
use Frontage\Http\Visitor;


defined( 'ABSPATH' ) || exit;

/**
 * What people with an account have voted on.
 *
 * Likes and votes as personal data. Votes of others cannot be found: their codes lead back to nobody.
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
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'votes' ), self::key( $email ), self::PAGE, ( max( 1, $page ) - 1 ) * self::PAGE ) );
		return new Export_Page( array_values( array_map( array( self::class, 'item' ), $rows ) ), count( $rows ) < self::PAGE );
	}

	/**
	 * Removes all at once; the counts stay, as they tell nothing of anybody.
	 *
	 * @param string $email Whose data.
	 * @param int    $page  There is one only.
	 */
	public static function erase( string $email, int $page ): Erasure {
		global $wpdb;
		return new Erasure( Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE visitor = %s', Tables::name( 'votes' ), self::key( $email ) ) ) );
	}

	/**
	 * The code of an account, one that nobody has if there is no such account.
	 *
	 * @param string $email Its address.
	 */
	private static function key( string $email ): string {
		$user = get_user_by( 'email', $email );
		return false === $user ? '' : Visitor::of_user( $user->ID )->key();
	}

	/**
	 * A vote for people to read.
	 *
	 * @param object{kind: string, object_id: string, created: string} $row As stored.
	 * @return array{id: string, data: array<string, string>}
	 */
	private static function item( object $row ): array {
		$title = get_the_title( (int) $row->object_id );
		return array(
			'id'   => "vote-$row->kind-$row->object_id",
			'data' => array(
				__( 'What', 'frontage' )    => (string) $row->kind,
				__( 'Title', 'frontage' ) => '' === $title ? "#$row->object_id" : wp_strip_all_tags( $title ),
				__( 'URL', 'frontage' ) => (string) get_permalink( (int) $row->object_id ),
				__( 'Date', 'frontage' )     => (string) $row->created,
			),
		);
	}
}
