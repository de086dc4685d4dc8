<?php
/**
 * Renders the search icon and the drop-down search form.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Menu_Search;

use Frontage\Domain\Overlay\Dialog;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use Frontage\Domain\Search\Form;
use Frontage\Domain\Search\Scope;
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

$id     = Ids::for( 'menu-search', $attributes );
$scope  = Scope::of( $attributes );
$opener = array(
	'class'         => 'frontage-menu-search__open',
	'type'          => 'button',
	'aria-label'    => __( 'Search', 'frontage' ),
	'popovertarget' => "$id-panel",
	'style'         => array( 'anchor-name' => "--$id" ),
);
$close  = array(
	'class'               => 'frontage-search__close',
	'type'                => 'button',
	'aria-label'          => __( 'Close', 'frontage' ),
	'popovertarget'       => "$id-panel",
	'popovertargetaction' => 'hide',
);
$panel  = array(
	'class'   => 'frontage-menu-search__panel',
	'id'      => "$id-panel",
	'popover' => 'auto',
	'style'   => array( 'position-anchor' => "--$id" ),
);
$form   = Form::html( $id, $scope, $attributes['placeholder'], el( 'button', $close, Dialog::cross() ), true, $attributes['remembers'] );

// Opens and closes natively; the script adds results.
return Wrapper::html(
	array(
		'id'    => $id,
		'class' => 'frontage-menu-search',
	),
	Island::html(
		'menu-search',
		Form::props( $scope, $attributes['remembers'] ) + array( 'hidesMenus' => $attributes['hidesMenus'] ),
		fragment( el( 'button', $opener, Form::glass() ), el( 'div', $panel, $form ) )
	)
);
