<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

/** The parts of whole-page patterns, in the markup that the editor saves. Texts are given unescaped. */
final class Pattern_Markup {
	/** Widths of two columns, in percent: text begins at the same places in every band of a page (DESIGN §7). */
	public const WIDE_FIRST = array( 64, 36 );
	public const WIDE_LAST  = array( 36, 64 );

	/** Spaces within a band, and above and below it: the theme's own, within bounds (DESIGN §3). */
	public const NONE   = '0';
	public const NEAR   = 'clamp(1.5rem, var(--wp--preset--spacing--50, 2rem), 4rem)';
	public const FAR    = 'clamp(3rem, var(--wp--preset--spacing--60, 4rem), 7rem)';
	public const SPREAD = 'var:preset|spacing|50';
	private const GAP   = '1.5rem';

	/** Spaces between columns, and between what they hold where it is below each other: a picture and its words, others, and cards. */
	public const CLOSE = array(
		'top'  => '1rem',
		'left' => '4rem',
	);
	public const APART = array(
		'top'  => '2rem',
		'left' => '4rem',
	);
	public const CARDS = array(
		'top'  => '3rem',
		'left' => '2rem',
	);

	/**
	 * Returns the content of another pattern.
	 *
	 * @param string $name Block and pattern, such as `accordion/faq`.
	 */
	public static function of( string $name ): string {
		return trim( Patterns::read( 'blocks/' . str_replace( '/', '/patterns/', $name ) . '.php' )['content'] ) . "\n\n";
	}

	/**
	 * Returns a band across the page with space above and below, whose text stands on the page's own column.
	 *
	 * @param string $content Block markup.
	 * @param string $style One of our section styles, such as `frontage-tint`; empty for none.
	 * @param string $anchor For links to it; empty for none.
	 * @param array{top?: string, bottom?: string, gap?: string} $space Above, below, and between the parts. There is none below a band
	 *                                                                 whose next one has the same ground.
	 */
	public static function section( string $content, string $style = '', string $anchor = '', array $space = array() ): string {
		$padding = array(
			'top'    => $space['top'] ?? self::FAR,
			'right'  => self::edge( 'right' ),
			'bottom' => $space['bottom'] ?? self::FAR,
			'left'   => self::edge( 'left' ),
		);
		$own     = array_filter( array( 'className' => '' === $style ? '' : "is-style-$style" ) ) + array(
			'align'  => 'full',
			'style'  => array(
				'spacing' => array(
					'padding'  => $padding,
					'margin'   => array(
						'top'    => self::NONE,
						'bottom' => self::NONE,
					),
					'blockGap' => $space['gap'] ?? self::GAP,
				),
			),
			'layout' => array( 'type' => 'constrained' ),
		);
		$css     = 'margin-top:0;margin-bottom:0';
		foreach ( $padding as $side => $value ) {
			$css .= ";padding-$side:$value";
		}
		$html = sprintf(
			'<div%s class="wp-block-group alignfull%s" style="%s">%s</div>',
			'' === $anchor ? '' : sprintf( ' id="%s"', esc_attr( $anchor ) ),
			'' === $style ? '' : " is-style-$style",
			$css,
			trim( $content )
		);
		return self::block( 'group', $own, $html );
	}

	/**
	 * Returns the space between the edge of the page and its text: the theme's own where it has one.
	 *
	 * @param string $side `left` or `right`.
	 */
	public static function edge( string $side ): string {
		return "var(--wp--style--root--padding-$side, var(--wp--preset--spacing--40))";
	}

	/**
	 * Returns columns in wide width, beside each other where they fit.
	 *
	 * @param array<string> $columns Block markup of each.
	 * @param string $middle How they stand beside each other: `center`, `bottom`, or empty for the same top.
	 * @param list<int> $widths In percent; the same for all if empty.
	 * @param array{top: string, left: string} $gap CLOSE, APART or CARDS.
	 */
	public static function columns( array $columns, string $middle = 'center', array $widths = array(), array $gap = self::CLOSE ): string {
		$aligned = '' === $middle ? array() : array( 'verticalAlignment' => $middle );
		$inner   = '';
		foreach ( array_values( $columns ) as $index => $column ) {
			$width  = isset( $widths[ $index ] ) ? array( 'width' => "$widths[$index]%" ) : array();
			$class  = '' === $middle ? '' : " is-vertically-aligned-$middle";
			$css    = array() === $width ? '' : " style=\"flex-basis:{$width['width']}\"";
			$inner .= self::block( 'column', $aligned + $width, "<div class=\"wp-block-column$class\"$css>" . trim( $column ) . '</div>' );
		}
		$class = '' === $middle ? '' : " are-vertically-aligned-$middle";
		return self::block(
			'columns',
			$aligned + array(
				'align' => 'wide',
				'style' => array( 'spacing' => array( 'blockGap' => $gap ) ),
			),
			"<div class=\"wp-block-columns alignwide$class\">" . trim( $inner ) . '</div>'
		);
	}

	/**
	 * Returns a heading and a sentence, and beside them what they are about.
	 *
	 * @param string $title
	 * @param string $text
	 * @param string $content Block markup.
	 */
	public static function beside( string $title, string $text, string $content ): string {
		return self::columns( array( self::words( $title, $text ), $content ), '', self::WIDE_LAST, self::APART );
	}

	/**
	 * Returns a heading, a paragraph and perhaps a button.
	 *
	 * @param string $title
	 * @param string $text
	 * @param string $button Empty for none.
	 * @param string $to Anchor on the page that the button leads to; empty for none.
	 */
	public static function words( string $title, string $text, string $button = '', string $to = '' ): string {
		return self::heading( $title )
			. self::paragraph( $text )
			. ( '' === $button ? '' : self::button( $button, $to ) );
	}

	/**
	 * Returns one of our pictures, cut to a ratio.
	 *
	 * @param string $name Of the picture.
	 * @param string $ratio Such as `4/5`.
	 */
	public static function picture( string $name, string $ratio ): string {
		return Pictures::image( Pictures::described( $name ), '', $ratio );
	}

	/**
	 * Returns a heading.
	 *
	 * @param string $text
	 * @param int $level 1 to 6.
	 * @param string $align `center`, `wide` for the edge of what is wide, or empty.
	 * @param string $size Slug of a font size; empty for its own.
	 */
	public static function heading( string $text, int $level = 2, string $align = '', string $size = '' ): string {
		$is_wide = 'wide' === $align;
		$own     = array_filter(
			array(
				'textAlign' => $is_wide ? '' : $align,
				'level'     => 2 === $level ? 0 : $level,
				'align'     => $is_wide ? $align : '',
				'fontSize'  => $size,
			)
		);
		$class   = trim( 'wp-block-heading ' . ( $is_wide ? 'alignwide ' : '' ) . self::classes( $is_wide ? '' : $align, $size ) );
		return self::block( 'heading', $own, "<h$level class=\"$class\">" . esc_html( $text ) . "</h$level>" );
	}

	/**
	 * Returns a paragraph.
	 *
	 * @param string $text
	 * @param string $align `center`, or empty.
	 * @param string $size Slug of a font size; empty for its own.
	 */
	public static function paragraph( string $text, string $align = '', string $size = '' ): string {
		$own   = array_filter(
			array(
				'align'    => $align,
				'fontSize' => $size,
			)
		);
		$class = self::classes( $align, $size );
		return self::block( 'paragraph', $own, ( '' === $class ? '<p>' : "<p class=\"$class\">" ) . esc_html( $text ) . '</p>' );
	}

	/**
	 * Returns a button in a row of its own.
	 *
	 * @param string $text
	 * @param string $to Anchor on the page that it leads to; empty for none.
	 */
	public static function button( string $text, string $to = '' ): string {
		$href   = '' === $to ? '' : ' href="#' . esc_attr( $to ) . '"';
		$link   = "<a class=\"wp-block-button__link wp-element-button\"$href>" . esc_html( $text ) . '</a>';
		$button = trim( self::block( 'button', array(), "<div class=\"wp-block-button\">$link</div>" ) );
		return self::block( 'buttons', array(), "<div class=\"wp-block-buttons\">$button</div>" );
	}

	/**
	 * Returns the classes of a text.
	 *
	 * @param string $align `center`, or empty.
	 * @param string $size Slug of a font size, or empty.
	 */
	private static function classes( string $align, string $size ): string {
		return trim( ( '' === $align ? '' : "has-text-align-$align " ) . ( '' === $size ? '' : "has-$size-font-size" ) );
	}

	/**
	 * Returns a block of WordPress, and the empty line after it.
	 *
	 * @param string $name Without `core/`.
	 * @param array<string, mixed> $attributes
	 * @param string $html
	 */
	public static function block( string $name, array $attributes, string $html ): string {
		return get_comment_delimited_block_content( "core/$name", $attributes, "\n$html\n" ) . "\n\n";
	}
}
