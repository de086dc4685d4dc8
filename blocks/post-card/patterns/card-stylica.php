<?php
/**
 * The card style “Stylica” as blocks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

return array(
	'title' => __( 'Card of blocks: Stylica', 'frontage' ),
) + Skin_Pattern::of( 'stylica' );
