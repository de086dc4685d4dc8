<?php
/**
 * A headline and the videos of a playlist beside their player.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading  = esc_html__( 'Watch', 'frontage' );
$intro    = esc_html__( 'Three open films. Nothing is loaded from YouTube before you press play.', 'frontage' );
$pictures = Pictures::of_places( 3 );
$titles   = array(
	'aqz-KE-bpKQ' => 'Big Buck Bunny',
	'eRsGyueVLvQ' => 'Sintel',
	'R6MlUcmOul8' => 'Tears of Steel',
);
$videos   = array();
foreach ( $titles as $name => $title ) {
	$videos[] = array(
		'url'    => "https://www.youtube.com/watch?v=$name",
		'title'  => $title,
		'poster' => array_shift( $pictures )['url'] ?? '',
	);
}

$gallery = serialize_block_attributes(
	array(
		'videos'      => $videos,
		'arrangement' => 'list',
		'paging'      => 'none',
		'align'       => 'wide',
	)
);

return array(
	'title'         => __( 'Films with a player', 'frontage' ),
	'description'   => __( 'A headline above a player with a list of videos beside it.', 'frontage' ),
	'keywords'      => array( 'video', 'films', 'playlist' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$intro</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/video-gallery $gallery /--></div>
<!-- /wp:group -->
HTML,
);
