<?php
/**
 * Core's own accordion, tabs and lightbox, written as the editor of WordPress 7.1 saves them.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/** Returns core's accordion with three items. */
function core_accordion(): string {
	$items = '';
	for ( $index = 0; $index < 3; $index++ ) {
		$heading = '<h3 class="wp-block-accordion-heading has-icon has-icon-right">'
			. '<button type="button" class="wp-block-accordion-heading__toggle">'
			. "<span class=\"wp-block-accordion-heading__toggle-title\">Item $index</span>"
			. '<span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>';
		$text    = block( 'paragraph', array(), "<p>Panel $index</p>" );
		$panel   = '<div role="region" class="wp-block-accordion-panel">' . $text . '</div>';
		$parts   = block( 'accordion-heading', array(), $heading ) . block( 'accordion-panel', array(), $panel );
		$items  .= block( 'accordion-item', array(), "<div class=\"wp-block-accordion-item\">$parts</div>" );
	}
	return block( 'accordion', array(), "<div role=\"group\" class=\"wp-block-accordion\">$items</div>" );
}

/** Returns core's tabs with three panels. */
function core_tabs(): string {
	$buttons = '';
	$panels  = '';
	for ( $index = 0; $index < 3; $index++ ) {
		$text     = block( 'paragraph', array(), "<p>Panel $index</p>" );
		$buttons .= "<button type=\"button\" role=\"tab\">Tab $index</button>";
		$panels  .= block(
			'tab-panel',
			array( 'label' => "Tab $index" ),
			"<section role=\"tabpanel\" tabindex=\"0\" class=\"wp-block-tab-panel\">$text</section>"
		);
	}
	$list = block( 'tab-list', array(), "<div role=\"tablist\" class=\"wp-block-tab-list\">$buttons</div>" );
	$all  = block( 'tab-panels', array(), "<div class=\"wp-block-tab-panels\">$panels</div>" );
	return block( 'tabs', array(), "<div class=\"wp-block-tabs\">$list$all</div>" );
}

/**
 * Returns an image that core's lightbox enlarges.
 *
 * @param int $id Attachment ID.
 */
function core_lightbox( int $id ): string {
	$url = (string) wp_get_attachment_image_url( $id, 'large' );
	return block(
		'image',
		array(
			'lightbox' => array( 'enabled' => true ),
			'id'       => $id,
			'sizeSlug' => 'large',
		),
		'<figure class="wp-block-image size-large"><img src="' . esc_url( $url ) . "\" alt=\"\" class=\"wp-image-$id\"/></figure>"
	);
}

/**
 * Returns those of core's widgets that this WordPress has, by page.
 *
 * @param int $image Attachment ID.
 * @return array<string, string>
 */
function core_widgets( int $image ): array {
	$registry = \WP_Block_Type_Registry::get_instance();
	$widgets  = array( 'core-lightbox' => core_lightbox( $image ) );
	if ( $registry->is_registered( 'core/accordion' ) ) {
		$widgets['core-accordion'] = core_accordion();
	}
	if ( $registry->is_registered( 'core/tabs' ) ) {
		$widgets['core-tabs'] = core_tabs();
	}
	return $widgets;
}
