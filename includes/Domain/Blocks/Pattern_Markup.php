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
	/** Behind white words on a picture: at least .54 black gives 4.5:1 on white (DESIGN §4). */
	private const DIM = 60;

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
	 * Returns a picture across the page with a heading, a sentence and a button on it.
	 *
	 * @param string $picture Name of one of our pictures.
	 * @param string $kicker Above the heading.
	 * @param string $title
	 * @param string $text
	 * @param string $button
	 */
	public static function hero( string $picture, string $kicker, string $title, string $text, string $button ): string {
		$own   = array(
			'url'                => Pictures::url( $picture ),
			'alt'                => Pictures::alt( $picture ),
			'dimRatio'           => self::DIM,
			'customOverlayColor' => self::DARK,
			'isUserOverlayColor' => true,
			'minHeight'          => 70,
			'minHeightUnit'      => 'vh',
			'align'              => 'full',
			'style'              => array(
				'color'    => array( 'text' => '#ffffff' ),
				'elements' => array( 'heading' => array( 'color' => array( 'text' => '#ffffff' ) ) ),
			),
			'layout'             => array( 'type' => 'constrained' ),
		);
		$inner = self::paragraph( $kicker, 'center' )
			. self::heading( $title, 2, 'center', 'xx-large' )
			. self::paragraph( $text, 'center', 'large' )
			. self::button( $button, true, true );
		$html  = sprintf(
			'<div class="wp-block-cover alignfull has-text-color" style="color:#ffffff;min-height:70vh">'
				. '<span aria-hidden="true" class="wp-block-cover__background has-background-dim-%d has-background-dim"'
				. ' style="background-color:%s"></span>'
				. '<img class="wp-block-cover__image-background" alt="%s" src="%s" data-object-fit="cover"/>'
				. '<div class="wp-block-cover__inner-container">%s</div></div>',
			self::DIM,
			self::DARK,
			esc_attr( Pictures::alt( $picture ) ),
			esc_url( Pictures::url( $picture ) ),
			trim( $inner )
		);
		return self::block( 'cover', $own, $html );
	}

	/**
	 * Returns a band across the page with space above and below.
	 *
	 * @param string $content Block markup.
	 * @param string $style One of our section styles, such as `frontage-tint`; empty for none.
	 */
	public static function section( string $content, string $style = '' ): string {
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
			'<div class="wp-block-group alignfull%s" style="margin-top:0;margin-bottom:0;'
				. 'padding-top:var(--wp--preset--spacing--50);padding-right:var(--wp--preset--spacing--40);'
				. 'padding-bottom:var(--wp--preset--spacing--50);padding-left:var(--wp--preset--spacing--40)">%s</div>',
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
	 */
	public static function words( string $title, string $text, string $button = '' ): string {
		return self::heading( $title ) . self::paragraph( $text ) . ( '' === $button ? '' : self::button( $button ) );
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
	 */
	public static function button( string $text, bool $is_centered = false, bool $is_light = false ): string {
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
		$link   = "<a class=\"$class\"$style>" . esc_html( $text ) . '</a>';
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
	private static function block( string $name, array $attributes, string $html ): string {
		return get_comment_delimited_block_content( "core/$name", $attributes, "\n$html\n" ) . "\n\n";
	}
}
