<?php
/**
 * Renders one image, its control and the content shown when open.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Accordion_Item;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Tag;
use Frontage\Base\Html\Url;
use Frontage\Domain\Render\Ids;
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

$class   = 'frontage-image-accordion';
$text    = static fn ( string $name ): string => is_string( $attributes[ $name ] ) ? trim( $attributes[ $name ] ) : '';
$anchor  = $attributes['anchor'] ?? '';
$is_open = true === ( $block->context['frontage/isOpen'] ?? false );
$more_id = ( $block->context['frontage/id'] ?? 'image-accordion-item' ) . '-more';
$title   = Kses::html( $text( 'title' ), 'data' );
$caption = Kses::html( $text( 'caption' ), 'data' );
$href    = Url::safe( $attributes['href'] );
$picture = Picture::html( $attributes['id'], $attributes['url'], $attributes['alt'], "{$class}__picture" );
$press   = el(
	'button',
	array(
		'type'          => 'button',
		'class'         => "{$class}__press",
		'aria-expanded' => $is_open ? 'true' : 'false',
		'aria-controls' => $more_id,
		'aria-label'    => '' === $title ? __( 'Open image', 'frontage' ) : null,
	),
	Html::raw( $title )
);
$link    = '' === $href ? null : el(
	'a',
	array(
		'class'  => "{$class}__link",
		'href'   => $href,
		'target' => true === $attributes['opensInNewTab'] ? '_blank' : null,
		'rel'    => true === $attributes['opensInNewTab'] ? 'noopener' : null,
	),
	'' === $text( 'linkText' ) ? __( 'Read more', 'frontage' ) : Kses::text( $text( 'linkText' ) ),
	'' === $title ? null : el( 'span', array( 'class' => 'screen-reader-text' ), ': ' . Kses::text( $title ) )
);

return Wrapper::tag(
	'li',
	array(
		'id'    => '' === $anchor ? null : Ids::unique( $anchor ),
		'class' => "{$class}__item" . ( $is_open ? ' is-open' : '' ),
	),
	$picture ?? Html::raw( '' ),
	el(
		'div',
		array( 'class' => "{$class}__text" ),
		el( Tag::allow( $block->context['frontage/headingLevel'] ?? 'h3', 'h3' ), array( 'class' => "{$class}__title" ), $press ),
		el(
			'div',
			array(
				'class' => "{$class}__more",
				'id'    => $more_id,
			),
			'' === $caption ? null : el( 'p', array( 'class' => "{$class}__caption" ), Html::raw( $caption ) ),
			$link
		)
	)
);
