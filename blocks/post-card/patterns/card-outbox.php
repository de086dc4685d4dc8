<?php
/**
 * The card style “Outbox” as blocks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

return array(
	'title' => __( 'Card of blocks: Outbox', 'frontage' ),
) + Skin_Pattern::of( 'outbox' );
