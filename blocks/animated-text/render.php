<?php
/**
 * Renders a sentence with an animated part.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Animated_Text;

use Frontage\Base\Color;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Motion;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$sentence = new Sentence( $attributes );
if ( '' === $sentence->text() ) {
	return '';
}

$letter  = max( 30, min( 400, (int) $attributes['letterTime'] ) );
$delay   = max( 1000, min( 10000, (int) $attributes['delay'] ) );
$printed = $sentence->html();
if ( 'typing' === $attributes['kind'] && $sentence->moves() ) {
	$printed = Island::html(
		'animated-text',
		array(
			'words' => $sentence->words,
			'rest'  => (int) round( $delay / $letter ),
		),
		$printed,
		'visible'
	);
}

return Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'class' => 'frontage-animated-text is-' . ( $sentence->moves() ? $attributes['kind'] : 'highlighted' ),
		'style' => array(
			'--frontage-turn-time'            => "{$delay}ms",
			'--frontage-animated-text-letter' => "{$letter}ms",
			'--frontage-animated-text-accent' => Color::css( $attributes['accent'] ),
		),
	),
	$sentence->moves() ? Motion::html( $printed ) : $printed
);
