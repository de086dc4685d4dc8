<?php
/**
 * Renders the images, and copies of them that are hidden from screen readers.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Scrolling_Image;

use Frontage\Domain\Render\Figure;
use Frontage\Domain\Render\Marquee;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$pictures = Figure::all( $block );
if ( array() === $pictures ) {
	return '';
}

$size       = max( 24, min( 800, (int) $attributes['size'] ) );
$gap        = max( 0, min( 200, (int) $attributes['gap'] ) );
$direction  = (string) $attributes['direction'];
$is_upright = in_array( $direction, array( 'up', 'down' ), true );
$length     = 0;
$printed    = array();
foreach ( $pictures as $picture ) {
	$length   += $gap + (int) ( $is_upright ? $size / $picture->ratio : $size * $picture->ratio );
	$printed[] = $picture->whole();
}

return Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'style' => array(
			'--frontage-scrolling-image-size' => "{$size}px",
			'--frontage-marquee-size'         => max( 120, min( 1200, (int) $attributes['frame'] ) ) . 'px',
			'--frontage-marquee-gap'          => "{$gap}px",
		),
	),
	Marquee::html(
		fragment( $printed ),
		$length,
		array(
			'direction' => $direction,
			'speed'     => max( 10, min( 400, (int) $attributes['speed'] ) ),
			'fades'     => (bool) $attributes['hasFade'],
			'over'      => $size >= 100,
		)
	)
);
