<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/** Icons of the toolkit, from our own set. */
final class Icon implements Component {
	/** Text size of an icon with the ratio 1, in pixels. */
	private const SIZE = 20;

	/** Largest size, in pixels. */
	private const LARGEST = 400;

	public static function convert( Element $element, Conversion $page ): ?string {
		$options = $element->options( 'icon', 'icon' );
		$name    = $options->text( 'icon' );
		$ratio   = (float) $options->text( 'ratio', '1' );
		if ( 1 !== preg_match( '/^[a-z0-9-]+$/D', $name ) || ! in_array( $element->tag, array( 'SPAN', 'I', 'A' ), true ) ) {
			return null;
		}
		$size = (int) round( max( 0.5, $ratio ) * self::SIZE );
		$icon = $page->block(
			'icon',
			array(
				'icon'  => $name,
				'size'  => min( self::LARGEST, $size ) . 'px',
				'label' => $element->get( 'aria-label' ),
				'href'  => 'A' === $element->tag ? $element->get( 'href' ) : '',
			)
		);
		return '' === trim( (string) $icon ) ? null : $icon;
	}
}
