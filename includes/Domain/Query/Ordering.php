<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Named_Classes;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL -- Statements of columns and whole numbers; values are prepared.

/**
 * Orders that no column of posts has: by a counter, by a public custom field, and random.
 *
 * An expression in the list's own statement. Posts without the field come last.
 */
final class Ordering {
	public const RANDOM = 'random';
	public const FIELD  = 'field';

	/** What the names of orders by a counter begin with, such as `count-likes`. */
	public const COUNT = 'count-';

	/** What kinds of counters are made of. */
	private const KIND = '/\A[a-z0-9-]{1,32}\z/';

	/** Decimal places by which numbers of other plugins are compared. */
	private const PLACES = 4;

	/** Cursor value of posts without the field. */
	private const NONE = '~';

	/**
	 * Returns the counters that active modules and other plugins offer.
	 *
	 * @return array<string, class-string<Counted>> Keyed by kind.
	 */
	public static function counted(): array {
		return array_filter(
			self::classes(),
			static fn ( string $class ): bool => Options::is_in_use( $class )
				&& ( ! is_subclass_of( $class, Counted_Elsewhere::class )
					|| Error_Boundary::call( $class, static fn (): bool => $class::is_active(), false ) )
		);
	}

	/**
	 * Returns the kinds of counters that active modules and other plugins offer.
	 *
	 * @return array<string, string> Labels by kind.
	 */
	public static function counters(): array {
		$label = static fn ( string $class ): string => Error_Boundary::call( $class, static fn (): string => $class::label(), '' );
		return array_filter( array_map( $label, self::counted() ) );
	}

	/**
	 * Sanitizes an order: one of the given, or an own one that is available.
	 *
	 * @param mixed $raw Untrusted value.
	 * @param list<string> $others Names of orders that have a column.
	 */
	public static function named( mixed $raw, array $others ): string {
		$is_count = is_string( $raw ) && str_starts_with( $raw, self::COUNT );
		return $is_count && isset( self::counted()[ substr( $raw, strlen( self::COUNT ) ) ] )
			? $raw
			: Sanitizer::choice( $raw, array( ...$others, self::RANDOM, self::FIELD ), 'date' );
	}

	/** Returns a list with the seed of its random order. */
	public static function seeded( Query_Spec $list ): Query_Spec {
		return self::RANDOM === $list->data['orderBy'] && 0 === $list->data['seed']
			? $list->with( array( 'seed' => Shuffle::seed( $list->key() ) ) )
			: $list;
	}

	/**
	 * Returns what a list needs to go on in the order of a cursor.
	 *
	 * @return array{seed?: int}
	 */
	public static function of_cursor( Query_Spec $list, Cursor $cursor ): array {
		return self::RANDOM === $list->data['orderBy'] ? array( 'seed' => Shuffle::clean( $cursor->value ) ) : array();
	}

	/**
	 * Returns the ORDER BY part of a list; empty if it has a column.
	 *
	 * @param Query_Spec|null $list Query; null for none.
	 */
	public static function sql( ?Query_Spec $list ): string {
		global $wpdb;
		$by = null === $list ? '' : self::expression( $list );
		if ( null === $list || '' === $by ) {
			return '';
		}
		$order = self::direction( $list );
		$last  = self::FIELD === $list->data['orderBy'] ? "CASE WHEN $by IS NULL THEN 1 ELSE 0 END, " : '';
		return "$last$by $order, {$wpdb->posts}.ID $order, ";
	}

	/**
	 * Returns a post's value for the cursor; null if the list has a column, or the post several values.
	 *
	 * @param int $post Post ID.
	 */
	public static function value( Query_Spec $list, int $post ): ?string {
		global $wpdb;
		$data = $list->data;
		if ( '' === self::expression( $list ) ) {
			return null;
		}
		if ( self::RANDOM === $data['orderBy'] ) {
			return (string) $data['seed'];
		}
		if ( self::FIELD !== $data['orderBy'] ) {
			// What is stored, by which the database sorts; the object cache may know of more.
			return self::plain( $wpdb->get_var( 'SELECT ' . self::number( self::kind( $list ), (string) $post ) ) );
		}
		$values = array_filter( get_post_meta( $post, $data['sortField'] ), static fn ( mixed $one ): bool => '' !== $one );
		return match ( count( $values ) ) {
			0       => self::NONE,
			1       => is_scalar( end( $values ) ) ? (string) end( $values ) : null,
			default => null,
		};
	}

	/**
	 * Returns the condition for the posts behind one; null if the list has a column.
	 *
	 * @param string $value As `value()` returned it.
	 * @param int $post Post ID.
	 */
	public static function behind( Query_Spec $list, string $value, int $post ): ?string {
		global $wpdb;
		$by = self::expression( $list );
		if ( '' === $by ) {
			return null;
		}
		$id   = "{$wpdb->posts}.ID";
		$sign = 'ASC' === self::direction( $list ) ? '>' : '<';
		if ( self::FIELD !== $list->data['orderBy'] ) {
			$at = self::RANDOM === $list->data['orderBy'] ? Shuffle::place( $post, $list->data['seed'] ) : self::plain( $value );
			return "( $by $sign $at OR ( $by = $at AND $id $sign $post ) )";
		}
		if ( self::NONE === $value ) {
			return "( $by IS NULL AND $id $sign $post )";
		}
		$at = (string) $wpdb->prepare( '%s', $value ) . ( 'number' === $list->data['sortType'] ? ' + 0' : '' );
		return "( $by IS NULL OR $by $sign $at OR ( $by = $at AND $id $sign $post ) )";
	}

	/**
	 * Returns the counters, of active and other modules.
	 *
	 * @return array<string, class-string<Counted>> Keyed by kind.
	 */
	private static function classes(): array {
		return Named_Classes::of( Counted::class, 'kind', self::KIND );
	}

	/**
	 * Returns a number as statements and cursors contain it.
	 *
	 * @param mixed $number Not trusted.
	 */
	private static function plain( mixed $number ): string {
		if ( is_scalar( $number ) && 1 === preg_match( '/\A-?\d{1,18}\z/', (string) $number ) ) {
			return (string) $number;
		}
		$number = is_numeric( $number ) && is_finite( (float) $number ) ? (float) $number : 0.0;
		return number_format( $number, self::PLACES, '.', '' );
	}

	/** Returns the direction; a random order has only one. */
	private static function direction( Query_Spec $list ): string {
		return 'asc' === $list->data['order'] || self::RANDOM === $list->data['orderBy'] ? 'ASC' : 'DESC';
	}

	/** Returns the kind of counter that a list is sorted by. */
	private static function kind( Query_Spec $list ): string {
		return substr( $list->data['orderBy'], strlen( self::COUNT ) );
	}

	/** Returns what a list is sorted by; empty if it has a column. */
	private static function expression( Query_Spec $list ): string {
		global $wpdb;
		$data = $list->data;
		$id   = "{$wpdb->posts}.ID";
		if ( self::RANDOM === $data['orderBy'] ) {
			return Shuffle::sql( $id, $data['seed'] );
		}
		if ( self::FIELD === $data['orderBy'] && '' !== $data['sortField'] ) {
			$value = 'number' === $data['sortType'] ? 'sorted.meta_value + 0' : 'sorted.meta_value';
			return (string) $wpdb->prepare(
				"( SELECT MIN( $value ) FROM {$wpdb->postmeta} sorted WHERE sorted.post_id = $id AND sorted.meta_key = %s "
					. "AND sorted.meta_value <> '' )",
				$data['sortField']
			);
		}
		return str_starts_with( $data['orderBy'], self::COUNT ) ? self::number( self::kind( $list ), $id ) : '';
	}

	/**
	 * Returns the SQL expression of a counter.
	 *
	 * @param string $kind Kind of the counter.
	 * @param string $id SQL expression of the post ID.
	 */
	private static function number( string $kind, string $id ): string {
		global $wpdb;
		$class = self::classes()[ $kind ] ?? '';
		$sql   = is_subclass_of( $class, Counted_Elsewhere::class )
			? Error_Boundary::call( $class, static fn (): string => $class::sql( $id ), '' )
			: '';
		if ( '' !== $sql ) {
			// As many places as a cursor has: an average has no end.
			return "ROUND( COALESCE( $sql, 0 ), " . self::PLACES . ' )';
		}
		return (string) $wpdb->prepare(
			"COALESCE( ( SELECT sorted.value FROM %i sorted WHERE sorted.kind = %s AND sorted.object_id = $id ), 0 )",
			Tables::name( 'counters' ),
			$kind
		);
	}
}
