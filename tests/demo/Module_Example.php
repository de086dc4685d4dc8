<?php
/**
 * A module, finished and in use.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Saved_Content;
use Frontage\Domain\Pictures\Pictures;

/**
 * What people see of a module first: what the inserter shows (`example` in `block.json`), or `example.html` in the module's
 * folder where one block cannot show it, such as a filter without its list, or a feature. Fixtures are for tests, and never shown.
 */
final class Module_Example {
	/** Examples for less than this are no wider than that, in pixels. */
	private const NARROW = 480;

	/** But as wide as a line of words, in pixels. */
	private const LEAST = 400;

	/**
	 * Returns the block markup.
	 *
	 * @param string $kind Such as `blocks`.
	 * @param string $slug The module's folder.
	 */
	public static function markup( string $kind, string $slug ): string {
		$file = Paths::path( "$kind/$slug/example.html" );
		if ( ! is_file( $file ) ) {
			return 'blocks' === $kind ? self::sized( $slug, Example::markup( $slug ) ) : '';
		}
		$parts = array(
			'<!-- frontage:article -->' => (string) file_get_contents( __DIR__ . '/article.html' ),
			'<!-- frontage:picture -->' => self::picture( "$kind/$slug/picture.webp" ),
		);
		return Saved_Content::complete( self::named( strtr( (string) file_get_contents( $file ), $parts ) ) );
	}

	/**
	 * Returns an example no wider than it looks good, which the inserter is told, too.
	 *
	 * @param string $slug The block's folder.
	 * @param string $markup
	 */
	private static function sized( string $slug, string $markup ): string {
		$json  = wp_json_file_decode( Paths::path( "blocks/$slug/block.json" ), array( 'associative' => true ) );
		$width = $json['example']['viewportWidth'] ?? self::NARROW;
		return $width >= self::NARROW ? $markup : Markup::block(
			'group',
			array(
				'layout' => array(
					'type'           => 'constrained',
					'contentSize'    => max( $width, self::LEAST ) . 'px',
					'justifyContent' => 'left',
				),
			),
			'<div class="wp-block-group">' . trim( $markup ) . '</div>'
		);
	}

	/**
	 * Returns the picture that the list of modules has.
	 *
	 * @param string $path Within the plugin.
	 */
	private static function picture( string $path ): string {
		$url = esc_url( Paths::url( $path ) );
		return "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\"/></figure>\n<!-- /wp:image -->\n\n";
	}

	/**
	 * Returns block markup with the addresses of our pictures, which it names as `"lake.webp"`.
	 *
	 * @param string $markup Of an example.
	 */
	private static function named( string $markup ): string {
		return (string) preg_replace_callback(
			'/"([\w-]+)\.webp"/',
			static fn ( array $found ): string => '"' . Pictures::url( $found[1] ) . '"',
			$markup
		);
	}
}
