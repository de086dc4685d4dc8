<?php
declare( strict_types=1 );

namespace Frontage\Domain\Pictures;

use Frontage\Base\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * The pictures that come with Frontage, for patterns and the demo: drawn by `tools/pictures`, in one manner.
 *
 * They are files of the plugin, so that nothing is loaded from another site; once a post uses one, `Adopted_Pictures`
 * puts a copy into the media library.
 */
final class Pictures {
	private const FOLDER = 'includes/Domain/Pictures/files/';

	/** Places and things, the best first. */
	private const PLACES = array(
		'lemons',
		'hills',
		'workshop',
		'lake',
		'facade',
		'breakfast',
		'coast',
		'market',
		'roofs',
		'reading',
		'festival',
		'vase',
		'bowl',
		'plaster',
	);

	private const PEOPLE = array( 'ada', 'ben', 'noor', 'dilek', 'emil' );

	/** A jug from eight sides, as it turns. */
	private const TURN = array( 'turn-1', 'turn-2', 'turn-3', 'turn-4', 'turn-5', 'turn-6', 'turn-7', 'turn-8' );

	/** Marks that stand for logos: gray on nothing. */
	private const MARKS = array( 'mark-leaf', 'mark-wave', 'mark-sun', 'mark-house', 'mark-boat', 'mark-peak' );

	/**
	 * Returns the names of all pictures.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array( ...self::PLACES, ...self::PEOPLE, ...self::TURN, ...self::MARKS );
	}

	/**
	 * Returns pictures of places and things in the format our blocks save, without IDs.
	 *
	 * @param int $count How many; at most as many as there are.
	 * @return list<array{url: string, alt: string}>
	 */
	public static function of_places( int $count ): array {
		return array_map( self::described( ... ), array_slice( self::PLACES, 0, $count ) );
	}

	/**
	 * Returns portraits in the format our blocks save, without IDs.
	 *
	 * @param int $count How many; at most as many as there are.
	 * @return list<array{url: string, alt: string}>
	 */
	public static function of_people( int $count ): array {
		return array_map( self::described( ... ), array_slice( self::PEOPLE, 0, $count ) );
	}

	/**
	 * Returns what stands for logos, in the format our blocks save, without IDs.
	 *
	 * @return list<array{url: string, alt: string}>
	 */
	public static function of_logos(): array {
		return array_map( self::described( ... ), self::MARKS );
	}

	/**
	 * Returns a picture in the format our blocks save, without an ID.
	 *
	 * @param string $name
	 * @return array{url: string, alt: string}
	 */
	public static function described( string $name ): array {
		return array(
			'url' => self::url( $name ),
			'alt' => self::alt( $name ),
		);
	}

	/** Returns the beginning of all pictures' URLs, with a slash at its end. */
	public static function base(): string {
		return Paths::url( self::FOLDER );
	}

	/**
	 * Returns a picture's URL.
	 *
	 * @param string $name
	 */
	public static function url( string $name ): string {
		return self::base() . "$name.webp";
	}

	/**
	 * Returns the full path of a picture's file.
	 *
	 * @param string $name
	 */
	public static function file( string $name ): string {
		return Paths::path( self::FOLDER . "$name.webp" );
	}

	/**
	 * Returns what a picture shows, in one sentence without a full stop.
	 *
	 * @param string $name
	 * @return string Empty for an unknown name.
	 */
	public static function alt( string $name ): string {
		return match ( $name ) {
			'lemons'    => __( 'A clay jug with branches and a bowl of lemons on a table', 'frontage' ),
			'hills'     => __( 'A small house between cypresses in front of green hills at dawn', 'frontage' ),
			'workshop'  => __( 'Bowls and vases on three shelves', 'frontage' ),
			'lake'      => __( 'A red rowing boat on a mountain lake', 'frontage' ),
			'facade'    => __( 'A pink house with a red arched door, two windows, and plants in pots', 'frontage' ),
			'breakfast' => __( 'Toast on a plate, a cup of coffee, and a pear, seen from above', 'frontage' ),
			'coast'     => __( 'A lighthouse on a cliff and two sailing boats', 'frontage' ),
			'market'    => __( 'A market stall with crates of fruit under a striped awning', 'frontage' ),
			'roofs'     => __( 'Roofs of an old town at dusk, with lit windows and a clock tower', 'frontage' ),
			'reading'   => __( 'A green armchair between a lamp and a plant by the window', 'frontage' ),
			'festival'  => __( 'A striped tent by night, strings of lamps, and people watching a singer', 'frontage' ),
			'vase'      => __( 'A tall green vase with white blossoms', 'frontage' ),
			'bowl'      => __( 'A yellow bowl on a plinth', 'frontage' ),
			'ada'       => __( 'A woman with long red hair', 'frontage' ),
			'ben'       => __( 'A man with glasses and a beard', 'frontage' ),
			'noor'      => __( 'A woman with her dark hair tied up', 'frontage' ),
			'emil'      => __( 'An old man with a cap and a mustache', 'frontage' ),
			'dilek'     => __( 'A woman with a green headscarf', 'frontage' ),
			'plaster'   => __( 'A bare wall with a ladder, a bucket, and a first patch of paint', 'frontage' ),
			default     => match ( substr( $name, 0, 5 ) ) {
				'turn-' => __( 'A clay jug', 'frontage' ),
				'mark-' => __( 'Logo', 'frontage' ),
				default => '',
			},
		};
	}

	/**
	 * Returns an image block, in the markup that the editor saves.
	 *
	 * @param array{url: string, alt: string, id?: int} $picture One of ours, or with its ID in the media library.
	 * @param string $align `center`, `wide` or empty.
	 * @param string $ratio Aspect ratio, width by height, such as `1`; empty for the image's own.
	 */
	public static function image( array $picture, string $align = '', string $ratio = '' ): string {
		$id    = $picture['id'] ?? 0;
		$own   = 0 === $id ? array() : array(
			'id'              => $id,
			'sizeSlug'        => 'large',
			'linkDestination' => 'none',
		);
		$own  += '' === $ratio ? array() : array(
			'aspectRatio' => $ratio,
			'scale'       => 'cover',
		);
		$own  += '' === $align ? array() : array( 'align' => $align );
		$style = '' === $ratio ? '' : sprintf( ' style="aspect-ratio:%s;object-fit:cover"', esc_attr( $ratio ) );
		$html  = sprintf(
			'<figure class="wp-block-image%s"><img src="%s" alt="%s"%s/></figure>',
			( '' === $align ? '' : " align$align" ) . ( 0 === $id ? '' : ' size-large' ),
			esc_url( $picture['url'] ),
			esc_attr( $picture['alt'] ),
			( 0 === $id ? '' : " class=\"wp-image-$id\"" ) . $style
		);
		return get_comment_delimited_block_content( 'core/image', $own, "\n$html\n" ) . "\n\n";
	}
}
