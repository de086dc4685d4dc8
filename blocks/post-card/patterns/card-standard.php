<?php
/**
 * The card style “Standard” as blocks.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

return Skin_Pattern::of( 'standard', __( 'Card of blocks: Standard', 'frontage' ) );
