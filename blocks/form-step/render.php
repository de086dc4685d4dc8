<?php
/**
 * Renders a step of a form.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form_Step;

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

return '' === trim( $content ) ? '' : Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'class' => 'frontage-form__step',
	),
	Html::raw( $content )
);
