<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * The database table of subscribers.
 *
 * Only reads and writes rows; sends no emails and fires no hooks.
 */
final class Subscribers {
	public const TABLE = 'subscribers';

	/** Number of random bytes in email links. */
	private const SECRET_BYTES = 8;

	/** Columns that `update` may write. */
	private const COLUMNS = array(
		'first_name',
		'last_name',
		'answers',
		'status',
		'secret',
		'post',
		'changed',
		'task',
		'due',
		'tries',
		'problem',
		'asks',
	);

	/**
	 * Inserts a row unless the address is already on the list.
	 *
	 * @param Subscriber $new Subscriber without ID and secret.
	 * @return bool Whether this call inserted it.
	 */
	public static function insert( Subscriber $new ): bool {
		global $wpdb;
		$sql = 'INSERT IGNORE INTO %i (mark, provider, list_id, email, first_name, last_name, answers, status, secret, post, created, '
			. 'changed, task, due, tries, problem, asks) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %d, %s, %s, %s, %d, 0, %s, %d)';
		return 1 === Retry::write(
			$wpdb->prepare(
				$sql,
				self::table(),
				Subscriber::mark( $new->provider, $new->list, $new->email ),
				$new->provider,
				$new->list,
				Subscriber::normal( $new->email ),
				$new->first,
				$new->last,
				self::json( $new->fields ),
				$new->status,
				self::secret(),
				$new->post,
				'' === $new->created ? Clock::day() : $new->created,
				Clock::day(),
				$new->task,
				$new->due,
				'',
				$new->asks ? 1 : 0
			)
		);
	}

	/**
	 * Updates a row.
	 *
	 * @param int $id Row ID.
	 * @param array<string, mixed> $changes Values, keyed by column.
	 */
	public static function update( int $id, array $changes ): void {
		global $wpdb;
		$changes = array_intersect_key( $changes, array_flip( self::COLUMNS ) );
		$sets    = array();
		$values  = array( self::table() );
		foreach ( $changes as $column => $value ) {
			$sets[]   = '%i = ' . ( is_int( $value ) ? '%d' : '%s' );
			$values[] = $column;
			$values[] = is_array( $value ) ? self::json( $value ) : $value;
		}
		if ( array() !== $sets ) {
			$values[] = $id;
			// phpcs:ignore WordPress.DB.PreparedSQL -- Made of placeholders.
			Retry::write( $wpdb->prepare( 'UPDATE %i SET ' . implode( ', ', $sets ) . ' WHERE id = %d', ...$values ) );
		}
	}

	/**
	 * Returns a subscriber.
	 *
	 * @param int $id Row ID.
	 */
	public static function get( int $id ): ?Subscriber {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', self::table(), $id ) );
		return is_object( $row ) ? Subscriber::of( $row ) : null;
	}

	/**
	 * Finds an address on a list.
	 *
	 * @param string $provider `local` or a vendor's slug.
	 * @param string $list List ID.
	 * @param string $email Email address in any case.
	 */
	public static function find( string $provider, string $list, string $email ): ?Subscriber {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare( 'SELECT * FROM %i WHERE mark = %s', self::table(), Subscriber::mark( $provider, $list, $email ) )
		);
		return is_object( $row ) ? Subscriber::of( $row ) : null;
	}

	/**
	 * Deletes rows.
	 *
	 * @param list<int> $ids Row IDs.
	 * @return int Number of rows deleted.
	 */
	public static function delete( array $ids ): int {
		global $wpdb;
		if ( array() === $ids ) {
			return 0;
		}
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		// phpcs:ignore WordPress.DB -- Made of placeholders.
		return Retry::write( $wpdb->prepare( "DELETE FROM %i WHERE id IN ($places)", self::table(), ...$ids ) );
	}

	/**
	 * Returns rows with due work, the longest waiting first.
	 *
	 * @param int $max Maximum number of rows.
	 * @return list<Subscriber>
	 */
	public static function due( int $max ): array {
		global $wpdb;
		$sql  = "SELECT * FROM %i WHERE task <> '' AND due > 0 AND due <= %d ORDER BY due, id LIMIT %d";
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, self::table(), Clock::now(), $max ) );
		return array_map( array( Subscriber::class, 'of' ), array_values( (array) $rows ) );
	}

	/**
	 * Claims a row, so that no other process works on it.
	 *
	 * @param int $seconds Seconds until the claim expires.
	 * @phpstan-impure
	 */
	public static function claim( Subscriber $one, int $seconds ): bool {
		global $wpdb;
		$sql = 'UPDATE %i SET due = %d, tries = tries + 1 WHERE id = %d AND task = %s AND tries = %d';
		return 1 === Retry::write( $wpdb->prepare( $sql, self::table(), Clock::now() + $seconds, $one->id, $one->task, $one->tries ) );
	}

	/** Returns the table's full name. */
	public static function table(): string {
		return Tables::name( self::TABLE );
	}

	/** Returns a new secret for links. */
	public static function secret(): string {
		return bin2hex( random_bytes( self::SECRET_BYTES ) );
	}

	/**
	 * Encodes answers for the table.
	 *
	 * @param array<array-key, mixed> $fields Answers, keyed by field.
	 */
	private static function json( array $fields ): string {
		return (string) wp_json_encode( (object) $fields, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
