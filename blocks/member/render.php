<?php
/**
 * Renders a person's card, and the details it opens.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Member;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$widget_id = Ids::for(
	'member',
	array(
		'anchor' => $attributes['anchor'] ?? '',
		'name'   => $attributes['name'],
	)
);
$member    = new Member( $attributes, $block, $widget_id );
$card      = $member->card();
if ( null === $card ) {
	return '';
}

return Wrapper::html(
	array(
		'id'    => $widget_id,
		'class' => "frontage-member is-{$attributes['shape']}",
		'style' => array( '--frontage-member-ratio' => $attributes['ratio'] ),
	),
	$card,
	$member->details() ?? Html::raw( '' )
);
