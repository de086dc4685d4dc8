<?php
/**
 * Publishes a page for every module with its first example in each style, within the section of a ground. Prints their
 * paths as JSON.
 *
 * Arguments: the folder of the site, its host, the ground's section or an empty string, then the modules' folders or patterns.
 */

declare( strict_types=1 );

namespace Frontage\Tools\Sheets;

use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Patterns;
use Frontage\Domain\Blocks\Text_Align;
use Frontage\Tests\Golden\Fixture;

array_shift( $argv );
list( $folder, $_SERVER['HTTP_HOST'], $section ) = $argv;
$modules = array_slice( $argv, 3 );

require "$folder/wp-load.php";
require_once dirname( __DIR__, 2 ) . '/tests/php/Golden/Fixture.php';
require_once dirname( __DIR__, 2 ) . '/tests/php/Support/Adverts.php';
require_once dirname( __DIR__, 2 ) . '/tests/php/Support/Articles.php';
require_once dirname( __DIR__, 2 ) . '/tests/php/Support/Photographs.php';
require_once dirname( __DIR__, 2 ) . '/tests/php/Support/Kept_Copies.php';
require_once dirname( __DIR__, 2 ) . '/tests/php/Support/Social_Posts.php';

/**
 * Returns the example that stands for a block: the one marked as its picture, else the first one that is not empty.
 *
 * @param string $slug The block's folder.
 */
function example( string $slug ): ?Fixture {
	$first = null;
	foreach ( glob( Paths::path( "blocks/$slug/fixtures/*.json" ) ) ?: array() as $file ) {
		if ( isset( wp_json_file_decode( $file, array( 'associative' => true ) )['picture'] ) ) {
			return Fixture::read( $file );
		}
		if ( 'empty.json' !== basename( $file ) ) {
			$first ??= Fixture::read( $file );
		}
	}
	return $first;
}

/**
 * Gives a style to the block of an example, which may stand within others.
 *
 * @param array<string, mixed> $block As parsed.
 * @param string $slug The block's folder.
 * @param string $style Name of the style.
 * @return array<string, mixed>
 */
function styled( array $block, string $slug, string $style ): array {
	if ( "frontage/$slug" !== $block['blockName'] ) {
		foreach ( $block['innerBlocks'] as $index => $inner ) {
			$block['innerBlocks'][ $index ] = styled( $inner, $slug, $style );
		}
		return $block;
	}
	$block['attrs']['className'] = "is-style-$style";
	// Saved_Content writes what the block says again, with the class of its style.
	$block['innerHTML']    = '';
	$block['innerContent'] = array_fill( 0, count( $block['innerBlocks'] ), null );
	return $block;
}

/**
 * Returns a block's example in each of its styles, each below the style's name.
 *
 * @param string $slug The block's folder.
 */
function in_each_style( string $slug ): string {
	$example = example( $slug );
	if ( null === $example ) {
		return '';
	}
	$styles = wp_json_file_decode( Paths::path( "blocks/$slug/block.json" ), array( 'associative' => true ) )['styles'] ?? array();
	if ( array() === $styles ) {
		return Markup::paragraph( $slug, '', 'small' ) . $example->markup();
	}
	$markup = '';
	foreach ( $styles as $style ) {
		$block   = styled( parse_blocks( $example->own )[0], $slug, $style['name'] );
		$markup .= Markup::paragraph( "$slug, $style[name]", '', 'small' ) . serialize_block( $block );
	}
	// What it needs beside it, such as the list that a filter steers, once.
	return $markup . str_replace( $example->own, '', $example->markup() );
}

/**
 * Returns what stands for a module, or a pattern.
 *
 * @param string $slug The module's folder, or that of its block and the name of a pattern: `tabs/services`.
 */
function content( string $slug ): string {
	if ( str_contains( $slug, '/' ) ) {
		return Text_Align::translate( Patterns::read( 'blocks/' . str_replace( '/', '/patterns/', $slug ) . '.php' )['content'] );
	}
	$demo = array_filter( array( Paths::path( "features/$slug/demo.html" ), Paths::path( "extensions/$slug/demo.html" ) ), 'is_file' );
	return array() === $demo ? in_each_style( $slug ) : (string) file_get_contents( reset( $demo ) );
}

/** A band across the page, as wide as the window, with a class and what is in it. */
const GROUP = '<!-- wp:group {"align":"full","className":"%1$s","style":{"spacing":{"padding":{"top":"2rem","right":"1.5rem",'
	. '"bottom":"2rem","left":"1.5rem"}}},"layout":{"type":"constrained"}} -->' . "\n"
	. '<div class="wp-block-group alignfull %1$s" style="padding-top:2rem;padding-right:1.5rem;padding-bottom:2rem;padding-left:1.5rem">'
	. "%2\$s</div>\n<!-- /wp:group -->";

wp_set_current_user( 1 );
$paths = array();
foreach ( $modules as $slug ) {
	$content = content( $slug );
	if ( '' === $content ) {
		continue;
	}
	$class = trim( "frontage-sheet $section" );
	$name  = sanitize_title( "sheet-$slug-$section" );
	$page  = array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => $slug,
		'post_name'    => $name,
		'post_content' => sprintf( GROUP, $class, $content ),
	);
	wp_insert_post( wp_slash( array( 'ID' => get_page_by_path( $name )->ID ?? 0 ) + $page ) );
	$paths[ $slug ] = "/$name/";
}
echo wp_json_encode( (object) $paths );
