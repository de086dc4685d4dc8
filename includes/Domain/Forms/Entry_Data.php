<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Erasure;
use Frontage\Domain\Privacy\Export_Page;
use Frontage\Domain\Privacy\Personal_Data;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/** Form entries in personal data requests: every entry with the person's address in any field, with our replies. */
final class Entry_Data implements Personal_Data {
	private const AT_ONCE = 50;

	public static function id(): string {
		return 'entries';
	}

	public static function label(): string {
		return __( 'Messages sent through forms', 'frontage' );
	}

	public static function export( string $email, int $page ): Export_Page {
		$ids   = self::ids( $email, ( $page - 1 ) * self::AT_ONCE );
		$items = array();
		foreach ( $ids as $id ) {
			$entry = Entries::get( $id );
			$data  = array(
				__( 'Form', 'frontage' ) => $entry['title'] ?? '',
				__( 'Date', 'frontage' ) => $entry['created'] ?? '',
			);
			foreach ( $entry['content'] ?? array() as $answer ) {
				$data[ '' === $answer['label'] ? $answer['name'] : $answer['label'] ] = Entries::text( $answer );
			}
			foreach ( Entry_Replies::of( $id ) as $reply ) {
				/* translators: %s: date and time. */
				$data[ sprintf( __( 'Our reply of %s', 'frontage' ), $reply['created'] ) ] = $reply['subject'] . "\n\n" . $reply['body'];
			}
			$items[] = array(
				'id'   => "entry-$id",
				'data' => $data,
			);
		}
		return new Export_Page( $items, count( $ids ) < self::AT_ONCE );
	}

	public static function erase( string $email, int $page ): Erasure {
		$ids = self::ids( $email, 0 );
		Entries::delete( $ids );
		return new Erasure( count( $ids ), 0, array(), count( $ids ) < self::AT_ONCE );
	}

	/**
	 * Returns the IDs of entries that contain an address.
	 *
	 * @param string $email Email address.
	 * @param int $skip Number of entries to skip.
	 * @return list<int>
	 */
	private static function ids( string $email, int $skip ): array {
		global $wpdb;
		$email = Email_Address::clean( $email );
		if ( '' === $email ) {
			return array();
		}
		$sql = 'SELECT DISTINCT entry FROM %i WHERE value = %s ORDER BY entry LIMIT %d OFFSET %d';
		return array_values(
			array_map( 'intval', $wpdb->get_col( $wpdb->prepare( $sql, Tables::name( 'entry_values' ), $email, self::AT_ONCE, $skip ) ) )
		);
	}
}
