<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Paths;
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
		return trim( ( require Paths::path( 'blocks/' . str_replace( '/', '/patterns/', $name ) . '.php' ) )['content'] ) . "\n\n";
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
		$own   = serialize_block_attributes(
			array(
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
			)
		);
		$inner = self::paragraph( $kicker, 'center' )
			. self::heading( $title, 2, 'center', 'xx-large' )
			. self::paragraph( $text, 'center', 'large' )
			. self::buttons( array( $button ), true );
		return sprintf(
			"<!-- wp:cover %s -->\n<div class=\"wp-block-cover alignfull has-text-color\" style=\"color:#ffffff;min-height:70vh\">"
				. '<span aria-hidden="true" class="wp-block-cover__background has-background-dim-%d has-background-dim"'
				. ' style="background-color:%s"></span>'
				. '<img class="wp-block-cover__image-background" alt="%s" src="%s" data-object-fit="cover"/>'
				. "<div class=\"wp-block-cover__inner-container\">%s</div></div>\n<!-- /wp:cover -->\n\n",
			$own,
			self::DIM,
			self::DARK,
			esc_attr( Pictures::alt( $picture ) ),
			esc_url( Pictures::url( $picture ) ),
			trim( $inner )
		);
	}

	/**
	 * Returns a band across the page with space above and below.
	 *
	 * @param string $content Block markup.
	 * @param string $style One of our section styles, such as `frontage-tint`; empty for none.
	 */
	public static function section( string $content, string $style = '' ): string {
		$own = serialize_block_attributes(
			array_filter( array( 'className' => '' === $style ? '' : "is-style-$style" ) ) + array(
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
			)
		);
		return sprintf(
			"<!-- wp:group %s -->\n<div class=\"wp-block-group alignfull%s\" style=\"margin-top:0;margin-bottom:0;"
				. 'padding-top:var(--wp--preset--spacing--50);padding-right:var(--wp--preset--spacing--40);'
				. 'padding-bottom:var(--wp--preset--spacing--50);padding-left:var(--wp--preset--spacing--40)">'
				. "%s</div>\n<!-- /wp:group -->\n\n",
			$own,
			'' === $style ? '' : " is-style-$style",
			trim( $content )
		);
	}

	/**
	 * Returns columns in wide width, beside each other where they fit.
	 *
	 * @param array<string> $columns Block markup of each.
	 */
	public static function columns( array $columns ): string {
		$own   = serialize_block_attributes(
			array(
				'verticalAlignment' => 'center',
				'align'             => 'wide',
				'style'             => array(
					'spacing' => array(
						'blockGap' => array(
							'top'  => '2rem',
							'left' => '4rem',
						),
					),
				),
			)
		);
		$inner = '';
		foreach ( $columns as $column ) {
			$inner .= "<!-- wp:column {\"verticalAlignment\":\"center\"} -->\n"
				. '<div class="wp-block-column is-vertically-aligned-center">' . trim( $column ) . "</div>\n<!-- /wp:column -->\n\n";
		}
		return "<!-- wp:columns $own -->\n<div class=\"wp-block-columns alignwide are-vertically-aligned-center\">"
			. trim( $inner ) . "</div>\n<!-- /wp:columns -->\n\n";
	}

	/**
	 * Returns a heading, a paragraph and perhaps a button.
	 *
	 * @param string $title
	 * @param string $text
	 * @param string $button Empty for none.
	 */
	public static function words( string $title, string $text, string $button = '' ): string {
		return self::heading( $title ) . self::paragraph( $text ) . ( '' === $button ? '' : self::buttons( array( $button ) ) );
	}

	/**
	 * Returns one of our pictures, cut to a ratio.
	 *
	 * @param string $name Of the picture.
	 * @param string $ratio Such as `4/5`; empty for its own.
	 */
	public static function picture( string $name, string $ratio = '' ): string {
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
		$own = array_filter(
			array(
				'textAlign' => $align,
				'level'     => 2 === $level ? 0 : $level,
				'fontSize'  => $size,
			)
		);
		return sprintf(
			"<!-- wp:heading %s-->\n<h%d class=\"wp-block-heading%s%s\">%s</h%d>\n<!-- /wp:heading -->\n\n",
			array() === $own ? '' : serialize_block_attributes( $own ) . ' ',
			$level,
			'' === $align ? '' : " has-text-align-$align",
			'' === $size ? '' : " has-$size-font-size",
			esc_html( $text ),
			$level
		);
	}

	/**
	 * Returns a paragraph.
	 *
	 * @param string $text
	 * @param string $align `center`, or empty.
	 * @param string $size Slug of a font size; empty for its own.
	 */
	public static function paragraph( string $text, string $align = '', string $size = '' ): string {
		$own     = array_filter(
			array(
				'align'    => $align,
				'fontSize' => $size,
			)
		);
		$classes = trim( ( '' === $align ? '' : "has-text-align-$align " ) . ( '' === $size ? '' : "has-$size-font-size" ) );
		return sprintf(
			"<!-- wp:paragraph %s-->\n<p%s>%s</p>\n<!-- /wp:paragraph -->\n\n",
			array() === $own ? '' : serialize_block_attributes( $own ) . ' ',
			'' === $classes ? '' : " class=\"$classes\"",
			esc_html( $text )
		);
	}

	/**
	 * Returns buttons in a row.
	 *
	 * @param array<string> $texts
	 * @param bool $is_centered
	 */
	public static function buttons( array $texts, bool $is_centered = false ): string {
		$inner = '';
		foreach ( $texts as $text ) {
			$inner .= "<!-- wp:button -->\n<div class=\"wp-block-button\"><a class=\"wp-block-button__link wp-element-button\">"
				. esc_html( $text ) . "</a></div>\n<!-- /wp:button -->\n\n";
		}
		return '<!-- wp:buttons ' . ( $is_centered ? '{"layout":{"type":"flex","justifyContent":"center"}} ' : '' ) . "-->\n"
			. '<div class="wp-block-buttons">' . trim( $inner ) . "</div>\n<!-- /wp:buttons -->\n\n";
	}
}
