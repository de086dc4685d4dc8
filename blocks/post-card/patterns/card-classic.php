<?php
/**
 * The card style “Classic” as blocks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

return array(
	'title' => __( 'Card of blocks: Classic', 'frontage' ),
) + Skin_Pattern::of( 'classic' );
