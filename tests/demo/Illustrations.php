<?php
/**
 * The pictures of the demo's magazine.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Domain\Pictures\Picture_Library;

/** Gives each story a picture of what it is about. Specs keep the photographs, which have all shapes and sizes. */
final class Illustrations {
	/** Pictures by title; other stories have one of their category. */
	private const OF_STORIES = array(
		'A library that opens on both sides' => 'facade',
		'Bread for people in a hurry'        => 'breakfast',
		'Counting swifts'                    => 'hills',
		'A chair with three opinions'        => 'reading',
		'Night train, upper berth'           => 'roofs',
		'What a glacier remembers'           => 'lake',
		'The stair that became a street'     => 'plaster',
		'The soup that waits'                => 'bowl',
		'A pond in its first year'           => 'hills',
		'The quiet timetable'                => 'workshop',
		'An island in November'              => 'coast',
		'The mathematics of queues'          => 'market',
		'Brick, and why it came back'        => 'facade',
		'Seven ways with a lemon'            => 'lemons',
		'The tide table as a novel'          => 'lake',
		'One button fewer'                   => 'vase',
		'Windows that face north'            => 'reading',
		'The noise between two notes'        => 'festival',
		'A station without a clock'          => 'roofs',
		'Over the pass by bus'               => 'lake',
	);

	private const OF_CATEGORIES = array(
		'architecture' => array( 'facade', 'roofs' ),
		'food'         => array( 'market', 'breakfast' ),
		'nature'       => array( 'hills', 'lake' ),
		'design'       => array( 'workshop', 'bowl' ),
		'travel'       => array( 'coast', 'hills' ),
		'science'      => array( 'festival', 'lake' ),
	);

	/** Sets them. */
	public static function publish(): void {
		foreach ( self::OF_CATEGORIES as $category => $pictures ) {
			$stories = get_posts(
				array(
					'category_name' => $category,
					'numberposts'   => -1,
				)
			);
			foreach ( $stories as $index => $story ) {
				$copy = Picture_Library::copy( self::OF_STORIES[ $story->post_title ] ?? $pictures[ $index % count( $pictures ) ] );
				if ( null !== $copy ) {
					set_post_thumbnail( $story->ID, $copy['id'] );
				}
			}
		}
	}
}
