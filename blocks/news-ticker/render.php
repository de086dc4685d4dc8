<?php
/**
 * Renders headlines as a list of which one line is visible.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\News_Ticker;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Marquee;
use Frontage\Domain\Render\Motion;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$headlines = Headlines::of( $block, $attributes );
if ( array() === $headlines ) {
	return '';
}

$widget_id = Ids::for( 'news-ticker', $attributes );
$label     = (string) ( $attributes['label'] ?? __( 'News', 'frontage' ) );
$count     = count( $headlines );
$items     = array();
foreach ( $headlines as $index => $headline ) {
	$items[] = el( 'li', array( 'style' => array( '--frontage-turn' => $index ) ), $headline );
}

if ( 'scroll' === $attributes['look'] ) {
	$news = Marquee::html(
		fragment( $items ),
		Marquee::length_of( implode( '', $items ) ) + 48 * $count,
		array(
			'direction' => (string) $attributes['direction'],
			'speed'     => max( 10, min( 400, (int) $attributes['speed'] ) ),
			'fades'     => true,
		),
		'ul'
	);
} else {
	$list = el(
		'ul',
		array(
			'class' => "frontage-news-ticker__items frontage-turns counts-$count is-{$attributes['effect']}",
			'role'  => 'list',
			'style' => array(
				'--frontage-turns'     => $count,
				'--frontage-turn-time' => max( 2000, min( 20000, (int) $attributes['delay'] ) ) . 'ms',
			),
		),
		$items
	);
	$news = $count > 1 ? Motion::html( $list ) : $list;
}

return Wrapper::html(
	array(
		'id'         => $widget_id,
		'class'      => 'frontage-news-ticker',
		'role'       => 'group',
		'aria-label' => '' === $label ? __( 'News', 'frontage' ) : $label,
	),
	'' === $label ? Html::raw( '' ) : el(
		'p',
		array(
			'class'       => 'frontage-news-ticker__label',
			'aria-hidden' => 'true', // The label is the group's accessible name.
		),
		$label
	),
	$news
);
