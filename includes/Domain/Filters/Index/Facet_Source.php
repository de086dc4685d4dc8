<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters\Index;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Query\Field_Clauses;
use WP_SQLite_DB;

defined( 'ABSPATH' ) || exit;

/** Something that posts have and filters count: terms of a taxonomy, their author, month, values or numbers of a custom field. */
final class Facet_Source {
	public const AUTHOR = 'author';
	public const MONTH  = 'month';
	public const DAY    = 'day';

	/** What the names of words begin with. */
	public const WORD = 'word:';

	/** What the names of other plugins' sources begin with. */
	private const STATEMENT = 'source:';

	/** What changes with the row of a post. */
	public const OF_POST = array( self::AUTHOR, self::MONTH, self::DAY );

	/** Maximum length of a custom field's value; longer ones fit into no address, so they cannot be chosen. */
	private const LONGEST = 200;

	/**
	 * Stores a source.
	 *
	 * @param string $name Name in the table.
	 * @param string $sql Statement that selects `id`, `place`, and `weight`; with two placeholders for the first and the last ID.
	 */
	private function __construct( public readonly string $name, private readonly string $sql ) {}

	/** Returns the terms of a taxonomy, by term taxonomy ID. */
	public static function taxonomy( string $taxonomy ): self {
		global $wpdb;
		// A subquery of the few terms, because a join may begin with all posts of them.
		$terms = $wpdb->prepare( "SELECT term_taxonomy_id FROM $wpdb->term_taxonomy WHERE taxonomy = %s", $taxonomy );
		return new self(
			self::taxonomy_name( $taxonomy ),
			"SELECT object_id AS id, term_taxonomy_id AS place FROM $wpdb->term_relationships "
				. "WHERE object_id BETWEEN %d AND %d AND term_taxonomy_id IN ( $terms )"
		);
	}

	/** Returns the authors, by ID. */
	public static function author(): self {
		global $wpdb;
		return new self( self::AUTHOR, "SELECT ID AS id, post_author AS place FROM $wpdb->posts WHERE ID BETWEEN %d AND %d" );
	}

	/** Returns the months, such as `2026-03`. */
	public static function month(): self {
		return self::date( self::MONTH, 7 );
	}

	/** Returns the days, such as `2026-03-01`. */
	public static function day(): self {
		return self::date( self::DAY, 10 );
	}

	/**
	 * Returns the values of a custom field, except empty ones, each with its weight: the same for values that the database takes
	 * for equal, such as `Red` and `red`.
	 */
	public static function field( string $key ): self {
		$where = "meta_value <> '' AND CHAR_LENGTH( meta_value ) <= " . self::LONGEST;
		$place = 'meta_value AS place, ' . self::weight( 'meta_value' ) . ' AS weight';
		return new self( self::field_name( $key ), self::meta( $key, $place, $where ) );
	}

	/**
	 * Returns the places of a word in posts.
	 *
	 * @param int $word Number in the search index.
	 * @param int $kind Kind of the objects there that are posts.
	 */
	public static function word( int $word, int $kind ): self {
		$from = 'FROM `' . Tables::name( 'search' ) . "` WHERE word = $word AND kind = $kind AND object BETWEEN %d AND %d";
		return new self( self::WORD . $word, "SELECT object AS id, weight AS place $from" );
	}

	/** Returns the numbers in a custom field. */
	public static function number( string $key ): self {
		$where = "meta_value <> '' AND meta_value REGEXP '" . Field_Clauses::NUMBER . "'";
		return new self( self::number_name( $key ), self::meta( $key, 'CAST( meta_value AS DECIMAL(20,6) ) AS place', $where ) );
	}

	/**
	 * Returns the values that a statement of another plugin selects, each with its weight, as those of a custom field.
	 *
	 * @param string $name Name of its source.
	 * @param string $sql As of `Filter_Source::sql()`.
	 */
	public static function statement( string $name, string $sql ): self {
		$sql   = str_replace( '%', '%%', $sql );
		$where = 'valued.post BETWEEN %d AND %d AND ' . self::fits( 'valued.value' );
		$place = 'valued.value AS place, ' . self::weight( 'valued.value' ) . ' AS weight';
		return new self( self::statement_name( $name ), "SELECT valued.post AS id, $place FROM ( $sql ) valued WHERE $where" );
	}

	/**
	 * Returns the condition for values that fit into addresses and are not empty.
	 *
	 * @param string $value SQL expression.
	 */
	public static function fits( string $value ): string {
		return "CHAR_LENGTH( $value ) BETWEEN 1 AND " . self::LONGEST;
	}

	/** Returns the name of a taxonomy's terms. */
	public static function taxonomy_name( string $taxonomy ): string {
		return "terms:$taxonomy";
	}

	/** Returns the name of a custom field's values. */
	public static function field_name( string $key ): string {
		return 'field:' . md5( $key );
	}

	/** Returns the name of a custom field's numbers. */
	public static function number_name( string $key ): string {
		return 'number:' . md5( $key );
	}

	/** Returns the name of the values of another plugin's source. */
	public static function statement_name( string $name ): string {
		return self::STATEMENT . $name;
	}

	/** Returns the name of another plugin's source; empty if this is none. */
	public function foreign_name(): string {
		return str_starts_with( $this->name, self::STATEMENT ) ? substr( $this->name, strlen( self::STATEMENT ) ) : '';
	}

	/** Returns the statement about the posts in a block. */
	public function block( int $block ): string {
		global $wpdb;
		$first = $block * Bits::BLOCK;
		return (string) $wpdb->prepare( $this->sql, $first, $first + Bits::BLOCK - 1 ); // phpcs:ignore WordPress.DB -- Made above.
	}

	/**
	 * Returns an expression that is the same for texts that the database takes for equal.
	 *
	 * @param string $value SQL expression of the text.
	 */
	private static function weight( string $value ): string {
		global $wpdb;
		// A database ignores spaces at the end, or it does not.
		$trim = "TRIM( TRAILING ' ' FROM $value )";
		return $wpdb instanceof WP_SQLite_DB ? "LOWER( $value )" : "HEX( WEIGHT_STRING( IF( $value = $trim, $trim, $value ) ) )";
	}

	/**
	 * Returns what dates begin with.
	 *
	 * @param string $name Name in the table.
	 * @param int $length Number of characters.
	 */
	private static function date( string $name, int $length ): self {
		global $wpdb;
		$place = "SUBSTR( post_date, 1, $length )";
		return new self( $name, "SELECT ID AS id, $place AS place FROM $wpdb->posts WHERE ID BETWEEN %d AND %d" );
	}

	/**
	 * Returns a statement about a custom field.
	 *
	 * @param string $key Meta key.
	 * @param string $columns What to select.
	 * @param string $where Condition.
	 */
	private static function meta( string $key, string $columns, string $where ): string {
		global $wpdb;
		$key = str_replace( '%', '%%', (string) $wpdb->prepare( 'meta_key = %s', $key ) );
		return "SELECT post_id AS id, $columns FROM $wpdb->postmeta WHERE post_id BETWEEN %d AND %d AND $key AND $where";
	}
}
