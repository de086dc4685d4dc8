<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

/** What a page of a pattern begins with, in the markup that the editor saves. Texts are given unescaped. */
final class Pattern_Hero {
	/**
	 * Behind white words at the foot of a picture, which stays bright above them. As high as words may reach, it is at least .62:
	 * .54 black gives 4.5:1 on white (DESIGN §4).
	 */
	private const SHADE = 'linear-gradient(to top, rgba(27,25,23,0.86) 0rem, rgba(27,25,23,0.62) 25rem, rgba(27,25,23,0.08) 40rem)';

	/**
	 * Returns a picture across the page with a heading, a sentence and a button at its foot.
	 *
	 * @param string $picture Name of one of our pictures.
	 * @param string $kicker Above the heading.
	 * @param string $title
	 * @param string $text
	 * @param string $button
	 * @param string $to Anchor on the page that the button leads to; empty for none.
	 * @param int $level Of the heading: 1 on a page without another title.
	 */
	public static function markup(
		string $picture,
		string $kicker,
		string $title,
		string $text,
		string $button,
		string $to = '',
		int $level = 2
	): string {
		$own   = array(
			'url'                => Pictures::url( $picture ),
			'alt'                => Pictures::alt( $picture ),
			'dimRatio'           => 100,
			'isUserOverlayColor' => true,
			'minHeight'          => 76,
			'minHeightUnit'      => 'vh',
			'customGradient'     => self::SHADE,
			'contentPosition'    => 'bottom center',
			'align'              => 'full',
			'style'              => array(
				'spacing'  => array( 'padding' => array( 'bottom' => 'var:preset|spacing|50' ) ),
				'color'    => array( 'text' => '#ffffff' ),
				'elements' => array( 'heading' => array( 'color' => array( 'text' => '#ffffff' ) ) ),
			),
			'layout'             => array( 'type' => 'constrained' ),
		);
		$inner = Pattern_Markup::paragraph( $kicker, 'center' )
			. Pattern_Markup::heading( self::together( $title ), $level, 'center', 'xx-large' )
			. Pattern_Markup::paragraph( $text, 'center', 'large' )
			. Pattern_Markup::button( $button, true, true, $to );
		$html  = sprintf(
			'<div class="wp-block-cover alignfull has-text-color has-custom-content-position is-position-bottom-center"'
				. ' style="color:#ffffff;padding-bottom:var(--wp--preset--spacing--50);min-height:76vh">'
				. '<span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim'
				. ' wp-block-cover__gradient-background has-background-gradient" style="background:%s"></span>'
				. '<img class="wp-block-cover__image-background" alt="%s" src="%s" data-object-fit="cover"/>'
				. '<div class="wp-block-cover__inner-container">%s</div></div>',
			self::SHADE,
			esc_attr( Pictures::alt( $picture ) ),
			esc_url( Pictures::url( $picture ) ),
			trim( $inner )
		);
		return Pattern_Markup::block( 'cover', $own, $html );
	}

	/**
	 * Keeps the last two words of a longer title on one line, so that none stands alone (DESIGN §7).
	 *
	 * @param string $title
	 */
	private static function together( string $title ): string {
		$words = explode( ' ', $title );
		return count( $words ) < 4 ? $title : implode( ' ', array_slice( $words, 0, -1 ) ) . "\u{00A0}" . end( $words );
	}
}
