<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

/**
 * What a page of a pattern begins with, in the markup that the editor saves: words, a button, and a large picture as
 * bright as it is. Words do not stand on the picture itself, so they have the theme's colors, and so has the button.
 *
 * Words are a line above the title, the title, a sentence, and the button. The anchor is where the button leads.
 */
final class Pattern_Hero {
	/** Width of a panel on a picture. */
	private const PANEL = '36rem';

	/** Least height of what is seen of a picture above a panel: less in wide windows, where it is seen beside the panel, too. */
	private const ABOVE = 'clamp(11rem, 26rem - 18vw, 20rem)';

	/** Of words directly below the head of a page. */
	private const NEAR = array(
		'top'    => Markup::NEAR,
		'bottom' => Markup::NEAR,
	);

	private const PADDING = 'var:preset|spacing|40';

	/** The same, as CSS. */
	private const SPACE = 'var(--wp--preset--spacing--40)';

	/**
	 * Returns words above a picture that goes across the page.
	 *
	 * @param string $picture Name of one of our pictures.
	 * @param array{string, string, string, string} $words
	 * @param string $to Anchor; empty for none.
	 */
	public static function above( string $picture, array $words, string $to = '' ): string {
		list( $kicker, $title, $text, $button ) = $words;

		$columns = array(
			Markup::paragraph( $kicker ) . self::title( $title ),
			Markup::paragraph( $text, '', 'large' ) . Markup::button( $button, $to ),
		);
		$head    = Markup::columns( $columns, 'bottom', Markup::WIDE_FIRST );
		$image   = Pictures::image( Pictures::described( $picture ), 'full', '16/9' );
		return Markup::section( $head, '', '', self::NEAR ) . self::group( array( 'align' => 'full' ), 'alignfull', $image );
	}

	/**
	 * Returns words beside a picture.
	 *
	 * @param string $picture Name of one of our pictures.
	 * @param array{string, string, string, string} $words
	 * @param string $to Anchor; empty for none.
	 */
	public static function beside( string $picture, array $words, string $to = '' ): string {
		$columns = array( self::words( $words, $to ), Markup::picture( $picture, '4/3' ) );
		return Markup::section( Markup::columns( $columns, 'center', array( 45, 55 ), Markup::APART ), '', '', self::NEAR );
	}

	/**
	 * Returns words on a panel on a picture that goes across the page; beside it from right to left, where the panel would
	 * cover what the picture shows.
	 *
	 * @param string $picture Name of one of our pictures.
	 * @param array{string, string, string, string} $words
	 * @param string $to Anchor; empty for none.
	 * @param array{x: float, y: float} $focus Of the picture, which a phone shows a part of.
	 */
	public static function over( string $picture, array $words, string $to, array $focus ): string {
		if ( is_rtl() ) {
			return self::beside( $picture, $words, $to );
		}
		$padding = array(
			'top'    => self::PADDING,
			'right'  => self::PADDING,
			'bottom' => self::PADDING,
			'left'   => Markup::edge( 'left' ),
		);
		$panel   = Markup::block(
			'group',
			array(
				'className' => 'is-style-frontage-tint',
				'style'     => array(
					'spacing' => compact( 'padding' ),
					'layout'  => array(
						'selfStretch' => 'fixed',
						'flexSize'    => self::PANEL,
					),
				),
				'layout'    => array( 'type' => 'default' ),
			),
			sprintf(
				'<div class="wp-block-group is-style-frontage-tint" '
					. 'style="padding-top:%1$s;padding-right:%1$s;padding-bottom:%1$s;padding-left:%2$s">%3$s</div>',
				self::SPACE,
				Markup::edge( 'left' ),
				trim( self::words( $words, $to ) )
			)
		);
		$layout  = array(
			'type'           => 'flex',
			'justifyContent' => 'left',
		);
		return self::cover( $picture, $focus, self::group( array( 'align' => 'full' ) + compact( 'layout' ), 'alignfull', $panel ) );
	}

	/**
	 * Returns a picture across the page with something at its foot, and at least as much of it above.
	 *
	 * @param string $picture Name of one of our pictures.
	 * @param array{x: float, y: float} $focus
	 * @param string $inner Block markup.
	 */
	private static function cover( string $picture, array $focus, string $inner ): string {
		$place = 100 * $focus['x'] . '% ' . 100 * $focus['y'] . '%';
		$own   = array(
			'url'                => Pictures::url( $picture ),
			'alt'                => Pictures::alt( $picture ),
			'dimRatio'           => 0,
			'isUserOverlayColor' => true,
			'focalPoint'         => $focus,
			'minHeight'          => 84,
			'minHeightUnit'      => 'vh',
			'contentPosition'    => 'bottom center',
			'align'              => 'full',
			'style'              => array(
				'spacing' => array(
					'padding' => array(
						'top'    => self::ABOVE,
						'right'  => '0',
						'bottom' => '0',
						'left'   => '0',
					),
				),
			),
			'layout'             => array( 'type' => 'constrained' ),
		);
		$html  = sprintf(
			'<div class="wp-block-cover alignfull has-custom-content-position is-position-bottom-center"'
				. ' style="padding-top:%s;padding-right:0;padding-bottom:0;padding-left:0;min-height:84vh">'
				. '<span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span>'
				. '<img class="wp-block-cover__image-background" alt="%s" src="%s" style="object-position:%s"'
				. ' data-object-fit="cover" data-object-position="%s"/>'
				. '<div class="wp-block-cover__inner-container">%s</div></div>',
			self::ABOVE,
			esc_attr( Pictures::alt( $picture ) ),
			esc_url( Pictures::url( $picture ) ),
			$place,
			$place,
			trim( $inner )
		);
		return Markup::block( 'cover', $own, $html );
	}

	/**
	 * Returns a group without space of its own.
	 *
	 * @param array<string, mixed> $own Attributes.
	 * @param string $class Of its alignment.
	 * @param string $inner Block markup.
	 */
	private static function group( array $own, string $class, string $inner ): string {
		$none   = array(
			'top'    => '0',
			'bottom' => '0',
		);
		$style  = array( 'spacing' => array( 'margin' => $none ) );
		$layout = array( 'type' => 'default' );
		return Markup::block(
			'group',
			$own + compact( 'style', 'layout' ),
			"<div class=\"wp-block-group $class\" style=\"margin-top:0;margin-bottom:0\">" . trim( $inner ) . '</div>'
		);
	}

	/**
	 * Returns all words below each other.
	 *
	 * @param array{string, string, string, string} $words
	 * @param string $to Anchor; empty for none.
	 */
	private static function words( array $words, string $to ): string {
		list( $kicker, $title, $text, $button ) = $words;
		return Markup::paragraph( $kicker ) . self::title( $title ) . Markup::paragraph( $text ) . Markup::button( $button, $to );
	}

	/**
	 * Returns the title.
	 *
	 * @param string $title
	 */
	private static function title( string $title ): string {
		return Markup::heading( $title, 2, '', 'xx-large' );
	}
}
