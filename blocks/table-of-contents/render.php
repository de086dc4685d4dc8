<?php
/**
 * Renders the box; the list is inserted once the page's headings are known.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Tag;
use Frontage\Domain\Headings\Placement;
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

$box   = new Toc_Options( $attributes );
$id    = Ids::for( 'table-of-contents', $attributes );
$class = 'frontage-table-of-contents';
$up    = $box->leads_up_to();
$title = el(
	Tag::allow( $attributes['titleTag'], 'h2' ),
	array(
		'class' => "{$class}__title",
		'id'    => "$id-title",
	),
	$box->title()
);
// The script shows the current section here while the list is closed.
$now   = el( 'span', array( 'class' => "{$class}__now" ) );
$arrow = Html::raw(
	'<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">'
		. '<path d="M12 5.5 5 12.4l1.1 1.1 5.1-5V19h1.6V8.5l5.1 5 1.1-1.1z" fill="currentColor"/></svg>'
);

return Placement::keep(
	new Outline( $box->wanted() ),
	static function ( Html $listed ) use ( $box, $id, $class, $up, $title, $now, $arrow ): Html {
		$body = el( 'div', array( 'class' => "{$class}__body" ), $listed );
		$nav  = el(
			'nav',
			array(
				'class'           => "{$class}__box",
				'aria-labelledby' => "$id-title",
			),
			$box->is( 'isMinimizable' )
				? el( 'details', array( 'open' => true ), el( 'summary', array( 'class' => "{$class}__summary" ), $title, $now ), $body )
				: fragment( $title, $body )
		);
		$top  = '' === $up ? null : el(
			'a',
			array(
				'class'      => "{$class}__top",
				'href'       => 'other' === $up ? "#$id" : '#top',
				'aria-label' => 'other' === $up ? __( 'Back to contents', 'frontage' ) : __( 'Back to top', 'frontage' ),
			),
			$arrow
		);
		return Wrapper::html(
			array(
				'id'    => $id,
				'class' => $box->classes(),
				'style' => $box->style(),
			),
			Island::html( 'table-of-contents', $box->props(), fragment( $nav, $top ), $box->wake() )
		);
	}
);
