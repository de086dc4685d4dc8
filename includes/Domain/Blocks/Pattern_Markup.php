<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

/** The parts of whole-page patterns, in the markup that the editor saves. Texts are given unescaped. */
final class Pattern_Markup {
	private const DARK = '#1b1917';

	/**
	 * Returns the content of another pattern.
	 *
	 * @param string $name Block and pattern, such as `accordion/faq`.
	 */
	public static function of( string $name ): string {
		return trim( Patterns::read( 'blocks/' . str_replace( '/', '/patterns/', $name ) . '.php' )['content'] ) . "\n\n";
	}

	/**
	 * Returns a band across the page with space above and below.
	 *
	 * @param string $content Block markup.
	 * @param string $style One of our section styles, such as `frontage-tint`; empty for none.
	 * @param string $anchor For links to it; empty for none.
	 */
	public static function section( string $content, string $style = '', string $anchor = '' ): string {
		$own  = array_filter( array( 'className' => '' === $style ? '' : "is-style-$style" ) ) + array(
			'align'  => 'full',
			'style'  => array(
				'spacing' => array(
					'padding'  => array(
						'top'    => 'var:preset|spacing|50',
						'bottom' => 'var:preset|spacing|50',
						'left'   => 'var:preset|spacing|40',
						'right'  => 'var:preset|spacing|40',
					),
					'margin'   => array(
						'top'    => '0',
						'bottom' => '0',
					),
					'blockGap' => 'var:preset|spacing|40',
				),
			),
			'layout' => array( 'type' => 'constrained' ),
		);
		$html = sprintf(
			'<div%s class="wp-block-group alignfull%s" style="margin-top:0;margin-bottom:0;'
				. 'padding-top:var(--wp--preset--spacing--50);padding-right:var(--wp--preset--spacing--40);'
				. 'padding-bottom:var(--wp--preset--spacing--50);padding-left:var(--wp--preset--spacing--40)">%s</div>',
			'' === $anchor ? '' : sprintf( ' id="%s"', esc_attr( $anchor ) ),
			'' === $style ? '' : " is-style-$style",
			trim( $content )
		);
		return self::block( 'group', $own, $html );
	}

	/**
	 * Returns columns in wide width, beside each other where they fit.
	 *
	 * @param array<string> $columns Block markup of each.
	 * @param bool $are_cards Whether they begin at the same height, close to each other; otherwise their middles do.
	 */
	public static function columns( array $columns, bool $are_cards = false ): string {
		$middle = $are_cards ? array() : array( 'verticalAlignment' => 'center' );
		$class  = $are_cards ? '' : ' is-vertically-aligned-center';
		$inner  = '';
		foreach ( $columns as $column ) {
			$inner .= self::block( 'column', $middle, "<div class=\"wp-block-column$class\">" . trim( $column ) . '</div>' );
		}
		$gap   = array(
			'top'  => '2rem',
			'left' => '4rem',
		);
		$far   = $are_cards ? array() : array( 'style' => array( 'spacing' => array( 'blockGap' => $gap ) ) );
		$class = $are_cards ? '' : ' are-vertically-aligned-center';
		return self::block(
			'columns',
			$middle + array( 'align' => 'wide' ) + $far,
			"<div class=\"wp-block-columns alignwide$class\">" . trim( $inner ) . '</div>'
		);
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
			. ( '' === $button ? '' : self::button( $button, false, false, $to ) );
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
	 * @param string $align `center`, or empty.
	 * @param string $size Slug of a font size; empty for its own.
	 */
	public static function heading( string $text, int $level = 2, string $align = '', string $size = '' ): string {
		$own   = array_filter(
			array(
				'textAlign' => $align,
				'level'     => 2 === $level ? 0 : $level,
				'fontSize'  => $size,
			)
		);
		$class = trim( 'wp-block-heading ' . self::classes( $align, $size ) );
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
	 * @param bool $is_centered
	 * @param bool $is_light Whether it is on a dark picture, where a theme's own may be as dark.
	 * @param string $to Anchor on the page that it leads to; empty for none.
	 */
	public static function button( string $text, bool $is_centered = false, bool $is_light = false, string $to = '' ): string {
		$own    = $is_light ? array(
			'style' => array(
				'color' => array(
					'text'       => self::DARK,
					'background' => '#ffffff',
				),
			),
		) : array();
		$class  = 'wp-block-button__link' . ( $is_light ? ' has-text-color has-background' : '' ) . ' wp-element-button';
		$style  = $is_light ? ' style="color:' . self::DARK . ';background-color:#ffffff"' : '';
		$href   = '' === $to ? '' : ' href="#' . esc_attr( $to ) . '"';
		$link   = "<a class=\"$class\"$href$style>" . esc_html( $text ) . '</a>';
		$layout = array(
			'type'           => 'flex',
			'justifyContent' => 'center',
		);
		$button = trim( self::block( 'button', $own, "<div class=\"wp-block-button\">$link</div>" ) );
		return self::block( 'buttons', $is_centered ? compact( 'layout' ) : array(), "<div class=\"wp-block-buttons\">$button</div>" );
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
