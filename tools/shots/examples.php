<?php
/**
 * Publishes a page for every block with its example, as the inserter shows it.
 *
 * Arguments: the folder of the site, its host, then the blocks' folders.
 */

declare( strict_types=1 );

namespace Frontage\Tools\Shots;

use Frontage\Base\Paths;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\Demo\Example;

array_shift( $argv );
list( $folder, $_SERVER['HTTP_HOST'] ) = $argv;

require "$folder/wp-load.php";
require_once __DIR__ . '/../../tests/demo/Example.php';

/** What the example of a filter is shown with: the list that it steers, and another filter that something can be chosen in. */
const STEERED = '<!-- wp:frontage/filter-terms {"anchor":"choices"} /-->'
	. '<!-- wp:frontage/smart-post-list {"hasFilter":false,"hasLead":false,"query":{"perPage":4}} /-->';

/** What the example of a table of contents lists: levels and texts, as the editor does without a page. */
const LISTED = array(
	array( 2, 'Before you begin' ),
	array( 2, 'What you need' ),
	array( 3, 'Tools' ),
	array( 3, 'Ingredients' ),
	array( 2, 'Step by step' ),
);

/** What stands below an example. */
$below = array(
	'table-of-contents' => implode(
		'',
		array_map(
			static fn ( array $heading ): string => sprintf(
				'<!-- wp:heading {"level":%1$d} --><h%1$d class="wp-block-heading">%2$s</h%1$d><!-- /wp:heading -->',
				...$heading
			),
			LISTED
		)
	),
);

wp_set_current_user( 1 );
foreach ( array_slice( $argv, 2 ) as $slug ) {
	$json = wp_json_file_decode( Paths::path( "blocks/$slug/block.json" ), array( 'associative' => true ) );
	$own  = Example::markup( $slug );
	$page = array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => $json['title'],
		'post_name'    => "example-$slug",
		'post_content' => $own . ( $below[ $slug ] ?? ( str_starts_with( $slug, 'filter-' ) ? STEERED : '' ) ),
	);
	$id   = (int) wp_insert_post( wp_slash( array( 'ID' => get_page_by_path( "example-$slug" )->ID ?? 0 ) + $page ) );
	Counters::set( 'likes', $id, 128 );
}
