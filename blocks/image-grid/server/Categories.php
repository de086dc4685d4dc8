<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Grid;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Slug;


defined( 'ABSPATH' ) || exit;

/**
 * The categories of a grid's pictures.
 *
 * Knows which pictures belong to what the author named.
 *
 * @phpstan-type Category array{slug: string, name: string, images: list<int>}
 */
final class Categories {
	/**
	 * Categories that have a picture in the grid, in the author's order; none when there is no choice.
	 *
	 * @param mixed     $saved As the author saved them.
	 * @param list<int> $ids   Pictures of the grid.
	 * @return list<Category>
	 */
	public static function of( mixed $saved, array $ids ): array {
		$found = array();
		foreach ( is_array( $saved ) ? $saved : array() as $category ) {
			$name   = is_array( $category ) ? Kses::text( $category['name'] ?? null ) : '';
			$images = is_array( $category ) && is_array( $category['images'] ?? null ) ? array_filter( $category['images'], 'is_numeric' ) : array();
			$images = array_values( array_intersect( array_map( 'intval', $images ), $ids ) );
			if ( '' !== $name && array() !== $images ) {
				$slug    = Slug::of( $name, count( $found ) + 1, array_column( $found, 'slug' ) );
				$found[] = compact( 'slug', 'name', 'images' );
			}
		}
		return count( $found ) > 1 ? $found : array();
	}

	/**
	 * Slugs of the categories that a picture belongs to.
	 *
	 * @param list<Category> $categories From `of()`.
	 * @param int            $id         The picture in the media library, or 0.
	 * @return list<string>
	 */
	public static function slugs( array $categories, int $id ): array {
		return array_column( array_filter( $categories, static fn ( array $category ): bool => in_array( $id, $category['images'], true ) ), 'slug' );
	}
}
