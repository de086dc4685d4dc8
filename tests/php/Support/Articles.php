<?php
/**
 * The articles of fixtures.
 */

declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * Six posts with the ids 9101 to 9106, the same on every machine, with the photographs as their pictures.
 */
final class Articles {
	private const FIRST = 9101;

	/** Title, excerpt, category, tag. */
	private const ALL = array(
		array( 'A library that opens on both sides', 'The building turns its back to the road and keeps its best room for the garden.', 'Architecture', 'light' ),
		array( 'The <em>stair</em> that became a street', 'Nothing here is new except the order in which you meet it.', 'Architecture', 'city' ),
		array( 'Bread for a long week', 'Start on Sunday, and it is Thursday before you need another loaf.', 'Food', 'slow' ),
		array( 'Salt & patience', 'Two things that every kitchen has and few recipes name.', 'Food', 'slow' ),
		array( 'Walking out of the city', 'Seven hours, one bridge, and no map after the third.', 'Travel', 'city' ),
		array( 'A night train, unhurried', 'You fall asleep in one language and wake up in another.', 'Travel', 'light' ),
	);

	/** Makes those that are not there yet. */
	public static function ensure(): void {
		Photographs::ensure();
		foreach ( self::ALL as $index => list( $title, $excerpt, $category, $tag ) ) {
			$id = self::FIRST + $index;
			if ( null !== get_post( $id ) ) {
				continue;
			}
			wp_insert_post(
				array(
					'import_id'    => $id,
					'post_title'   => $title,
					'post_name'    => "article-$id",
					'post_excerpt' => $excerpt,
					'post_content' => "<!-- wp:paragraph --><p>$excerpt</p><!-- /wp:paragraph -->",
					'post_status'  => 'publish',
					'post_author'  => 1,
					'post_date'    => sprintf( '2024-03-%02d 09:00:00', 20 - $index ),
					'tags_input'   => array( $tag ),
					'meta_input'   => array( '_thumbnail_id' => 9001 + $index * 2 % 12 ),
				)
			);
			$term = term_exists( $category, 'category' ) ?: wp_insert_term( $category, 'category' );
			wp_set_post_terms( $id, is_array( $term ) ? array( (int) $term['term_id'] ) : array(), 'category' );
		}
	}
}
