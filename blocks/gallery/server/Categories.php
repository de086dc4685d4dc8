<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Base\Html\Slug;

defined( 'ABSPATH' ) || exit;

/**
 * The categories of a gallery's images.
 *
 * Gives each category a slug for URLs (S1 §2).
 *
 * @phpstan-import-type Image from Images
 */
final class Categories {
	/**
	 * Returns the categories in order of appearance.
	 *
	 * @param list<Image> $images Images with category names.
	 * @return list<array{slug: string, name: string}>
	 */
	public static function of( array $images ): array {
		$found = array();
		foreach ( $images as $image ) {
			foreach ( $image['categories'] ?? array() as $name ) {
				$found[ " $name" ] ??= array(
					'slug' => Slug::of( $name, count( $found ) + 1, array_column( $found, 'slug' ) ),
					'name' => $name,
				);
			}
		}
		return array_values( $found );
	}

	/**
	 * Returns the images with slugs instead of names; without categories if there is only one.
	 *
	 * @param list<Image> $images Images with category names.
	 * @param list<array{slug: string, name: string}> $categories Categories from `of()`.
	 * @return list<Image>
	 */
	public static function slugged( array $images, array $categories ): array {
		$slugs   = array_column( $categories, 'slug', 'name' );
		$slugged = array();
		foreach ( $images as $image ) {
			$own = array_values( array_intersect_key( $slugs, array_flip( $image['categories'] ?? array() ) ) );
			unset( $image['categories'] );
			$slugged[] = array() === $own ? $image : $image + array( 'categories' => $own );
		}
		return $slugged;
	}
}
