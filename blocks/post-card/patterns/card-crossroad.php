<?php
/**
 * The card style “Crossroad” as blocks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

return array(
	'title' => __( 'Card of blocks: Crossroad', 'frontage' ),
) + Skin_Pattern::of( 'crossroad' );
