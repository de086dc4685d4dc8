<?php
/**
 * Renders the card of one post; the list renders the block for each of its posts.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return Wrapper::tag( 'article', array( 'class' => 'frontage-post-card' ), Html::raw( Links::quiet( $content ) ) );
