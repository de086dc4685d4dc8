<?php
/**
 * Renders one or two images on top of each other, and the filter that distorts them.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Liquid_Image;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Figure;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
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

$pictures = array_slice( Figure::all( $block ), 0, 2 );
if ( array() === $pictures ) {
	return '';
}

// Type of noise, and its horizontal and vertical frequency.
$textures = array(
	'waves' => array( 'fractalNoise', '0.004 0.02' ),
	'drops' => array( 'turbulence', '0.02 0.02' ),
	'glass' => array( 'fractalNoise', '0.05 0.05' ),
);
$texture  = $textures[ $attributes['texture'] ];
$filter   = Ids::for(
	'liquid',
	array(
		'pictures' => array_map( static fn ( Figure $picture ): string => (string) $picture->html, $pictures ),
	)
);
$duration = max( 200, min( 3000, (int) $attributes['duration'] ) );
$sides    = array();
foreach ( $pictures as $index => $picture ) {
	$sides[] = el( 'div', array( 'class' => 'frontage-liquid-image__side is-' . ( 0 === $index ? 'first' : 'second' ) ), $picture->html );
}

$noise = el(
	'feTurbulence',
	array(
		'type'          => $texture[0],
		'baseFrequency' => $texture[1],
		'numOctaves'    => 2,
		'seed'          => 7,
		'result'        => 'noise',
	)
);
$map   = el(
	'feDisplacementMap',
	array(
		'in'               => 'SourceGraphic',
		'in2'              => 'noise',
		'scale'            => 0,
		'xChannelSelector' => 'R',
		'yChannelSelector' => 'G',
	)
);
$names = array_unique( array_filter( array_map( static fn ( Figure $picture ): string => $picture->alt, $pictures ) ) );
$stage = el(
	'div',
	array(
		'class'      => 'frontage-liquid-image__stage',
		'role'       => 'group',
		'aria-label' => array() === $names ? __( 'Images', 'frontage' ) : implode( ' / ', $names ),
		'tabindex'   => 0,
	),
	$sides
);
$svg   = el(
	'svg',
	array(
		'class'       => 'frontage-liquid-image__filter',
		'width'       => 0,
		'height'      => 0,
		'aria-hidden' => 'true',
	),
	el( 'filter', array( 'id' => $filter ), $noise, $map )
);

return Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'class' => 'frontage-liquid-image',
		'style' => array( '--frontage-liquid-image-time' => "{$duration}ms" ),
	),
	Island::html(
		'liquid-image',
		array(
			'id'       => $filter,
			'strength' => max( 10, min( 200, (int) $attributes['strength'] ) ),
			'duration' => $duration,
		),
		fragment( $stage, $svg ),
		'interaction'
	),
	'' === $pictures[0]->name() ? Html::raw( '' ) : el( 'p', array( 'class' => 'frontage-liquid-image__caption' ), $pictures[0]->caption )
);
