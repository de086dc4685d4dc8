<?php
/**
 * The card style “Monastic” as blocks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

return array(
	'title' => __( 'Card of blocks: Monastic', 'frontage' ),
) + Skin_Pattern::of( 'monastic' );
