<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use RuntimeException;

require_once __DIR__ . '/Clips.php';
require_once __DIR__ . '/Papers.php';
require_once __DIR__ . '/Photograph_Files.php';

/**
 * The photographs of tests and demo.
 *
 * Twelve attachments with the IDs 9001 to 9012, from photographs in bundled themes.
 *
 * Names, sizes and texts are the same on every machine, whichever themes WordPress has.
 */
final class Photographs {
	private const FIRST = 9001;

	/** File within the themes, width, height, title, alt text, caption. */
	private const ALL = array(
		array(
			'twentyfourteen/images/bridge.jpg',
			1600,
			1067,
			'Bridge',
			'A red suspension bridge over a wide river at dusk',
			'The bridge at dusk',
		),
		array(
			'twentyfourteen/images/street.jpg',
			1600,
			1067,
			'Street',
			'People walking down a street between old wooden houses',
			'An old street',
		),
		array( 'twentyfourteen/images/clouds.jpg', 1600, 1067, 'Clouds', 'Low clouds over a forest valley', '' ),
		array(
			'twentyfourteen/images/sunset.jpg',
			1600,
			1067,
			'Rock',
			'Waves rolling in at the foot of a huge rock in evening light',
			'Evening tide',
		),
		array(
			'twentyfifteen/assets/pier-sunset.jpg',
			2400,
			1600,
			'Pier',
			'A pier with people under an orange and violet sky',
			'Last light on the pier',
		),
		array( 'twentyfifteen/assets/pier-seagull.jpg', 2400, 1600, 'Seagull', 'A seagull over the waves in front of a pier', '' ),
		array(
			'twentyseventeen/assets/images/coffee.jpg',
			2000,
			1200,
			'Coffee',
			'A cup and a coffee maker in front of a blackboard',
			'Coffee time',
		),
		array( 'twentyseventeen/assets/images/espresso.jpg', 2000, 1200, 'Espresso', 'A glass of espresso on a wooden table', '' ),
		array( 'twentyseventeen/assets/images/sandwich.jpg', 2000, 1200, 'Sandwich', 'A club sandwich on a board', 'Lunch' ),
		array(
			'twentytwentyfour/assets/images/museum.webp',
			1300,
			1733,
			'Museum',
			'A curved ramp in a white museum hall under a glass roof',
			'The ramp',
		),
		array( 'twentytwentyfour/assets/images/angular-roof.webp', 1286, 2000, 'Roof', 'An angular wooden roof against the sky', '' ),
		array(
			'twentytwentyfour/assets/images/tourist-and-building.webp',
			1200,
			800,
			'Visitor',
			'A visitor taking a picture of a building with columns',
			'Taking pictures',
		),
	);

	/** Photographs that are also attached to posts, by position, and the first ID of those attachments. */
	private const ATTACHED       = array( 0, 4, 9 );
	private const FIRST_ATTACHED = 9021;

	/**
	 * Returns the IDs of all photographs.
	 *
	 * @return list<int>
	 */
	public static function ids(): array {
		return range( self::FIRST, self::FIRST + count( self::ALL ) - 1 );
	}

	/** Creates the missing posts. */
	public static function ensure(): void {
		_prime_post_caches( self::ids(), false, false );
		foreach ( self::ALL as $index => $photograph ) {
			if ( null === get_post( self::FIRST + $index ) ) {
				self::insert( self::FIRST + $index, ...$photograph );
			}
		}
		Papers::ensure();
		Clips::ensure();
	}

	/**
	 * Attaches three photographs to a post, as further attachments of the same files.
	 *
	 * @param int $post Post ID.
	 * @param int $place How many posts have some already; negative for IDs below those of the photographs.
	 */
	public static function attach( int $post, int $place = 0 ): void {
		foreach ( self::ATTACHED as $order => $index ) {
			$id = self::FIRST_ATTACHED + 10 * $place + $order;
			if ( null === get_post( $id ) ) {
				list( $source, $width, $height, , $alt, $caption ) = self::ALL[ $index ];
				self::insert( $id, $source, $width, $height, 'Attached ' . ( $order + 1 ), $alt, $caption );
			}
			wp_update_post(
				array(
					'ID'          => $id,
					'post_parent' => $post,
					'menu_order'  => $order,
				)
			);
		}
	}

	private static function insert( int $id, string $source, int $width, int $height, string $title, string $alt, string $caption ): void {
		$name = Photograph_Files::name( $source );
		$file = Photograph_Files::original( $source, $width, $height );
		$made = wp_insert_attachment(
			array(
				'import_id'      => $id,
				'post_title'     => $title,
				'post_excerpt'   => $caption,
				'post_name'      => "photograph-$id",
				'post_mime_type' => Photograph_Files::type( $file ),
				'post_date'      => '2024-05-01 12:00:00',
			),
			$file,
			0,
			true
		);
		if ( $id !== $made ) {
			throw new RuntimeException( "Photograph $id could not be made: another post has this id." );
		}
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'    => $width,
				'height'   => $height,
				'file'     => $name,
				'filesize' => (int) filesize( $file ),
				'sizes'    => Photograph_Files::sizes( $file, $width, $height ),
			)
		);
	}
}
