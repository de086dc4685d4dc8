<?php
/**
 * What the inserter shows of blocks, on pages.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Saved_Content;
use Frontage\Domain\Pictures\Pictures;

/** The `example` of a block's `block.json`, as the editor would save it. */
final class Example {
	/** Attributes of core's blocks that are read from their HTML. */
	private const IN_HTML = array( 'content', 'text', 'url' );

	/**
	 * Returns the block markup of an example.
	 *
	 * @param string $slug The block's folder.
	 */
	public static function markup( string $slug ): string {
		$json = wp_json_file_decode( Paths::path( "blocks/$slug/block.json" ), array( 'associative' => true ) );
		return Saved_Content::complete( serialize_block( self::parsed( array( 'name' => $json['name'] ) + $json['example'] ) ) );
	}

	/**
	 * Returns what core saves of a block of an example.
	 *
	 * @param string $name Block name.
	 * @param array<string, mixed> $attributes Of the example.
	 */
	private static function saved( string $name, array $attributes ): string {
		$text  = (string) ( $attributes['content'] ?? $attributes['text'] ?? '' );
		$class = (string) ( $attributes['className'] ?? '' );
		$url   = esc_url( (string) ( $attributes['url'] ?? '' ) );
		$level = (int) ( $attributes['level'] ?? 2 );
		return match ( $name ) {
			'core/paragraph' => "<p class=\"$class\">$text</p>",
			'core/heading'   => "<h$level class=\"wp-block-heading $class\">$text</h$level>",
			'core/list'      => '<ul class="wp-block-list"><!-- inner --></ul>',
			'core/list-item' => "<li>$text</li>",
			'core/buttons'   => '<div class="wp-block-buttons"><!-- inner --></div>',
			'core/button'    => '<div class="wp-block-button">'
				. "<a class=\"wp-block-button__link wp-element-button\" href=\"/modules/\">$text</a></div>",
			'core/image'     => "<figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\"/></figure>",
			default          => '<!-- inner -->',
		};
	}

	/**
	 * Returns an example as a parsed block.
	 *
	 * @param array{name: string, attributes?: array<string, mixed>, innerBlocks?: list<array<string, mixed>>} $node
	 * @return array<string, mixed>
	 */
	private static function parsed( array $node ): array {
		$attributes = $node['attributes'] ?? array();
		array_walk_recursive(
			$attributes,
			static function ( &$value ): void {
				if ( is_string( $value ) && preg_match( '/^([\w-]+)\.webp$/', $value, $found ) ) {
					$value = Pictures::url( $found[1] );
				}
			}
		);
		$inner = array_map( self::parsed( ... ), $node['innerBlocks'] ?? array() );
		$holes = array_fill( 0, count( $inner ), null );
		$saved = str_starts_with( $node['name'], 'core/' ) ? self::saved( $node['name'], $attributes ) : '<!-- inner -->';
		$parts = explode( '<!-- inner -->', $saved, 2 );
		// The editor keeps what stands in the HTML of core's blocks only there.
		$kept = str_starts_with( $node['name'], 'core/' ) ? array_diff_key( $attributes, array_flip( self::IN_HTML ) ) : $attributes;
		return array(
			'blockName'    => $node['name'],
			'attrs'        => $kept,
			'innerBlocks'  => $inner,
			'innerHTML'    => implode( '', $parts ),
			'innerContent' => array( $parts[0], ...$holes, $parts[1] ?? '' ),
		);
	}
}
