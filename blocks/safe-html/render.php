<?php
/**
 * Prints the safe part of an author's HTML.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Safe_Html;

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

$html = Safe_Html::of( Safe_Html::source( $attributes['html'] ) );

return '' === $html ? '' : Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'class' => 'frontage-safe-html',
	),
	Html::raw( $html )
);
