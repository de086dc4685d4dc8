<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * The sample posts of fixtures.
 *
 * Six posts with the IDs 9101 to 9106, the same on every machine, with the photographs as featured images.
 */
final class Articles {
	private const FIRST = 9101;

	/** Title, excerpt, category, tag. */
	private const ALL = array(
		array(
			'A library that opens on both sides',
			'The building turns its back to the road and keeps its best room for the garden.',
			'Architecture',
			'light',
		),
		array(
			'The <em>stair</em> that became a street',
			'Nothing here is new except the order in which you meet it.',
			'Architecture',
			'city',
		),
		array( 'Bread for a long week', 'Start on Sunday, and it is Thursday before you need another loaf.', 'Food', 'slow' ),
		array( 'Salt & patience', 'Two things that every kitchen has and few recipes name.', 'Food', 'slow' ),
		array( 'Walking out of the city', 'Seven hours, one bridge, and no map after the third.', 'Travel', 'city' ),
		array( 'A night train, unhurried', 'You fall asleep in one language and wake up in another.', 'Travel', 'light' ),
	);

	/** Their custom field `minutes`, which the test sites make public. */
	private const MINUTES = array( 12, 4, 7, 4, 25, 9 );

	/** Creates the missing posts. */
	public static function ensure(): void {
		Photographs::ensure();
		_prime_post_caches( range( self::FIRST, self::FIRST + count( self::ALL ) - 1 ), false, true );
		foreach ( self::ALL as $index => list( $title, $excerpt, $category, $tag ) ) {
			$id = self::FIRST + $index;
			if ( null !== get_post( $id ) ) {
				update_post_meta( $id, 'minutes', self::MINUTES[ $index ] );
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
					'meta_input'   => array( '_thumbnail_id' => 9001 + $index * 2 % 12 ),
				)
			);
			update_post_meta( $id, 'minutes', self::MINUTES[ $index ] );
			wp_set_object_terms( $id, self::term( $category, 'category' ), 'category' );
			wp_set_object_terms( $id, self::term( $tag, 'post_tag' ), 'post_tag' );
		}
	}

	/** Term IDs, the same on every machine. */
	private const TERMS = array(
		'Architecture' => 9101,
		'Food'         => 9102,
		'Travel'       => 9103,
		'light'        => 9104,
		'city'         => 9105,
		'slow'         => 9106,
	);

	/**
	 * Returns a term, created with its ID if missing.
	 *
	 * @param string $name Term name.
	 * @param string $taxonomy Taxonomy slug.
	 */
	private static function term( string $name, string $taxonomy ): int {
		global $wpdb;
		$found = term_exists( $name, $taxonomy );
		if ( is_array( $found ) ) {
			return (int) $found['term_id'];
		}
		$id = self::TERMS[ $name ];
		$wpdb->insert(
			$wpdb->terms,
			array(
				'term_id' => $id,
				'name'    => $name,
				'slug'    => sanitize_title( $name ),
			)
		);
		$wpdb->insert(
			$wpdb->term_taxonomy,
			array(
				'term_taxonomy_id' => $id,
				'term_id'          => $id,
				'taxonomy'         => $taxonomy,
				'description'      => '',
			)
		);
		clean_term_cache( $id, $taxonomy );
		return $id;
	}
}
