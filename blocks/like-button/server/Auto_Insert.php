<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Bare_Block;
use Frontage\Http\Post_Visibility;
use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts a button into posts automatically.
 *
 * Off until the owner chooses a position; only in the main posts of a page, never in feeds, excerpts or
 * posts that already have a button.
 */
final class Auto_Insert {
	private const MODULE = 'like-button';
	private const BLOCK  = 'frontage/like-button';

	/** After blocks (9) and paragraphs (10), so that neither changes the button. */
	private const PRIORITY = 30;

	/** Adds the hooks, if a position is chosen. */
	public function boot(): void {
		if ( 'off' !== self::place() ) {
			add_filter( 'the_content', array( $this, 'insert' ), self::PRIORITY );
		}
	}

	/**
	 * Inserts the button before or after a post's content.
	 *
	 * @param mixed $content Post content.
	 * @return mixed
	 */
	public function insert( mixed $content ): mixed {
		$post = get_post();
		if ( ! is_string( $content ) || ! $post instanceof WP_Post || ! self::is_wanted( $post ) ) {
			return $content;
		}
		$place  = self::place();
		$before = 'after' === $place ? '' : self::button();
		return $before . $content . ( 'before' === $place ? '' : self::button() );
	}

	/** Returns the setting for the position. */
	public static function place_field(): Field {
		$places = array(
			'off'    => __( 'Off', 'frontage' ),
			'before' => __( 'Before the content', 'frontage' ),
			'after'  => __( 'After the content', 'frontage' ),
			'both'   => __( 'Before and after the content', 'frontage' ),
		);
		return Field::choice( __( 'Insert like button into posts', 'frontage' ), $places, 'off' );
	}

	/** Returns whether the current post gets a button. */
	private static function is_wanted( WP_Post $post ): bool {
		return in_the_loop() && is_main_query() && ! is_feed() && ! doing_filter( 'get_the_excerpt' )
			&& ( is_singular() ? get_queried_object_id() === $post->ID : self::is_listed( $post ) )
			&& true === Options::get( self::MODULE, "on_{$post->post_type}" )
			&& ! has_block( self::BLOCK, $post )
			&& Post_Visibility::can_view( $post->ID );
	}

	/** Returns whether the post is in the main loop of an archive and archives are enabled. */
	private static function is_listed( WP_Post $post ): bool {
		global $wp_query;
		return true === Options::get( self::MODULE, 'in_lists' )
			&& in_array( $post->ID, array_column( $wp_query->posts ?? array(), 'ID' ), true );
	}

	/**
	 * Returns the button with the site's settings.
	 *
	 * @param int $post_id Post ID; 0 for the current post.
	 */
	public static function button( int $post_id = 0 ): string {
		$words = Like_Button::words();
		$block = Bare_Block::of(
			self::BLOCK,
			array(
				'icon'        => Options::get( self::MODULE, 'icon' ),
				'postfix'     => $words->more,
				'postfixOne'  => $words->one,
				'postfixZero' => $words->zero,
				'hidesZero'   => Options::get( self::MODULE, 'hides_zero' ),
			)
		);
		return 0 === $post_id ? render_block( $block ) : ( new WP_Block( $block, array( 'postId' => $post_id ) ) )->render();
	}

	/** Returns the position of the button. */
	private static function place(): string {
		return (string) Options::value( self::MODULE, 'insert', self::place_field() );
	}
}
