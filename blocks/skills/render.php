<?php
/**
 * Renders a list of levels.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Skills;

use Frontage\Base\Color;
use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Count;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

if ( '' === trim( $content ) ) {
	return '';
}

$anchor = $attributes['anchor'] ?? '';
$list   = el(
	'ul',
	array(
		'class' => 'frontage-skills__list',
		// Safari drops list semantics of lists without bullets.
		'role'  => 'list',
	),
	Html::raw( $content )
);

return Wrapper::html(
	array(
		'id'    => '' === $anchor ? null : $anchor,
		'class' => 'frontage-skills ' . ( 'bar' === $attributes['shape'] ? 'has-bars' : 'has-circles' ),
		'style' => array( '--frontage-gauge-color' => Color::css( $attributes['accent'] ) ),
	),
	str_contains( $content, ' data-number="' ) ? ( new Count( $attributes ) )->island( 'skills', $list ) : $list
);
