<?php
/**
 * Renders the links; those to headings and sections are inserted once these are known.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\One_Page_Nav;

use Frontage\Base\Html\Html;
use Frontage\Domain\Headings\Placement;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$nav   = new One_Page_Nav( $attributes );
$typed = $nav->typed();
if ( null === $typed ) {
	return Placement::keep( $nav, static fn ( Html $links ): Html => $nav->wrap( $links ) );
}
if ( array() === $typed ) {
	return Html::raw( '' );
}
Placement::defer();
return $nav->wrap( $nav->whole( $typed ) );
