<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps hidden blocks out of what WordPress, themes and other plugins make of a post's content without rendering all of it.
 *
 * Excerpts; content before “Read more” and pages of a post, which begin or end inside of blocks; and whatever themes and plugins
 * make of `get_the_content()`. In the admin area that is whole, since a plugin may copy a post there.
 */
final class Shown_Content implements Bootable {
	public const WHEN = array(
		'hook:get_the_excerpt',
		'hook:excerpt_allowed_blocks',
		'hook:content_pagination',
	);

	private const NEXT = '<!--nextpage-->';

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'get_the_excerpt', array( self::class, 'enter' ), PHP_INT_MIN + 1, 2 );
		add_filter( 'get_the_excerpt', array( self::class, 'leave' ), PHP_INT_MAX );
		add_filter( 'excerpt_allowed_blocks', array( self::class, 'parse' ), PHP_INT_MAX );
		add_filter( 'content_pagination', array( self::class, 'pages' ), PHP_INT_MIN + 1, 2 );
	}

	/**
	 * Notes whose excerpt is made.
	 *
	 * @param mixed $excerpt The author's excerpt.
	 * @param mixed $post Post, unless the filter was applied without one.
	 * @return mixed The same.
	 */
	public static function enter( $excerpt, $post = null ) {
		Audience::enter( $post instanceof WP_Post ? $post->ID : (int) get_the_ID() );
		return $excerpt;
	}

	/**
	 * Notes that the excerpt is made.
	 *
	 * @param mixed $excerpt
	 * @return mixed The same.
	 */
	public static function leave( $excerpt ) {
		Audience::leave();
		return $excerpt;
	}

	/**
	 * Has the content of an excerpt parsed without hidden blocks.
	 *
	 * @param mixed $allowed Names of the blocks that excerpts are made of.
	 * @return mixed The same.
	 */
	public static function parse( $allowed ) {
		Shown_Parser::enqueue_once();
		return $allowed;
	}

	/**
	 * Splits the content of a post into pages after hidden blocks are left out: a block that begins on one page and ends on another
	 * is none on either, and then nothing hides what is in it.
	 *
	 * @param mixed $pages Block markup of each page.
	 * @param mixed $post
	 * @return mixed
	 */
	public static function pages( $pages, $post ) {
		if ( ! $post instanceof WP_Post || Audience::is_admin_area() || ! Shown_Blocks::may_hide( $post->post_content ) ) {
			return $pages;
		}
		$shown = Shown_Blocks::of_post( $post );
		return $shown === $post->post_content ? $pages : self::split( $shown );
	}

	/**
	 * Splits content as WordPress does.
	 *
	 * @param string $content Block markup.
	 * @return list<string>
	 */
	private static function split( string $content ): array {
		if ( ! str_contains( $content, self::NEXT ) ) {
			return array( $content );
		}
		$content = (string) preg_replace( '/\n?' . self::NEXT . '\n?/', self::NEXT, $content );
		$content = str_replace( array( '<!-- wp:nextpage -->', '<!-- /wp:nextpage -->' ), '', $content );
		return explode( self::NEXT, str_starts_with( $content, self::NEXT ) ? substr( $content, strlen( self::NEXT ) ) : $content );
	}
}
