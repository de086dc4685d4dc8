<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter;

use Frontage\Admin\Modules\Module_List;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Usage\Index;

defined( 'ABSPATH' ) || exit;

/** What no conversion of content can replace: features, extensions, blocks in theme files, and stored data. */
final class Unconverted_Content {
	/**
	 * Returns all of it.
	 *
	 * @return array{
	 *     theme: list<string>,
	 *     features: list<string>,
	 *     extensions: list<string>,
	 *     data: array{entries: int, subscribers: int},
	 * }
	 */
	public static function all(): array {
		return array(
			'theme'      => self::titles( Index::modules( Index::THEME ) ),
			'features'   => self::titles( self::active( 'features' ) ),
			'extensions' => self::titles( array_values( array_intersect( self::active( 'extensions' ), array_keys( Index::counts() ) ) ) ),
			'data'       => array(
				'entries'     => self::rows( 'entries' ),
				'subscribers' => self::rows( 'subscribers' ),
			),
		);
	}

	/**
	 * Returns the modules that are on.
	 *
	 * @param string $kind `features` or `extensions`.
	 * @return list<string>
	 */
	private static function active( string $kind ): array {
		$slugs = array_map( 'strval', array_keys( Manifest::get()[ $kind ] ) );
		return array_values( array_filter( $slugs, static fn ( string $slug ): bool => Options::is_on( $kind, $slug ) ) );
	}

	/**
	 * Returns titles in alphabetical order.
	 *
	 * @param list<string> $slugs Module slugs.
	 * @return list<string>
	 */
	private static function titles( array $slugs ): array {
		$titles = array_map( array( Module_List::class, 'title' ), $slugs );
		sort( $titles );
		return $titles;
	}

	/**
	 * Returns the number of rows of a table.
	 *
	 * @param string $table Name without prefixes.
	 */
	private static function rows( string $table ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( $table ) ) );
	}
}
