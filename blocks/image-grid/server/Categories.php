<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Image_Grid;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Slug;

defined( 'ABSPATH' ) || exit;

/**
 * The categories of a grid's images.
 *
 * @phpstan-type Category array{slug: string, name: string, images: list<int>}
 */
final class Categories {
	/**
	 * Returns categories with images in the grid, in the author's order; none if there are fewer than two.
	 *
	 * @param mixed $saved Saved categories.
	 * @param list<int> $ids Attachment IDs in the grid.
	 * @return list<Category>
	 */
	public static function of( mixed $saved, array $ids ): array {
		$found = array();
		foreach ( is_array( $saved ) ? $saved : array() as $category ) {
			$name   = is_array( $category ) ? Kses::text( $category['name'] ?? null ) : '';
			$images = is_array( $category ) && is_array( $category['images'] ?? null )
				? array_filter( $category['images'], 'is_numeric' )
				: array();
			$images = array_values( array_intersect( array_map( 'intval', $images ), $ids ) );
			if ( '' !== $name && array() !== $images ) {
				$slug    = Slug::of( $name, count( $found ) + 1, array_column( $found, 'slug' ) );
				$found[] = compact( 'slug', 'name', 'images' );
			}
		}
		return count( $found ) > 1 ? $found : array();
	}

	/**
	 * Returns the slugs of an image's categories.
	 *
	 * @param list<Category> $categories Categories from `of()`.
	 * @param int $id Attachment ID, or 0.
	 * @return list<string>
	 */
	public static function slugs( array $categories, int $id ): array {
		return array_column(
			array_filter( $categories, static fn ( array $category ): bool => in_array( $id, $category['images'], true ) ),
			'slug'
		);
	}
}
