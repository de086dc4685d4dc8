<?php
/**
 * The patterns of a block, on its page.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Base\Manifest;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Patterns;

/** What a block's patterns look like, each with its code to copy. */
final class Module_Patterns {
	/** Blocks whose patterns open over the page, stand at its edge, or wait for an account: their code suffices. */
	private const NOT_SHOWN = array(
		'modal',
		'one-page-nav',
		'photo-feed',
		'reading-progress',
		'share',
		'social-feed',
		'subscribe-overlay',
	);

	/**
	 * Returns the block's patterns, each with its code.
	 *
	 * @param string $slug The block's folder.
	 */
	public static function markup( string $slug ): string {
		$markup = '';
		foreach ( Manifest::get()['blocks'][ $slug ]['patterns'] ?? array() as $path ) {
			$pattern = Patterns::read( $path );
			$code    = serialize_block_attributes( array( 'code' => htmlspecialchars( trim( $pattern['content'] ), ENT_NOQUOTES ) ) );
			// Whole pages are for pages of their own.
			$is_code = isset( $pattern['blockTypes'] ) || in_array( $slug, self::NOT_SHOWN, true );
			$shown   = $is_code ? '' : self::framed( trim( $pattern['content'] ) );
			$markup .= self::wide(
				Markup::heading( $pattern['title'], 3, '', 'medium' ) . $shown . Markup::block(
					'details',
					array(),
					'<details class="wp-block-details"><summary>Code to paste into the editor</summary>'
						. "<!-- wp:frontage/source-code $code /--></details>"
				)
			);
		}
		return '' === $markup ? '' : Module_Page::part( 'Patterns', 'patterns' ) . $markup;
	}

	/**
	 * Returns what stands on a page of its own within a frame.
	 *
	 * @param string $content Block markup.
	 */
	private static function framed( string $content ): string {
		$line  = 'color-mix(in srgb, currentColor 20%, transparent)';
		$space = array_fill_keys( array( 'top', 'right', 'bottom', 'left' ), 'var:preset|spacing|40' );
		return Markup::block(
			'group',
			array(
				'style'  => array(
					'border'  => array(
						'width' => '1px',
						'color' => $line,
					),
					'spacing' => array( 'padding' => $space ),
				),
				'layout' => array( 'type' => 'constrained' ),
			),
			"<div class=\"wp-block-group has-border-color\" style=\"border-color:$line;border-width:1px;"
				. 'padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);'
				. "padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)\">$content</div>"
		);
	}

	/**
	 * Returns a group in wide width, apart from what is above it.
	 *
	 * @param string $content Block markup.
	 */
	private static function wide( string $content ): string {
		return Markup::block(
			'group',
			array(
				'align'  => 'wide',
				'style'  => array( 'spacing' => array( 'margin' => array( 'top' => 'var:preset|spacing|40' ) ) ),
				'layout' => array( 'type' => 'default' ),
			),
			'<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--40)">' . trim( $content ) . '</div>'
		);
	}
}
