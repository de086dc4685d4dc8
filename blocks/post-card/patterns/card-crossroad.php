<?php
/**
 * The card style “Crossroad” as blocks.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

return Skin_Pattern::of( 'crossroad', __( 'Card of blocks: Crossroad', 'frontage' ) );
