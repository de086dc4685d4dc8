<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;

defined( 'ABSPATH' ) || exit;

/** The categories of our blocks in the inserter. */
final class Block_Categories implements Bootable {
	public const WHEN = 'hook:block_categories_all';

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'block_categories_all', array( self::class, 'add' ) );
	}

	/**
	 * Adds the categories of our blocks after those of WordPress.
	 *
	 * @param mixed $categories The editor's categories.
	 * @return mixed
	 */
	public static function add( $categories ) {
		if ( is_array( $categories ) ) {
			foreach ( self::all() as $slug => $title ) {
				$categories[] = array(
					'slug'  => $slug,
					'title' => $title,
				);
			}
		}
		return $categories;
	}

	/**
	 * The block categories, in the order of the inserter.
	 *
	 * @return array<string, string> Titles by slug.
	 */
	public static function all(): array {
		return array(
			'frontage-posts'       => __( 'Frontage: Posts', 'frontage' ),
			'frontage-filters'     => __( 'Frontage: Filters', 'frontage' ),
			'frontage-media'       => __( 'Frontage: Media', 'frontage' ),
			'frontage-forms'       => __( 'Frontage: Forms', 'frontage' ),
			'frontage-layout'      => __( 'Frontage: Layout', 'frontage' ),
			'frontage-interaction' => __( 'Frontage: Interaction', 'frontage' ),
			'frontage-data'        => __( 'Frontage: Data', 'frontage' ),
		);
	}
}
