<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

use Frontage\Domain\Blocks\Assets;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Icons of the toolkit, from our own set: in the line of the text that they are in, and behind what is in the element. */
final class Icon implements Component {
	private const SLUG = 'toolkit';

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
		$size     = (int) round( max( 0.5, $ratio ) * self::SIZE );
		$is_alone = '' === $page->text( $element ) && array() === $element->children;
		$icon     = trim(
			(string) $page->block(
				'icon',
				array(
					'icon'      => $name,
					'size'      => min( self::LARGEST, $size ) . 'px',
					'label'     => $is_alone ? $element->get( 'aria-label' ) : '',
					'href'      => $is_alone && 'A' === $element->tag ? $element->get( 'href' ) : '',
					'className' => 'frontage-toolkit-icon',
				)
			)
		);
		if ( '' === $icon ) {
			return null;
		}
		// A paragraph may contain it.
		$icon = (string) preg_replace( '~(?<=^<)div\b|(?<=</)div(?=>$)~', 'span', $icon );
		return Assets::module( self::SLUG ) . ( $is_alone ? $icon : self::behind( $element, $page, $icon ) );
	}

	/**
	 * Returns an element with its icon behind its content.
	 *
	 * @param Element $element
	 * @param Conversion $page What it is in.
	 * @param string $icon HTML.
	 */
	private static function behind( Element $element, Conversion $page, string $icon ): string {
		$tags = new WP_HTML_Tag_Processor( $page->kept( $element, $icon ) );
		if ( $tags->next_tag() ) {
			$tags->remove_attribute( 'uk-icon' );
			$tags->remove_attribute( 'data-uk-icon' );
		}
		return $tags->get_updated_html();
	}
}
