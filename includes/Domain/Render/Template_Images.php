<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Bootable;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the first images of a list in a template at once. WordPress gives the first large one of them priority.
 *
 * WordPress decides about images by their position in the content or in the posts of the main query. A list of ours in the
 * template of the home page or of an archive is neither, so that all its images would be lazy, and none would have priority.
 */
final class Template_Images implements Bootable {
	public const WHEN = array( 'hook:template_redirect' );

	private static bool $is_at_end = false;

	/** Adds the filter. */
	public static function boot(): void {
		add_filter( 'pre_render_block', array( self::class, 'notice_end' ), 10, 2 );
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
