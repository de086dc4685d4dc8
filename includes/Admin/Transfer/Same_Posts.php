<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Finds a site's posts on another site.
 *
 * Post IDs differ between sites, so posts are matched by GUID, which WordPress keeps when exporting,
 * then by post type and slug. Works in batches of any size.
 *
 * @phpstan-type Wanted array{id: int, guid: string, type: string, slug: string}
 */
final class Same_Posts {
	private const BATCH = 500;

	/**
	 * Returns the data that identifies posts of this site.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return array<int, Wanted> Keyed by post ID; missing posts are omitted.
	 */
	public static function describe( array $ids ): array {
		$found = array();
		foreach ( self::rows( 'ID', $ids, '%d' ) as $row ) {
			$found[ (int) $row->ID ] = array(
				'id'   => (int) $row->ID,
				'guid' => (string) $row->guid,
				'type' => (string) $row->post_type,
				'slug' => (string) $row->post_name,
			);
		}
		return $found;
	}

	/**
	 * Finds posts.
	 *
	 * @param array<int, Wanted> $wanted Identifying data, keyed by any number.
	 * @return array<int, int> Post IDs on this site, with the same keys; posts that are not found are omitted.
	 */
	public static function find( array $wanted ): array {
		$by_guid = self::by_guid( $wanted );
		$by_slug = self::by_slug( array_diff_key( $wanted, $by_guid ) );
		return $by_guid + $by_slug;
	}

	/**
	 * Finds posts by GUID. Posts that kept their ID are found without a search.
	 *
	 * @param array<int, Wanted> $wanted Identifying data.
	 * @return array<int, int>
	 */
	private static function by_guid( array $wanted ): array {
		$here  = self::describe( array_values( array_unique( array_column( $wanted, 'id' ) ) ) );
		$same  = array_filter(
			$wanted,
			static fn ( array $one ): bool => '' !== $one['guid'] && ( $here[ $one['id'] ]['guid'] ?? '' ) === $one['guid']
		);
		$found = array_map( static fn ( array $one ): int => $one['id'], $same );
		$other = array_filter( array_diff_key( $wanted, $same ), static fn ( array $one ): bool => '' !== $one['guid'] );
		$ids   = array();
		foreach ( self::rows( 'guid', array_values( array_unique( array_column( $other, 'guid' ) ) ), '%s' ) as $row ) {
			$ids[ (string) $row->guid ] = (int) $row->ID;
		}
		foreach ( $other as $number => $one ) {
			if ( isset( $ids[ $one['guid'] ] ) ) {
				$found[ $number ] = $ids[ $one['guid'] ];
			}
		}
		return $found;
	}

	/**
	 * Finds posts by post type and slug.
	 *
	 * @param array<int, Wanted> $wanted Identifying data.
	 * @return array<int, int>
	 */
	private static function by_slug( array $wanted ): array {
		$ids   = array();
		$slugs = array_values( array_unique( array_filter( array_column( $wanted, 'slug' ) ) ) );
		foreach ( self::rows( 'post_name', $slugs, '%s' ) as $row ) {
			$ids[ "$row->post_type $row->post_name" ] ??= (int) $row->ID;
		}
		$found = array_map( static fn ( array $one ): ?int => $ids[ "{$one['type']} {$one['slug']}" ] ?? null, $wanted );
		return array_filter( $found, 'is_int' );
	}

	/**
	 * Returns post rows, without revisions and trashed posts.
	 *
	 * @param 'ID'|'guid'|'post_name' $column Column to search.
	 * @param list<int|string> $values Values to find.
	 * @param '%d'|'%s' $place Placeholder for the values.
	 * @return list<object{ID: string, guid: string, post_type: string, post_name: string}>
	 */
	private static function rows( string $column, array $values, string $place ): array {
		global $wpdb;
		$rows = array();
		foreach ( array_chunk( $values, self::BATCH ) as $batch ) {
			$places = implode( ',', array_fill( 0, count( $batch ), $place ) );
			$sql    = "SELECT ID, guid, post_type, post_name FROM %i WHERE %i IN ($places) AND post_type <> 'revision' "
				. "AND post_status NOT IN ('trash', 'auto-draft') ORDER BY ID";
			array_push( $rows, ...(array) $wpdb->get_results( $wpdb->prepare( $sql, $wpdb->posts, $column, ...$batch ) ) );
		}
		return $rows;
	}
}
