<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use WP_Block;
use WP_HTML_Tag_Processor;
use WP_Post;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks and REST answers of WordPress that give a post's content, its first image, or its notes, as they are saved.
 *
 * Latest Posts does so with whole posts before WordPress 7.1, Featured Image for posts without one, and Footnotes. REST does so
 * with the notes of every type of post, and with menus: the saved content of a menu is in the answer that others embed.
 */
final class Raw_Content implements Bootable {
	public const WHEN = array(
		'hook:render_block_core/latest-posts',
		'hook:render_block_core/post-featured-image',
		'hook:render_block_core/footnotes',
		'hook:rest_prepare_post',
		'hook:rest_prepare_page',
		'hook:rest_api_init',
	);

	/** Saved whole for the editors of posts that use it, who must not lose what they do not see. */
	private const WHOLE = 'wp_block';

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'render_block_core/latest-posts', array( self::class, 'posts' ) );
		add_filter( 'render_block_core/post-featured-image', array( self::class, 'image' ), 10, 3 );
		add_filter( 'render_block_core/footnotes', array( self::class, 'notes' ), 10, 3 );
		add_action( 'rest_api_init', array( self::class, 'watch_answers' ), PHP_INT_MAX );
		self::watch_answers();
	}

	/** Has the answers about all types of posts checked. */
	public static function watch_answers(): void {
		foreach ( array_diff( get_post_types( array( 'show_in_rest' => true ) ), array( self::WHOLE ) ) as $type ) {
			add_filter( "rest_prepare_$type", array( self::class, 'rest' ), 10, 2 );
		}
	}

	/**
	 * Leaves hidden blocks out of printed posts, in which the comments of blocks still stand.
	 *
	 * @param mixed $html Rendered block.
	 * @return mixed
	 */
	public static function posts( $html ) {
		return is_string( $html ) && str_contains( $html, '<!-- wp:' ) ? Shown_Blocks::markup( $html ) : $html;
	}

	/**
	 * Prints no image that stands in a hidden block only.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @param mixed $instance Block with its context.
	 * @return mixed
	 */
	public static function image( $html, $block, $instance = null ) {
		$post = self::post( $instance );
		if ( null === $post || ! is_string( $html ) || has_post_thumbnail( $post ) ) {
			return $html;
		}
		$printed = self::source( $html );
		$shown   = new WP_HTML_Tag_Processor( Shown_Blocks::of_post( $post ) );
		while ( '' !== $printed && $shown->next_tag( array( 'tag_name' => 'img' ) ) ) {
			if ( $printed === $shown->get_attribute( 'src' ) ) {
				return $html;
			}
		}
		return '' === $printed ? $html : '';
	}

	/**
	 * Prints no note to words in a hidden block.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @param mixed $instance Block with its context.
	 * @return mixed
	 */
	public static function notes( $html, $block, $instance = null ) {
		$post = self::post( $instance );
		if ( null === $post || ! is_string( $html ) ) {
			return $html;
		}
		$shown = Shown_Blocks::of_post( $post );
		$html  = preg_replace_callback(
			'~<li id="([^"]+)">.*?</li>~s',
			static fn ( array $note ): string => str_contains( $shown, "data-fn=\"$note[1]\"" ) ? $note[0] : '',
			$html
		);
		return str_contains( (string) $html, '<li' ) ? $html : '';
	}

	/**
	 * Answers with no hidden block as it is saved, and no note to words in one.
	 *
	 * @param mixed $response REST response.
	 * @param mixed $post Post that it is about.
	 * @return mixed
	 */
	public static function rest( $response, $post = null ) {
		$data = $response instanceof WP_REST_Response ? $response->get_data() : null;
		if ( ! is_array( $data ) || ! $post instanceof WP_Post || ! Shown_Blocks::may_hide( $post->post_content ) ) {
			return $response;
		}
		$shown = Shown_Blocks::of_post( $post );
		if ( is_array( $data['content'] ?? null ) && is_string( $data['content']['raw'] ?? null ) ) {
			$data['content']['raw'] = $shown;
		}
		$notes = json_decode( (string) ( $data['meta']['footnotes'] ?? '' ), true );
		if ( is_array( $notes ) ) {
			$data['meta']['footnotes'] = (string) wp_json_encode( array_values( self::notes_in( $shown, $notes ) ) );
		}
		$response->set_data( $data );
		return $response;
	}

	/**
	 * Returns the notes to what is shown.
	 *
	 * @param string $shown Block markup.
	 * @param array<mixed> $notes As saved.
	 * @return array<mixed>
	 */
	private static function notes_in( string $shown, array $notes ): array {
		return array_filter(
			$notes,
			static fn ( mixed $note ): bool => is_array( $note ) && str_contains( $shown, 'data-fn="' . ( $note['id'] ?? '' ) . '"' )
		);
	}

	/**
	 * Returns the post that a block belongs to; null if it has no hidden blocks.
	 *
	 * @param mixed $instance Block with its context.
	 */
	private static function post( mixed $instance ): ?WP_Post {
		$post = $instance instanceof WP_Block ? get_post( (int) ( $instance->context['postId'] ?? 0 ) ) : null;
		return null !== $post && Shown_Blocks::may_hide( $post->post_content ) ? $post : null;
	}

	/**
	 * Returns the address of the first image; empty if there is none.
	 *
	 * @param string $html
	 */
	private static function source( string $html ): string {
		$tag = new WP_HTML_Tag_Processor( $html );
		return $tag->next_tag( array( 'tag_name' => 'img' ) ) ? (string) $tag->get_attribute( 'src' ) : '';
	}
}
