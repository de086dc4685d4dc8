<?php
/**
 * Publishes a page for every block with its example, as the inserter shows it.
 *
 * Arguments: the folder of the site, its host, then the blocks' folders.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tools\Shots;

use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Saved_Content;
use Frontage\Domain\Pictures\Pictures;

array_shift( $argv );
list( $folder, $_SERVER['HTTP_HOST'] ) = $argv;

require "$folder/wp-load.php";

/**
 * Returns what core saves of a block of an example.
 *
 * @param string $name Block name.
 * @param array<string, mixed> $attributes Of the example.
 */
function saved( string $name, array $attributes ): string {
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
		'core/button'    => '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">' . "$text</a></div>",
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
function parsed( array $node ): array {
	$attributes = $node['attributes'] ?? array();
	array_walk_recursive(
		$attributes,
		static function ( &$value ): void {
			if ( is_string( $value ) && preg_match( '/^([\w-]+)\.webp$/', $value, $found ) ) {
				$value = Pictures::url( $found[1] );
			}
		}
	);
	$inner = array_map( __NAMESPACE__ . '\parsed', $node['innerBlocks'] ?? array() );
	$holes = array_fill( 0, count( $inner ), null );
	$saved = str_starts_with( $node['name'], 'core/' ) ? saved( $node['name'], $attributes ) : '<!-- inner -->';
	$parts = explode( '<!-- inner -->', $saved, 2 );
	return array(
		'blockName'    => $node['name'],
		'attrs'        => $attributes,
		'innerBlocks'  => $inner,
		'innerHTML'    => implode( '', $parts ),
		'innerContent' => array( $parts[0], ...$holes, $parts[1] ?? '' ),
	);
}

/** What the example of a filter is shown with: the list that it steers, and another filter that something can be chosen in. */
const STEERED = '<!-- wp:frontage/filter-terms {"anchor":"choices"} /-->'
	. '<!-- wp:frontage/smart-post-list {"hasFilter":false,"hasLead":false,"query":{"perPage":4}} /-->';

wp_set_current_user( 1 );
foreach ( array_slice( $argv, 2 ) as $slug ) {
	$json = wp_json_file_decode( Paths::path( "blocks/$slug/block.json" ), array( 'associative' => true ) );
	$own  = Saved_Content::complete( serialize_block( parsed( array( 'name' => $json['name'] ) + $json['example'] ) ) );
	$page = array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => $json['title'],
		'post_name'    => "example-$slug",
		'post_content' => $own . ( str_starts_with( $slug, 'filter-' ) ? STEERED : '' ),
	);
	wp_insert_post( wp_slash( array( 'ID' => get_page_by_path( "example-$slug" )->ID ?? 0 ) + $page ) );
}
