<?php
/**
 * The card style “Standard” as blocks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

return array(
	'title' => __( 'Card of blocks: Standard', 'frontage' ),
) + Skin_Pattern::of( 'standard' );
