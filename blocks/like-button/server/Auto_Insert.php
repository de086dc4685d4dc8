<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Http\Post_Visibility;
use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a button into posts by itself.
 *
 * Off until the owner chooses a place; only in the page's own posts, never in feeds, summaries or posts that have a button.
 */
final class Auto_Insert {
	private const MODULE = 'like-button';
	private const BLOCK  = 'frontage/like-button';

	/** After blocks (9) and paragraphs (10), so that neither touches the button. */
	private const PRIORITY = 30;

	/** Adds the hooks, if a place is chosen. */
	public function boot(): void {
		if ( 'off' !== self::place() ) {
			add_filter( 'the_content', array( $this, 'insert' ), self::PRIORITY );
		}
	}

	/**
	 * Puts the button before or after a post's content.
	 *
	 * @param mixed $content The content.
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

	/** The setting of the place. */
	public static function place_field(): Field {
		$places = array(
			'off'    => __( 'Off', 'frontage' ),
			'before' => __( 'Before the content', 'frontage' ),
			'after'  => __( 'After the content', 'frontage' ),
			'both'   => __( 'Before and after the content', 'frontage' ),
		);
		return Field::choice( __( 'Insert like button into posts', 'frontage' ), $places, 'off' );
	}

	/**
	 * A switch for each kind of posts.
	 *
	 * @return array<string, Field>
	 */
	public static function type_fields(): array {
		$fields = array();
		foreach ( array_filter( get_post_types( array(), 'objects' ), 'is_post_type_viewable' ) as $type ) {
			if ( 'attachment' !== $type->name ) {
				/* translators: %s: kind of posts, such as “Pages”. */
				$label                        = sprintf( __( 'Insert into %s', 'frontage' ), $type->labels->name );
				$fields[ "on_{$type->name}" ] = Field::flag( $label, 'post' === $type->name );
			}
		}
		return $fields;
	}

	/**
	 * Whether the post that is being printed gets a button.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function is_wanted( WP_Post $post ): bool {
		return in_the_loop() && is_main_query() && ! is_feed() && ! doing_filter( 'get_the_excerpt' )
			&& ( is_singular() ? get_queried_object_id() === $post->ID : self::is_listed( $post ) )
			&& true === Options::get( self::MODULE, "on_{$post->post_type}" )
			&& ! has_block( self::BLOCK, $post )
			&& Post_Visibility::can_view( $post->ID );
	}

	/**
	 * Whether the post is one of the archive's, and archives are wanted.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function is_listed( WP_Post $post ): bool {
		global $wp_query;
		return true === Options::get( self::MODULE, 'in_lists' ) && in_array( $post->ID, array_column( $wp_query->posts ?? array(), 'ID' ), true );
	}

	/**
	 * The button with the site's settings.
	 *
	 * @param int $post_id The post, if not the one around it.
	 */
	public static function button( int $post_id = 0 ): string {
		$words = Like_Button::words();
		$block = array(
			'blockName'    => self::BLOCK,
			'attrs'        => array(
				'icon'        => Options::get( self::MODULE, 'icon' ),
				'postfix'     => $words->more,
				'postfixOne'  => $words->one,
				'postfixZero' => $words->zero,
				'hidesZero'   => Options::get( self::MODULE, 'hides_zero' ),
			),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
		return 0 === $post_id ? render_block( $block ) : ( new WP_Block( $block, array( 'postId' => $post_id ) ) )->render();
	}

	/** Where buttons go. */
	private static function place(): string {
		return (string) Options::value( self::MODULE, 'insert', self::place_field() );
	}
}
