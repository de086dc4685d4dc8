<?php
declare( strict_types=1 );

namespace Frontage\Domain\Images;

use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * The images of media categories: terms that a plugin or theme offers for attachments.
 */
final class Term_Images {
	private const ORDER = array(
		'date' => 'DESC',
		'ID'   => 'DESC',
	);

	/** How many more images are read than can be shown, since some may belong to drafts. */
	private const SPARE = 100;

	/**
	 * Returns the images of the chosen terms and the terms below them, with the names of those terms as categories.
	 *
	 * @param Source_Options $options Taxonomy, terms and order.
	 * @return list<array{id: int, categories: list<string>}>
	 */
	public static function of( Source_Options $options ): array {
		if ( array() === $options->terms || ! self::is_public( $options->taxonomy ) ) {
			return array();
		}
		$query = new WP_Query(
			array(
				'post_type'      => 'attachment',
				'post_status'    => 'inherit',
				'post_mime_type' => 'image',
				// phpcs:ignore WordPress.DB.SlowDBQuery -- What the author asks for; limited.
				'tax_query'      => array(
					array(
						'taxonomy' => $options->taxonomy,
						'terms'    => $options->terms,
					),
				),
				'posts_per_page' => Source_Options::MOST + self::SPARE,
				'orderby'        => $options->order_by( self::ORDER ),
				'fields'         => 'ids',
				'no_found_rows'  => true,
			)
		);
		$ids   = array_map( 'intval', array_filter( (array) $query->posts, 'is_numeric' ) );
		update_object_term_cache( $ids, 'attachment' );
		$names = self::names( $options );
		return array_map(
			static fn ( int $id ): array => array(
				'id'         => $id,
				'categories' => $names( $id ),
			),
			array_values( $ids )
		);
	}

	/**
	 * Returns whether a taxonomy has terms for images that visitors may know.
	 *
	 * @param string $name Taxonomy.
	 */
	private static function is_public( string $name ): bool {
		$taxonomy = get_taxonomy( $name );
		return $taxonomy
			&& in_array( $name, get_object_taxonomies( 'attachment' ), true )
			&& ( $taxonomy->public || $taxonomy->show_in_rest );
	}

	/**
	 * Returns a function for the names of an image's terms, without terms that were not chosen.
	 *
	 * @param Source_Options $options Taxonomy and terms.
	 * @return \Closure( int ): list<string>
	 */
	private static function names( Source_Options $options ): \Closure {
		$chosen = $options->terms;
		foreach ( $options->terms as $term ) {
			$below = get_term_children( $term, $options->taxonomy );
			array_push( $chosen, ...( is_array( $below ) ? array_map( 'intval', $below ) : array() ) );
		}
		return static function ( int $id ) use ( $chosen, $options ): array {
			$terms = get_the_terms( $id, $options->taxonomy );
			$terms = array_filter(
				is_array( $terms ) ? $terms : array(),
				static fn ( WP_Term $term ): bool => in_array( $term->term_id, $chosen, true )
			);
			return array_values( wp_list_pluck( $terms, 'name' ) );
		};
	}
}
