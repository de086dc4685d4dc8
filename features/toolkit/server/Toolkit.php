<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

use Frontage\Base\Has_Description;
use Frontage\Domain\Modules\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Pasted HTML with the attributes of the toolkit (S2 §9) becomes blocks and extensions of Frontage.
 *
 * Understood in “Custom HTML” blocks, classic blocks and posts without blocks. What is saved stays as it is.
 */
final class Toolkit implements Feature, Has_Description {
	public const WHEN = array( 'hook:render_block_core/html', 'hook:render_block_core/freeform', 'hook:the_content' );

	/** Blocks that contain HTML as an author has pasted it. */
	private const BLOCKS = array( 'core/html', 'core/freeform' );

	/** After WordPress has added paragraphs, and before the lightbox looks for its links. */
	private const AFTER_PARAGRAPHS = 11;

	public static function title(): string {
		return __( 'Toolkit markup', 'frontage' );
	}

	public static function description(): string {
		return __( 'Turns pasted HTML with uk- attributes, such as an accordion or a slideshow, into the matching blocks.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'uikit, data attributes, migration, custom HTML', 'frontage' );
	}

	public static function is_needed(): bool {
		return ! is_admin() || wp_doing_ajax();
	}

	public function boot(): void {
		foreach ( self::BLOCKS as $name ) {
			add_filter( "render_block_$name", array( $this, 'convert' ), 9 );
		}
		add_filter( 'the_content', array( $this, 'convert_classic' ), self::AFTER_PARAGRAPHS );
	}

	/**
	 * Converts a block's HTML.
	 *
	 * @param mixed $html Rendered block; other plugins may pass anything.
	 */
	public function convert( mixed $html ): mixed {
		return is_string( $html ) ? Conversion::of( $html ) : $html;
	}

	/**
	 * Converts the content of a post without blocks.
	 *
	 * @param mixed $html Content; other plugins may pass anything.
	 */
	public function convert_classic( mixed $html ): mixed {
		return is_string( $html ) && ! has_blocks( get_post() ) ? Conversion::of( $html ) : $html;
	}
}
