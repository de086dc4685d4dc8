<?php
/**
 * The card style “Hawai” as blocks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

return array(
	'title' => __( 'Card of blocks: Hawai', 'frontage' ),
) + Skin_Pattern::of( 'hawai' );
