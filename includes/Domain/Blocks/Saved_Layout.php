<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What keeps saved words in their column, whatever the theme: in the `style` of the elements, since no stylesheet of ours is
 * there when they are printed. `src/editor/saved-content/layout.ts` writes the same.
 *
 * Posts of earlier versions have words without it; they get it when they are saved, and when a switched-off block prints them.
 */
final class Saved_Layout implements Bootable {
	public const WHEN = 'hook:safe_style_css';

	/** Of an image: in its column, and with its proportions. */
	public const IMAGE = 'max-width:100%;height:auto';

	/** Of the element around all words: a long word goes on in the next line. */
	public const WORDS = 'overflow-wrap:anywhere';

	/** Of a table and of code, which scroll. */
	public const SCROLLS = 'overflow:auto';

	private const VIDEO = 'max-width:100%';

	/** An image in formatted text, whose quotes are in pairs. */
	private const IN_TEXT = '/<img((?:[^"\'>]|"[^"]*"|\'[^\']*\')*)>/';

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'safe_style_css', array( self::class, 'allow' ) );
	}

	/**
	 * Lets WordPress keep what contributors save as well.
	 *
	 * @param mixed $properties Names of CSS properties.
	 * @return mixed
	 */
	public static function allow( $properties ) {
		return is_array( $properties ) ? array( ...$properties, 'overflow-wrap' ) : $properties;
	}

	/**
	 * Keeps the images of formatted text in their column; a size that the author gave them stays.
	 *
	 * @param string $html Formatted text.
	 */
	public static function of_text( string $html ): string {
		return (string) preg_replace_callback(
			self::IN_TEXT,
			static fn ( array $tag ): string => match ( true ) {
				str_contains( $tag[1], 'max-width' ) => $tag[0],
				str_contains( $tag[1], ' style="' ) => str_replace( ' style="', ' style="' . self::IMAGE . ';', $tag[0] ),
				default => '<img style="' . self::IMAGE . '"' . $tag[1] . '>',
			},
			$html
		);
	}

	/**
	 * Completes words that an earlier version saved. What is there stays.
	 *
	 * @param string $html A block's own HTML, without that of the blocks inside, or a part of it.
	 * @param string $class_name Of the element around the words.
	 * @param WP_Post|null $page Post that is saved, whose author may use the files; null for the one that is printed.
	 */
	public static function complete( string $html, string $class_name, ?WP_Post $page = null ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			match ( true ) {
				'IMG' === $tags->get_tag() => self::complete_image( $tags, $page ),
				'VIDEO' === $tags->get_tag() => self::add( $tags, self::VIDEO ),
				true === $tags->has_class( $class_name ) => self::add( $tags, self::WORDS ),
				true === $tags->has_class( 'wp-block-table' ),
				true === $tags->has_class( 'wp-block-code' ) => self::add( $tags, self::SCROLLS ),
				default => null,
			};
		}
		return $tags->get_updated_html();
	}

	/** Gives an image its size, if the media library knows it. */
	private static function complete_image( WP_HTML_Tag_Processor $tags, ?WP_Post $page ): void {
		$url = $tags->get_attribute( 'src' );
		if ( ! is_string( $url ) ) {
			return;
		}
		self::add( $tags, self::IMAGE );
		if ( null !== $tags->get_attribute( 'width' ) && null !== $tags->get_attribute( 'height' ) ) {
			return;
		}
		$name = $tags->get_attribute( 'class' );
		$id   = is_string( $name ) && 1 === preg_match( '/\bwp-image-(\d+)\b/', $name, $found ) ? (int) $found[1] : 0;
		$size = Saved_Images::known( $id, $url, $page )[1];
		if ( null !== $size ) {
			$tags->set_attribute( 'width', (string) $size[0] );
			$tags->set_attribute( 'height', (string) $size[1] );
		}
	}

	/**
	 * Adds to the style of a tag, unless it says something of the same.
	 *
	 * @param string $style Declarations.
	 */
	private static function add( WP_HTML_Tag_Processor $tags, string $style ): void {
		$own  = $tags->get_attribute( 'style' );
		$own  = is_string( $own ) ? $own : '';
		$name = (string) strtok( $style, ':' );
		if ( ! str_contains( $own, $name ) ) {
			$tags->set_attribute( 'style', '' === $own ? $style : "$style;$own" );
		}
	}
}
