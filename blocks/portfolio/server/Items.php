<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Portfolio;

use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Card\Fallback_Picture;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * The projects of a portfolio: post data for the component.
 *
 * @phpstan-type Picture array{src: string, srcSet?: string, width: int, height: int, rows: int}
 * @phpstan-type Item array{title: string, href: string, names?: string, terms?: list<string>, picture?: Picture}
 */
final class Items {
	private const SIZE = 'medium_large';

	/** In a masonry layout, rows that a square image spans, and those of the gap below it. */
	private const ROWS = 24;
	private const GAP  = 1;

	/**
	 * Returns the items of posts.
	 *
	 * @param list<WP_Post> $posts
	 * @param string $taxonomy Taxonomy to filter by.
	 * @return list<Item>
	 */
	public static function of( array $posts, string $taxonomy ): array {
		return array_map( static fn ( WP_Post $post ): array => self::item( $post, $taxonomy ), $posts );
	}

	/** Maximum number of categories in the filter; those with the most posts are kept. */
	private const MOST_CATEGORIES = 20;

	/**
	 * Returns the categories of the posts, in order of appearance.
	 *
	 * @param list<WP_Post> $posts
	 * @param string $taxonomy Taxonomy to filter by.
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
	 * Returns the item of one post.
	 *
	 * @param string $taxonomy Taxonomy to filter by.
	 * @return Item
	 */
	private static function item( WP_Post $post, string $taxonomy ): array {
		$title   = self::text( get_the_title( $post ) );
		$terms   = self::terms( $post, $taxonomy );
		$picture = self::picture( (int) get_post_thumbnail_id( $post ) ) ?? self::picture( Fallback_Picture::of( 0 ) );
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
	 * Returns an image.
	 *
	 * @param int $id Attachment ID, 0 for none.
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
	 * Returns the number of rows an image spans; very tall or flat ones are cropped.
	 *
	 * @param int $width Width in pixels.
	 * @param int $height Height in pixels.
	 */
	private static function rows( int $width, int $height ): int {
		$rows = (int) round( self::ROWS * $height / max( 1, $width ) );
		return self::GAP + max( intdiv( self::ROWS, 2 ), min( 2 * self::ROWS, $rows ) );
	}

	/**
	 * Returns the terms of a post.
	 *
	 * @return list<WP_Term>
	 */
	private static function terms( WP_Post $post, string $taxonomy ): array {
		$terms = get_the_terms( $post, $taxonomy );
		return is_array( $terms ) ? array_values( $terms ) : array();
	}

	/** Converts WordPress's HTML to plain text. */
	private static function text( string $html ): string {
		return Kses::text( $html );
	}
}
