<?php
/**
 * Renders one level.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Skill;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Count;
use Frontage\Domain\Render\Gauge;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$context = $block->context;
$count   = new Count( $attributes + array( 'isCounting' => $context['frontage/skillsCounting'] ?? true ) );
if ( '' === $count->text ) {
	return '';
}

$anchor = $attributes['anchor'] ?? '';
$label  = Kses::html( is_string( $attributes['label'] ) ? $attributes['label'] : '', 'data' );
$words  = '' === Kses::words( $label ) ? null : Html::raw( $label );
$gauge  = new Gauge(
	$context['frontage/skillsShape'] ?? 'bar',
	$context['frontage/skillsSize'] ?? 0,
	$context['frontage/skillsLine'] ?? 0
);

return Wrapper::tag(
	'li',
	array(
		'id'    => '' === $anchor ? null : $anchor,
		'class' => 'frontage-skills__skill',
	),
	$gauge->html( $count, $context['frontage/skillsMax'] ?? '', $words )
);
