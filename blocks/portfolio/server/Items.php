<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Portfolio;

use Frontage\Base\Html\Kses;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * The works of a portfolio.
 *
 * What the component needs to know of posts.
 *
 * @phpstan-type Picture array{src: string, srcSet?: string, width: int, height: int, rows: int}
 * @phpstan-type Item array{title: string, href: string, names?: string, terms?: list<string>, picture?: Picture}
 */
final class Items {
	private const SIZE = 'medium_large';

	/** Rows that a square takes where each picture has its own shape, and those of the gap below it. */
	private const ROWS = 24;
	private const GAP  = 1;

	/**
	 * Describes posts.
	 *
	 * @param list<WP_Post> $posts    The posts.
	 * @param string        $taxonomy What they can be filtered by.
	 * @return list<Item>
	 */
	public static function of( array $posts, string $taxonomy ): array {
		return array_map( static fn ( WP_Post $post ): array => self::item( $post, $taxonomy ), $posts );
	}

	/** Categories to choose from at most; the fullest ones. */
	private const MOST_CATEGORIES = 20;

	/**
	 * The categories that items have, in order of appearance.
	 *
	 * @param list<WP_Post> $posts    The posts.
	 * @param string        $taxonomy The taxonomy.
	 * @return list<array{slug: string, name: string}>
	 */
	public static function categories( array $posts, string $taxonomy ): array {
		$found  = array();
		$counts = array();
		foreach ( $posts as $post ) {
			foreach ( self::terms( $post, $taxonomy ) as $term ) {
				$found[ $term->slug ] ??= array(
					'slug' => $term->slug,
					'name' => self::text( $term->name ),
				);

				$counts[ $term->slug ] = 1 + ( $counts[ $term->slug ] ?? 0 );
			}
		}
		arsort( $counts );
		return array_values( array_intersect_key( $found, array_slice( $counts, 0, self::MOST_CATEGORIES, true ) ) );
	}

	/**
	 * Describes one post.
	 *
	 * @param WP_Post $post     The post.
	 * @param string  $taxonomy What it can be filtered by.
	 * @return Item
	 */
	private static function item( WP_Post $post, string $taxonomy ): array {
		$title   = self::text( get_the_title( $post ) );
		$terms   = self::terms( $post, $taxonomy );
		$picture = self::picture( (int) get_post_thumbnail_id( $post ) );
		$item    = array(
			'title' => '' === $title ? __( '(no title)', 'frontage' ) : $title,
			'href'  => (string) get_permalink( $post ),
		);
		if ( array() !== $terms ) {
			$item['names'] = implode( ', ', array_map( static fn ( WP_Term $term ): string => self::text( $term->name ), $terms ) );
			$item['terms'] = array_column( $terms, 'slug' );
		}
		return null === $picture ? $item : $item + array( 'picture' => $picture );
	}

	/**
	 * Describes a picture.
	 *
	 * @param int $id In the media library, 0 for none.
	 * @return Picture|null
	 */
	private static function picture( int $id ): ?array {
		$found = 0 === $id ? false : wp_get_attachment_image_src( $id, self::SIZE );
		if ( ! $found ) {
			return null;
		}
		$set = (string) wp_get_attachment_image_srcset( $id, self::SIZE );
		return array( 'src' => $found[0] ) + ( '' === $set ? array() : array( 'srcSet' => $set ) ) + array(
			'width'  => (int) $found[1],
			'height' => (int) $found[2],
			'rows'   => self::rows( (int) $found[1], (int) $found[2] ),
		);
	}

	/**
	 * The height of a picture in rows; a very long or very flat one is cut.
	 *
	 * @param int $width  Pixels.
	 * @param int $height Pixels.
	 */
	private static function rows( int $width, int $height ): int {
		$rows = (int) round( self::ROWS * $height / max( 1, $width ) );
		return self::GAP + max( intdiv( self::ROWS, 2 ), min( 2 * self::ROWS, $rows ) );
	}

	/**
	 * The terms of a post.
	 *
	 * @param WP_Post $post     The post.
	 * @param string  $taxonomy The taxonomy.
	 * @return list<WP_Term>
	 */
	private static function terms( WP_Post $post, string $taxonomy ): array {
		$terms = get_the_terms( $post, $taxonomy );
		return is_array( $terms ) ? array_values( $terms ) : array();
	}

	/**
	 * Plain text of what WordPress gives as HTML.
	 *
	 * @param string $html The HTML.
	 */
	private static function text( string $html ): string {
		return Kses::text( $html );
	}
}
