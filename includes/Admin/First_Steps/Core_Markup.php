<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

/**
 * Serializes WordPress core blocks as the editor saves them.
 *
 * Covers only the simple forms that examples use; other blocks are left out rather than saved wrong.
 */
final class Core_Markup {
	/** Dynamic blocks, which are saved as a comment without HTML. */
	private const WITHOUT_HTML = array(
		'core/archives',
		'core/calendar',
		'core/categories',
		'core/latest-comments',
		'core/latest-posts',
		'core/search',
		'core/site-title',
		'core/tag-cloud',
	);

	/**
	 * Returns the markup of a block.
	 *
	 * @param string $name Block name, such as `core/paragraph`.
	 * @param array<array-key, mixed> $attributes Block attributes; only content and levels are kept.
	 * @param string $inner Markup of the inner blocks.
	 * @return string Empty for a static block that is not supported here.
	 */
	public static function of( string $name, array $attributes, string $inner ): string {
		$text = wp_kses_post( self::text( $attributes['content'] ?? $attributes['text'] ?? '' ) );
		return match ( $name ) {
			'core/paragraph' => self::paragraph( $text ),
			'core/heading' => self::heading( $text, is_int( $attributes['level'] ?? null ) ? $attributes['level'] : 2 ),
			'core/image' => self::image( $attributes ),
			'core/list' => self::wrap( 'list', '<ul class="wp-block-list">', $inner, '</ul>' ),
			'core/list-item' => self::wrap( 'list-item', '<li>', $text . $inner, '</li>' ),
			'core/group' => self::wrap( 'group', '<div class="wp-block-group">', $inner, '</div>' ),
			'core/columns' => self::wrap( 'columns', '<div class="wp-block-columns">', $inner, '</div>' ),
			'core/column' => self::wrap( 'column', '<div class="wp-block-column">', $inner, '</div>' ),
			'core/buttons' => self::wrap( 'buttons', '<div class="wp-block-buttons">', $inner, '</div>' ),
			'core/button' => self::wrap(
				'button',
				'<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">',
				$text,
				'</a></div>'
			),
			'core/separator' => self::wrap( 'separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>', '', '' ),
			default => in_array( $name, self::WITHOUT_HTML, true ) ? get_comment_delimited_block_content( $name, $attributes, '' ) : '',
		};
	}

	/**
	 * Returns a paragraph block.
	 *
	 * @param string $html Escaped content.
	 */
	public static function paragraph( string $html ): string {
		return '' === $html ? '' : self::wrap( 'paragraph', '<p>', $html, '</p>' );
	}

	/**
	 * Returns a heading block.
	 *
	 * @param string $html Escaped content.
	 * @param int $level Heading level, 1 to 6.
	 */
	public static function heading( string $html, int $level = 2 ): string {
		$level = min( 6, max( 1, $level ) );
		return get_comment_delimited_block_content(
			'core/heading',
			2 === $level ? array() : compact( 'level' ),
			"\n<h$level class=\"wp-block-heading\">$html</h$level>\n"
		);
	}

	/**
	 * Returns an image block; empty without an image of this site.
	 *
	 * @param array<array-key, mixed> $attributes `id` of the attachment.
	 */
	private static function image( array $attributes ): string {
		$id  = is_int( $attributes['id'] ?? null ) ? $attributes['id'] : 0;
		$url = wp_get_attachment_image_url( $id, 'large' );
		$alt = self::text( get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		return false === $url ? '' : trim( Pictures::image( compact( 'id', 'url', 'alt' ) ) );
	}

	/**
	 * Returns the markup of a block without attributes.
	 *
	 * @param string $name Block name without `core/`.
	 * @param string $open Opening tag.
	 * @param string $html Content.
	 * @param string $close Closing tag.
	 */
	private static function wrap( string $name, string $open, string $html, string $close ): string {
		return get_comment_delimited_block_content( "core/$name", array(), "\n$open$html$close\n" );
	}

	/**
	 * Returns an escaped text, or an empty string.
	 *
	 * @param mixed $value Value from the example.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
