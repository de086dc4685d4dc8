<?php
/**
 * The page of a module, for people.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Base\Settings\Registry;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;

/** What a module is, finished and in use, with its costs and settings beside it; then each of its styles, and its patterns. */
final class Module_Page {
	/**
	 * Returns the content of a page.
	 *
	 * @param string $kind Such as `blocks`.
	 * @param string $slug The module's folder.
	 * @param string $title
	 * @param string $description
	 */
	public static function markup( string $kind, string $slug, string $title, string $description ): string {
		$example = Module_Example::markup( $kind, $slug );
		$facts   = Module_Facts::costs( $slug ) . Module_Facts::settings( $kind, $slug, $title );
		$markup  = self::head( $title, $description )
			. self::beside( self::switches( $slug ) . $example, $facts )
			. ( 'blocks' === $kind ? Module_Styles::markup( $slug, $example ) . Module_Patterns::markup( $slug ) : '' );
		return Frames::led( $markup, home_url( '/modules/' ) );
	}

	/**
	 * Returns what a page begins with: the way back, the title, and a sentence.
	 *
	 * @param string $title
	 * @param string $description
	 */
	private static function head( string $title, string $description ): string {
		$back  = '<p class="has-small-font-size"><a href="' . esc_url( home_url( '/modules/' ) ) . '">Modules</a></p>';
		$words = Markup::block( 'paragraph', array( 'fontSize' => 'small' ), $back )
			. Catalogue_Pages::title( $title, 1 )
			. Markup::paragraph( $description, '', 'medium' );
		return Markup::block(
			'group',
			array(
				'align'  => 'wide',
				'style'  => array(
					'spacing' => array(
						'blockGap' => 'var:preset|spacing|10',
						'padding'  => array( 'top' => 'var:preset|spacing|50' ),
					),
				),
				'layout' => array(
					'type'           => 'constrained',
					'contentSize'    => '44rem',
					'wideSize'       => '44rem',
					'justifyContent' => 'left',
				),
			),
			'<div class="wp-block-group alignwide" style="padding-top:var(--wp--preset--spacing--50)">' . trim( $words ) . '</div>'
		);
	}

	/**
	 * Returns the example and, beside it, what there is to know about it.
	 *
	 * @param string $example Block markup.
	 * @param string $facts Block markup.
	 */
	private static function beside( string $example, string $facts ): string {
		$column = static fn ( string $width, string $content ): string => Markup::block(
			'column',
			array( 'width' => $width ),
			"<div class=\"wp-block-column\" style=\"flex-basis:$width\">" . trim( $content ) . '</div>'
		);
		$space  = 'var:preset|spacing|50';
		return Markup::block(
			'columns',
			array(
				'align' => 'wide',
				'style' => array(
					'spacing' => array(
						'blockGap' => array(
							'top'  => $space,
							'left' => $space,
						),
						'margin'   => array( 'top' => 'var:preset|spacing|40' ),
					),
				),
			),
			'<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--40)">'
				. trim( $column( '66.66%', $example ) . $column( '33.33%', $facts ) ) . '</div>'
		);
	}

	/**
	 * Returns the heading of a part of the page, far from what is above it.
	 *
	 * @param string $title
	 * @param string $anchor
	 */
	public static function part( string $title, string $anchor ): string {
		$space = array( 'spacing' => array( 'margin' => array( 'top' => 'var:preset|spacing|60' ) ) );
		return Markup::block(
			'heading',
			array(
				'align' => 'wide',
				'style' => $space,
			),
			"<h2 id=\"$anchor\" class=\"wp-block-heading alignwide\" style=\"margin-top:var(--wp--preset--spacing--60)\">$title</h2>"
		);
	}

	/**
	 * Returns buttons that turn a module that is off by default on for one visitor, and off again (see the environment's plugin).
	 *
	 * @param string $slug The module's folder.
	 */
	private static function switches( string $slug ): string {
		if ( Registry::is_on_at_first( $slug ) ) {
			return '';
		}
		$button = static fn ( string $words, string $modules, string $style ): string => Markup::block(
			'button',
			array_filter( array( 'className' => $style ) ),
			'<div class="' . trim( "wp-block-button $style" ) . '"><a class="wp-block-button__link wp-element-button" href="'
				. esc_url( home_url( "/modules/$slug/?frontage_env_on=$modules" ) ) . "\">$words</a></div>"
		);
		$both   = $button( 'Turn it on here', $slug, '' ) . $button( 'Turn it off', '', 'is-style-outline' );
		return Markup::block( 'buttons', array(), '<div class="wp-block-buttons">' . trim( $both ) . '</div>' );
	}
}
