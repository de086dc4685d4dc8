<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Bootable;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the first images of a list in a template at once, and the first large one with priority.
 *
 * WordPress decides about images by their position in the content or in the posts of the main query. A list of ours in the
 * template of the home page or of an archive is neither, so that all its images would be lazy, and none would have priority.
 */
final class Template_Images implements Bootable {
	public const WHEN = array( 'hook:template_redirect' );

	private static bool $is_at_end = false;

	/** Adds the filters. */
	public static function boot(): void {
		add_filter( 'pre_render_block', array( self::class, 'notice_end' ), 10, 2 );
		add_filter( 'wp_content_img_tag', array( self::class, 'prioritize' ), 10, 2 );
	}

	/**
	 * Returns what an image of a list adds to the attributes for `wp_get_attachment_image()`.
	 *
	 * @return array{loading?: false} Without `loading`, the image is loaded at once; else WordPress decides.
	 */
	public static function loading(): array {
		if ( wp_increase_content_media_count( 0 ) >= wp_omit_loading_attr_threshold() || ! self::is_template() ) {
			return array();
		}
		wp_increase_content_media_count();
		return array( 'loading' => false );
	}

	/**
	 * Notices the footer, after which images are not seen first.
	 *
	 * @param string|null $html Passed on.
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function notice_end( ?string $html, array $block ): ?string {
		if ( 'core/template-part' === $block['blockName'] ) {
			$attributes      = (array) ( $block['attrs'] ?? array() );
			self::$is_at_end = self::$is_at_end
				|| 'footer' === ( $attributes['tagName'] ?? '' )
				|| str_contains( (string) ( $attributes['slug'] ?? '' ), 'footer' );
		}
		return $html;
	}

	/**
	 * Gives priority to the first large image of ours in a template that is not lazy, once per page.
	 *
	 * @param string $tag Tag of an image.
	 * @param string $context Where WordPress found it.
	 */
	public static function prioritize( string $tag, string $context ): string {
		if ( 'template' !== $context || ! str_contains( $tag, 'frontage-' ) ) {
			return $tag;
		}
		$image = new WP_HTML_Tag_Processor( $tag );
		if ( ! $image->next_tag( array( 'tag_name' => 'img' ) ) || null !== $image->get_attribute( 'loading' ) ) {
			return $tag;
		}
		$known = array(
			'width'         => (int) $image->get_attribute( 'width' ),
			'height'        => (int) $image->get_attribute( 'height' ),
			'fetchpriority' => $image->get_attribute( 'fetchpriority' ),
		);
		$added = wp_maybe_add_fetchpriority_high_attr( array(), 'img', $known );
		if ( ! isset( $added['fetchpriority'] ) ) {
			return $tag;
		}
		$image->set_attribute( 'fetchpriority', $added['fetchpriority'] );
		return $image->get_updated_html();
	}

	/** Forgets the page, for tests. */
	public static function reset(): void {
		self::$is_at_end = false;
	}

	/** Returns whether a template is being printed, outside of what WordPress decides about itself. */
	private static function is_template(): bool {
		$is_printed = wp_is_block_theme()
			? did_action( 'template_redirect' ) > 0 && ! self::$is_at_end
			: did_action( 'get_header' ) > 0 && 0 === did_action( 'get_footer' );
		return $is_printed
			&& ! in_the_loop()
			&& ! is_feed()
			&& ! wp_doing_ajax()
			&& ! wp_is_serving_rest_request()
			&& ! doing_filter( 'the_content' )
			&& ! doing_filter( 'widget_text_content' )
			&& ! doing_filter( 'widget_block_content' );
	}
}
