<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.DB -- A table as a plugin creates it.

use Frontage\Domain\Filters\Filter_Source;

/** A source of another plugin: the colors of posts, in a table of its own, whose texts compare differently from those of WordPress. */
final class Acme_Colors implements Filter_Source {
	/** What visitors read; others, such as `secret`, are for nobody. */
	private const LABELS = array(
		'red'  => 'Red',
		'a,b'  => 'A, or B',
		'blue' => 'Blue <i>& more</i>',
		'10'   => 'Ten',
	);

	/** @var list<string> Post types that have colors. */
	public static array $types = array();

	/** Statement, if it is another one. @var string */
	public static string $sql = '';

	public static function name(): string {
		return 'acme-color';
	}

	public static function label(): string {
		return 'Color';
	}

	public static function post_types(): array {
		return self::$types;
	}

	public static function labels( array $values ): array {
		return array_intersect_key( self::LABELS, array_flip( $values ) );
	}

	public static function sql(): string {
		$sql = 'SELECT product AS post, color AS value FROM ' . self::table() . " WHERE color NOT LIKE 'hidden%'";
		return '' === self::$sql ? $sql : self::$sql;
	}

	/** Returns the name of the table. */
	public static function table(): string {
		return $GLOBALS['wpdb']->prefix . 'acme_colors';
	}

	/** Creates the table. */
	public static function install(): void {
		global $wpdb;
		$wpdb->query(
			'CREATE TABLE ' . self::table()
				. ' (product bigint NOT NULL, color varchar(50) NOT NULL, KEY product (product), KEY color (color)) '
				. ( $wpdb instanceof \WP_SQLite_DB ? '' : 'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci' )
		);
	}

	/** Drops the table. */
	public static function uninstall(): void {
		$GLOBALS['wpdb']->query( 'DROP TABLE ' . self::table() );
	}

	/** Gives a post colors. */
	public static function paint( int $post, string ...$colors ): void {
		foreach ( $colors as $color ) {
			$GLOBALS['wpdb']->insert( self::table(), array( 'product' => $post ) + compact( 'color' ) );
		}
	}
}
