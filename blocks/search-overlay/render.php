<?php
/**
 * Renders the button and the search overlay that it opens.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Search_Overlay;

use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Overlay\Dialog;
use Frontage\Domain\Overlay\Overlay_Style;
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

$id     = Ids::for( 'search', Overlay_Style::without( $attributes ) );
$scope  = Scope::of( $attributes );
$text   = trim( wp_strip_all_tags( (string) $attributes['buttonText'] ) );
$text   = '' === $text ? __( 'Search', 'frontage' ) : $text;
$label  = el( 'span', array( 'class' => 'frontage-search-overlay__text' ), $text );
$opener = 'none' === $attributes['opener']
	? null
	: Dialog::opener( 'search-overlay', $id, fragment( Form::glass(), $label ), "is-{$attributes['opener']}" );
// The dialog has the ID.
$content_box = array(
	'id'    => null,
	'class' => 'frontage-search-overlay__content',
);
$dialog      = array(
	'id'         => $id,
	'class'      => "is-at-{$attributes['place']}",
	'aria-label' => __( 'Search', 'frontage' ),
	...Dialog::closing( $attributes['closesBeside'], true ),
);
$close       = Dialog::close( 'search-overlay', __( 'Close', 'frontage' ) );
$form        = Form::html( $id, $scope, $attributes['placeholder'], $close, false, $attributes['remembers'] );

return el(
	'div',
	array( 'class' => 'frontage-search-overlay' . ( null === $opener ? ' is-without-opener' : '' ) ),
	Island::html(
		'search-overlay',
		Form::props( $scope, $attributes['remembers'] ) + array( 'mark' => $attributes['counts'] ? Counts::mark( $id ) : '' ),
		fragment(
			Overlay_Style::style( $attributes ),
			$opener,
			Dialog::html( 'search-overlay', Overlay_Style::dress( $dialog, $attributes ), Wrapper::html( $content_box, $form ) )
		),
		'interaction hash'
	)
);
