<?php
/**
 * Creates three archives of the same posts for the measurement of the largest paint; used by bench/pages.php.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/** Number of posts on each archive. */
const ARCHIVED = 10;

/** Creates the categories with their templates: core's Query Loop, ours with the same blocks, and ours with a preset. */
function category_pages(): void {
	$card  = '<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2","sizeSlug":"medium_large"} /-->'
		. '<!-- wp:post-title {"isLink":true,"level":2} /--><!-- wp:post-date /--><!-- wp:post-excerpt {"excerptLength":20} /-->';
	$query = array(
		'perPage' => ARCHIVED,
		'inherit' => true,
	);
	$loop  = block(
		'query',
		array( 'query' => $query ),
		'<div class="wp-block-query">' . block( 'post-template', array(), $card ) . '</div>'
	);
	$lists = array(
		'core'   => $loop,
		'ours'   => block(
			'frontage/blog',
			array(
				'query'    => $query,
				'hasPages' => false,
			),
			block( 'frontage/post-card', array(), $card )
		),
		'preset' => block(
			'frontage/blog',
			array(
				'query'         => $query,
				'hasPages'      => false,
				'showTerms'     => false,
				'showAuthor'    => false,
				'showButton'    => false,
				'imageSize'     => 'medium_large',
				'ratio'         => '3/2',
				'excerptLength' => 20,
			)
		),
	);
	$posts = get_posts(
		array(
			'numberposts' => ARCHIVED,
			'meta_key'    => '_thumbnail_id', // phpcs:ignore WordPress.DB.SlowDBQuery -- Once.
			'fields'      => 'ids',
		)
	);
	foreach ( $lists as $name => $list ) {
		$term = term_exists( "bench-$name", 'category' ) ?: wp_insert_term( 'Bench', 'category', array( 'slug' => "bench-$name" ) );
		foreach ( $posts as $post ) {
			wp_add_object_terms( (int) $post, (int) $term['term_id'], 'category' );
		}
		save_template( "category-bench-$name", $list );
	}
}

/**
 * Saves a template that shows a list below the theme's header.
 *
 * @param string $slug Slug of the template.
 * @param string $list Serialized block of the list.
 */
function save_template( string $slug, string $list ): void {
	$old = get_block_template( get_stylesheet() . "//$slug" );
	$id  = wp_insert_post(
		wp_slash(
			array(
				'ID'           => $old->wp_id ?? 0,
				'post_type'    => 'wp_template',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $slug,
				'post_content' => block( 'template-part', array( 'slug' => 'header' ) )
					. "<!-- wp:group {\"tagName\":\"main\"} --><main class=\"wp-block-group\">$list</main><!-- /wp:group -->",
			)
		)
	);
	wp_set_object_terms( (int) $id, get_stylesheet(), 'wp_theme' );
}
