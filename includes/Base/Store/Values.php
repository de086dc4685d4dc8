<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Named values of ours that change while visitors use the site: keys, salts, versions, copies of other sites' answers.
 *
 * What the owner sets is in options. These are not, because a written option changes what WordPress's option cache holds of all
 * options, also other plugins' and WordPress's own. They are read once per request, and no object cache keeps them.
 */
final class Values {
	/** Start of values that are not ASCII. */
	private const ENCODED = 'base64:';

	/**
	 * Values read during this request, keyed by table and name; null for those that do not exist.
	 *
	 * @var array<string, array<array-key, string|null>>
	 */
	private static array $known = array();

	/**
	 * Returns a value; null if there is none.
	 *
	 * @param string $name At most 160 characters.
	 */
	public static function get( string $name ): mixed {
		$table = Tables::name( 'values' );
		if ( ! array_key_exists( $name, self::known( $table ) ) ) {
			self::$known[ $table ][ $name ] = self::stored( $name );
		}
		return self::decode( self::$known[ $table ][ $name ] );
	}

	/**
	 * Returns a value as other processes have left it, before it decides what is written.
	 *
	 * @param string $name
	 */
	public static function fresh( string $name ): mixed {
		Primary::read_from_primary();
		self::known( Tables::name( 'values' ) );
		$stored = self::stored( $name );

		self::$known[ Tables::name( 'values' ) ][ $name ] = $stored;
		return self::decode( $stored );
	}

	/**
	 * Saves a value.
	 *
	 * @param string $name At most 160 characters.
	 * @param mixed $value Anything but objects and null.
	 * @param bool $at_once Whether most pages need it, so that it is read together with the others of that kind.
	 */
	public static function set( string $name, mixed $value, bool $at_once = false ): void {
		global $wpdb;
		$table = Tables::name( 'values' );
		$text  = self::encode( $value );
		$sql   = 'INSERT INTO %i (name, value, at_once) VALUES (%s, %s, %d) ON DUPLICATE KEY UPDATE value = %s, at_once = %d';
		First_Tables::write( $wpdb->prepare( $sql, $table, $name, $text, (int) $at_once, $text, (int) $at_once ) );
		self::known( $table );
		self::$known[ $table ][ $name ] = $text;
	}

	/**
	 * Saves a value unless there is one.
	 *
	 * @param string $name At most 160 characters.
	 * @param string $value
	 * @param bool $at_once As for `set()`.
	 * @return bool Whether this call saved it; true for one of several requests at once.
	 */
	public static function insert( string $name, string $value, bool $at_once = false ): bool {
		global $wpdb;
		$table = Tables::name( 'values' );
		$sql   = 'INSERT IGNORE INTO %i (name, value, at_once) VALUES (%s, %s, %d)';
		$added = First_Tables::write( $wpdb->prepare( $sql, $table, $name, self::encode( $value ), (int) $at_once ) );
		unset( self::$known[ $table ][ $name ] );
		return 1 === $added;
	}

	/**
	 * Deletes a value.
	 *
	 * @param string $name
	 */
	public static function delete( string $name ): void {
		global $wpdb;
		$table = Tables::name( 'values' );
		First_Tables::write( $wpdb->prepare( 'DELETE FROM %i WHERE name = %s', $table, $name ) );
		self::known( $table );
		self::$known[ $table ][ $name ] = null;
	}

	/**
	 * Returns the names of values, the newest first.
	 *
	 * @param string $prefix What they start with.
	 * @param int $most Number of names.
	 * @return list<string>
	 */
	public static function names( string $prefix, int $most = PHP_INT_MAX ): array {
		global $wpdb;
		$sql  = 'SELECT name FROM %i WHERE name LIKE %s ORDER BY id DESC LIMIT %d';
		$like = $wpdb->esc_like( $prefix ) . '%';
		$rows = First_Tables::read( $wpdb->prepare( $sql, Tables::name( 'values' ), $like, $most ) );
		return array_map( 'strval', array_column( $rows, 'name' ) );
	}

	/**
	 * Reads several values with one query.
	 *
	 * @param list<string> $names
	 */
	public static function prime( array $names ): void {
		global $wpdb;
		$table = Tables::name( 'values' );
		$open  = array_values( array_diff( $names, array_keys( self::known( $table ) ) ) );
		if ( array() === $open ) {
			return;
		}
		$places = implode( ',', array_fill( 0, count( $open ), '%s' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL -- placeholders only.
		$rows = First_Tables::read( $wpdb->prepare( "SELECT name, value FROM %i WHERE name IN ($places)", $table, ...$open ) );

		self::$known[ $table ] = array_column( $rows, 'value', 'name' ) + array_fill_keys( $open, null ) + self::$known[ $table ];
	}

	/** Forgets what was read during this request. */
	public static function forget(): void {
		self::$known = array();
	}

	/**
	 * Returns the values read during this request; what most pages need is read first.
	 *
	 * @param string $table Full name of the table.
	 * @return array<array-key, string|null>
	 */
	private static function known( string $table ): array {
		global $wpdb;
		if ( ! isset( self::$known[ $table ] ) ) {
			$rows = First_Tables::read( $wpdb->prepare( 'SELECT name, value FROM %i WHERE at_once = 1', $table ) );

			self::$known[ $table ] = array_column( $rows, 'value', 'name' );
		}
		return self::$known[ $table ];
	}

	/**
	 * Reads a value as text from the database.
	 *
	 * @param string $name
	 */
	private static function stored( string $name ): ?string {
		global $wpdb;
		$rows = First_Tables::read( $wpdb->prepare( 'SELECT value FROM %i WHERE name = %s', Tables::name( 'values' ), $name ) );
		return $rows[0]['value'] ?? null;
	}

	/**
	 * Encodes a value as ASCII, which every table takes whatever its character set.
	 *
	 * @param mixed $value
	 */
	private static function encode( mixed $value ): string {
		$text     = (string) maybe_serialize( $value );
		$is_plain = 1 !== preg_match( '/[^\x01-\x7f]/', $text ) && ! str_starts_with( $text, self::ENCODED );
		return $is_plain ? $text : self::ENCODED . base64_encode( $text );
	}

	/**
	 * Decodes a value; never an object.
	 *
	 * @param string|null $text As stored.
	 */
	private static function decode( ?string $text ): mixed {
		if ( null !== $text && str_starts_with( $text, self::ENCODED ) ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- See `encode()`.
			$text = (string) base64_decode( substr( $text, strlen( self::ENCODED ) ), true );
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Written by `encode()`.
		return null !== $text && is_serialized( $text ) ? unserialize( $text, array( 'allowed_classes' => false ) ) : $text;
	}
}
