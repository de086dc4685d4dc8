<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Domain\Blocks\Audience;
use Frontage\Domain\Blocks\Shown_Blocks;
use Frontage\Domain\Modules\Deciders;
use Frontage\Domain\Split_Tests\Split_Block;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The public words of a post.
 *
 * Of its content, only what the page shows to every visitor now: no comments of blocks, no hidden blocks, and
 * nothing inside shortcodes and other plugins' dynamic blocks, which may show it to members only.
 */
final class Post_Text {
	/** Shortcodes of WordPress whose content every visitor sees. */
	private const OPEN_SHORTCODES = '/\[\/?(?:caption|wp_caption)(?:\s[^\[\]]*+)?\]/';

	/** A shortcode that nothing handles: WordPress shows it as text. Words such as “[sic]” are text. */
	private const UNKNOWN_SHORTCODES = '/\[(?:\/[A-Za-z][\w-]*+|[A-Za-z][\w-]*+\s[^\[\]]*+)\]/';

	/** Elements inside of words. */
	private const INLINE = '/<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u|wbr)\b[^>]*+>/i';

	/** Elements whose content is no text. */
	private const NO_TEXT = '/<(script|style|noscript|template|svg|math)\b[^>]*+>.*?<\/\1\s*+>/is';

	/**
	 * Returns the texts of a post.
	 *
	 * @return array<int, string> Keyed by place, see `Postings`.
	 */
	public static function of( WP_Post $post ): array {
		$around = array( self::plain( $post->post_excerpt ), (string) get_the_author_meta( 'display_name', (int) $post->post_author ) );
		foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
			$terms = is_taxonomy_viewable( $taxonomy ) && 'post_format' !== $taxonomy ? get_the_terms( $post, $taxonomy ) : false;
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$around[] = self::plain( $term->name );
			}
		}
		$texts = array(
			Postings::TITLE   => self::plain( $post->post_title ),
			Postings::AROUND  => implode( "\n", $around ),
			Postings::CONTENT => self::plain( self::content( self::blocks( $post->post_content ) ) ),
		);
		/**
		 * Filters the text by which a post is found.
		 *
		 * For words that the page shows to every visitor and that are not in its content, such as custom fields.
		 *
		 *     add_filter( 'frontage_search_text', fn ( $text, $post ) => $text . ' ' . get_post_meta( $post->ID, 'isbn', true ), 10, 2 );
		 *
		 * @since 0.3
		 *
		 * @param string  $text Plain text of the content.
		 * @param WP_Post $post Public post.
		 */
		$texts[ Postings::CONTENT ] = (string) apply_filters( 'frontage_search_text', $texts[ Postings::CONTENT ], $post );
		return $texts;
	}

	/**
	 * Returns the blocks that everybody sees now. The user who saves the post may see more.
	 *
	 * @param string $content Block markup.
	 * @return array<array-key, array<string, mixed>>
	 */
	private static function blocks( string $content ): array {
		return Audience::everybody( static fn (): array => Shown_Blocks::in( $content ) );
	}

	/**
	 * Returns HTML as plain text, with a space where an element ends.
	 *
	 * @param string $html Fragment, in UTF-8; its scripts and styles are left out.
	 */
	public static function plain( string $html ): string {
		$html = (string) preg_replace( self::NO_TEXT, ' ', $html );
		$html = (string) preg_replace( self::INLINE, '', $html );
		$html = (string) preg_replace( '/<!--.*?-->|<[^>]*+>/s', ' ', $html );
		return trim( html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * Returns the saved HTML of blocks that show it to every visitor.
	 *
	 * @param array<int|string, mixed> $blocks Parsed blocks.
	 */
	private static function content( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) || ! self::is_shown( $block ) ) {
				continue;
			}
			$at = 0;
			foreach ( (array) ( $block['innerContent'] ?? array() ) as $piece ) {
				$html .= is_string( $piece ) ? $piece : self::content( array( $block['innerBlocks'][ $at++ ] ?? null ) );
			}
			$html .= "\n<br>";
		}
		return self::without_shortcodes( $html );
	}

	/**
	 * Returns whether every visitor sees the saved HTML of a block.
	 *
	 * @param array<int|string, mixed> $block Parsed block.
	 */
	private static function is_shown( array $block ): bool {
		$attributes = (array) ( $block['attrs'] ?? array() );
		$name       = (string) ( $block['blockName'] ?? '' );
		$is_own     = '' === $name || str_starts_with( $name, 'core/' ) || str_starts_with( $name, 'frontage/' );
		$type       = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		// A block that some visitors do not see, in our way and in that of a common plugin; a dynamic block of another plugin.
		$is_hidden = Deciders::is_personal( $attributes )
			|| ! empty( $attributes['blockVisibility'] )
			|| Split_Block::is_alternative( $name, $attributes );
		return ! $is_hidden && ( $is_own || null === $type || ! $type->is_dynamic() );
	}

	/**
	 * Removes shortcodes with their content.
	 *
	 * @param string $html HTML of a post.
	 */
	private static function without_shortcodes( string $html ): string {
		$html = strip_shortcodes( (string) preg_replace( self::OPEN_SHORTCODES, ' ', $html ) );
		return (string) preg_replace( self::UNKNOWN_SHORTCODES, ' ', $html );
	}
}
