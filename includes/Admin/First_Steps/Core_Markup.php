<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own blocks as they are saved.
 *
 * Only the plain forms that examples use; what is not here is left out rather than saved wrong.
 */
final class Core_Markup {
	/** Printed by the server, saved as a comment. */
	private const WITHOUT_HTML = array( 'core/archives', 'core/calendar', 'core/categories', 'core/latest-comments', 'core/latest-posts', 'core/search', 'core/site-title', 'core/tag-cloud' );

	/**
	 * Markup of a block.
	 *
	 * @param string                  $name       Such as `core/paragraph`.
	 * @param array<array-key, mixed> $attributes Only content and levels are kept.
	 * @param string                  $inner      Markup of its inner blocks.
	 * @return string Empty for a block that is saved as HTML and not known here.
	 */
	public static function of( string $name, array $attributes, string $inner ): string {
		$text = wp_kses_post( self::text( $attributes['content'] ?? $attributes['text'] ?? '' ) );
		return match ( $name ) {
			'core/paragraph' => self::paragraph( $text ),
			'core/heading' => self::heading( $text, is_int( $attributes['level'] ?? null ) ? $attributes['level'] : 2 ),
			'core/list' => self::wrap( 'list', '<ul class="wp-block-list">', $inner, '</ul>' ),
			'core/list-item' => self::wrap( 'list-item', '<li>', $text . $inner, '</li>' ),
			'core/group' => self::wrap( 'group', '<div class="wp-block-group">', $inner, '</div>' ),
			'core/columns' => self::wrap( 'columns', '<div class="wp-block-columns">', $inner, '</div>' ),
			'core/column' => self::wrap( 'column', '<div class="wp-block-column">', $inner, '</div>' ),
			'core/buttons' => self::wrap( 'buttons', '<div class="wp-block-buttons">', $inner, '</div>' ),
			'core/button' => self::wrap( 'button', '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">', $text, '</a></div>' ),
			'core/separator' => self::wrap( 'separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>', '', '' ),
			default => in_array( $name, self::WITHOUT_HTML, true ) ? get_comment_delimited_block_content( $name, $attributes, '' ) : '',
		};
	}

	/**
	 * A paragraph.
	 *
	 * @param string $html Its text, escaped.
	 */
	public static function paragraph( string $html ): string {
		return '' === $html ? '' : self::wrap( 'paragraph', '<p>', $html, '</p>' );
	}

	/**
	 * A heading.
	 *
	 * @param string $html  Its text, escaped.
	 * @param int    $level 1 to 6.
	 */
	public static function heading( string $html, int $level = 2 ): string {
		$level = min( 6, max( 1, $level ) );
		return get_comment_delimited_block_content( 'core/heading', 2 === $level ? array() : compact( 'level' ), "\n<h$level class=\"wp-block-heading\">$html</h$level>\n" );
	}

	/**
	 * A block without attributes.
	 *
	 * @param string $name  Without `core/`.
	 * @param string $open  Before the content.
	 * @param string $html  The content.
	 * @param string $close After it.
	 */
	private static function wrap( string $name, string $open, string $html, string $close ): string {
		return get_comment_delimited_block_content( "core/$name", array(), "\n$open$html$close\n" );
	}

	/**
	 * A text, or nothing.
	 *
	 * @param mixed $value What the example says.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
