<?php
/**
 * Renders the images in a row; the stylesheet sizes the open one, the script handles clicks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Accordion;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
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

$items = Inner_Blocks::of( $block, 'frontage/image-accordion-item' );
if ( array() === $items ) {
	return '';
}

$id      = Ids::for( 'image-accordion', $attributes );
$initial = (int) $attributes['initial'] - 1;
$printed = array();
foreach ( $items as $index => $item ) {
	$context   = array(
		'frontage/headingLevel' => $attributes['headingLevel'],
		'frontage/isOpen'       => $index === $initial,
		'frontage/id'           => "$id-$index",
	);
	$printed[] = Html::raw( Inner_Blocks::render( $item, $context ) );
}

return Wrapper::html(
	array(
		'id'    => $id,
		'class' => "frontage-image-accordion is-by-{$attributes['trigger']}" . ( true === $attributes['isColumn'] ? ' is-column' : '' ),
		'style' => array(
			'--frontage-image-accordion-height'   => max( 100, min( 1500, (int) $attributes['height'] ) ) . 'px',
			'--frontage-image-accordion-duration' => max( 0, min( 5000, (int) $attributes['duration'] ) ) . 'ms',
		),
	),
	Island::html(
		'image-accordion',
		array( 'isHover' => 'hover' === $attributes['trigger'] ),
		el(
			'ul',
			array(
				'class' => 'frontage-image-accordion__list',
				// Safari drops list semantics of lists without bullets.
				'role'  => 'list',
			),
			$printed
		),
		'interaction hash'
	)
);
