<?php
/**
 * Renders the control, and the other variants in inert templates before it.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

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

$test = new Test_Html( $block );
if ( ! $test->has_variants() ) {
	return '';
}
if ( ! $test->is_for_visitors() ) {
	return Wrapper::html( array(), $test->variant( Audience::preview( $test->id ) ) );
}

list( $outside, $templates ) = $test->templates();
Page_Goals::note();
return Html::raw(
	$outside . Wrapper::html( $test->data(), $templates, Script::picker(), $test->variant( 0 ) )->html
);
