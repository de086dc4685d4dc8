<?php
/**
 * Renders the image and its hotspots, each a button that opens a popover.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Hotspots;

use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Picture;
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

$picture = Picture::html( $attributes['id'], $attributes['url'], $attributes['alt'], 'frontage-hotspots__image' );
if ( null === $picture ) {
	return '';
}

$id    = Ids::for( 'hotspots', $attributes );
$spots = array();
foreach ( Inner_Blocks::of( $block, 'frontage/hotspot' ) as $index => $spot ) {
	$spots[] = Spot::html( $spot, Ids::unique( "$id-$index" ), $index + 1 );
}

$widget = el( 'div', array( 'class' => 'frontage-hotspots__picture' ), $picture, $spots );

// Clicks work natively; hover needs a script, and so do browsers without CSS anchor positioning.
return Wrapper::html(
	array(
		'id'    => $id,
		'class' => "frontage-hotspots has-marker-{$attributes['marker']}",
	),
	Island::html( 'hotspots', array( 'hovers' => 'hover' === $attributes['trigger'] ), $widget )
);
