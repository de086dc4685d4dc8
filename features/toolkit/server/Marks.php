<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

use Frontage\Base\Settings\Options as Settings;
use Frontage\Domain\Modules\Extensions;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** What the toolkit adds to elements that stay what they are. */
final class Marks {
	/** Attributes that have done their work once the tag is printed: what is pasted may be converted again, inside of a block. */
	private const DONE = array( 'tooltip', 'scrollspy', 'parallax', 'sticky', 'toggle', 'img' );

	/** Effects of ours, by animations of the toolkit. */
	private const EFFECTS = array(
		'uk-animation-fade'                => 'fade',
		'uk-animation-scale-up'            => 'scale-up',
		'uk-animation-scale-down'          => 'scale-down',
		'uk-animation-slide-top'           => 'slide-top',
		'uk-animation-slide-top-small'     => 'slide-top',
		'uk-animation-slide-top-medium'    => 'slide-top',
		'uk-animation-slide-bottom'        => 'slide-bottom',
		'uk-animation-slide-bottom-small'  => 'slide-bottom',
		'uk-animation-slide-bottom-medium' => 'slide-bottom',
		'uk-animation-slide-left'          => 'slide-start',
		'uk-animation-slide-left-small'    => 'slide-start',
		'uk-animation-slide-left-medium'   => 'slide-start',
		'uk-animation-slide-right'         => 'slide-end',
		'uk-animation-slide-right-small'   => 'slide-end',
		'uk-animation-slide-right-medium'  => 'slide-end',
	);

	/**
	 * Returns a start tag with what the toolkit's script would do to it.
	 *
	 * @param Element $element
	 * @param string $tag As it was pasted.
	 * @param Conversion $page What the element is in.
	 */
	public static function tag( Element $element, string $tag, Conversion $page ): string {
		$added = array();
		$next  = $element->next();
		if ( Drop::is_button( $element ) && null !== $next && ( $next->is( 'drop' ) || $next->is( 'dropdown' ) ) ) {
			$added['popovertarget'] = Drop::id( $next );
		}
		if ( 'BUTTON' === $element->tag && $element->is( 'toggle' ) ) {
			$added += self::opener( $element, $page );
		}
		if ( 'IMG' === $element->tag && '' === $element->get( 'src' ) && '' !== self::source( $element ) ) {
			$added += array(
				'loading' => 'lazy',
				'src'     => self::source( $element ),
			);
		}
		$group = 'A' === $element->tag ? self::lightbox( $element ) : null;
		if ( null !== $group ) {
			$added['rel'] = trim( $element->get( 'rel' ) . ' ' . $group );
		}
		$done   = array_filter( self::DONE, $element->is( ... ) );
		$hidden = isset( $element->attributes['hidden'] ) && $page->is_toggled( $element );
		$tags   = new WP_HTML_Tag_Processor( $tag );
		if ( ( array() === $added && array() === $done && ! $hidden ) || ! $tags->next_tag() ) {
			return $tag;
		}
		foreach ( $done as $name ) {
			$tags->remove_attribute( "uk-$name" );
			$tags->remove_attribute( "data-uk-$name" );
		}
		if ( $hidden ) {
			// Nothing but overlays can be opened: everybody sees the rest.
			$tags->remove_attribute( 'hidden' );
		}
		foreach ( $added as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Applies our extensions to an element.
	 *
	 * @param Element $element
	 * @param string $html The converted element.
	 */
	public static function extend( Element $element, string $html ): string {
		$chosen = array_filter(
			array(
				'tooltip'   => $element->is( 'tooltip' ) ? self::tooltip( $element ) : array(),
				'scrollspy' => $element->is( 'scrollspy' ) ? self::scrollspy( $element->options( 'scrollspy', 'cls' ) ) : array(),
				'parallax'  => $element->is( 'parallax' ) ? self::parallax( $element->options( 'parallax' ) ) : array(),
				'sticky'    => $element->is( 'sticky' ) ? self::sticky( $element->options( 'sticky' ) ) : array(),
			)
		);
		if ( array() === $chosen ) {
			return $html;
		}
		$changed = Extensions::pass(
			$html,
			array(
				'blockName' => 'core/html',
				'attrs'     => array( Extensions::ATTRIBUTE => $chosen ),
			)
		);
		return is_string( $changed ) ? $changed : $html;
	}

	/**
	 * Returns what makes a button open an overlay; nothing if it would show something else.
	 *
	 * @param Element $button
	 * @param Conversion $page What it is in; an overlay may be in another piece of HTML.
	 * @return array<string, string> Attributes.
	 */
	private static function opener( Element $button, Conversion $page ): array {
		$target = ltrim( $button->options( 'toggle', 'target' )->text( 'target' ), '#' );
		$opened = $page->find( "#$target" );
		$opens  = null === $opened || $opened->is( 'modal' ) || $opened->is( 'offcanvas' );
		return $opens && 1 === preg_match( '/^[\w-]+$/D', $target )
			? array(
				'command'       => 'show-modal',
				'commandfor'    => $target,
				'aria-haspopup' => 'dialog',
			)
			: array();
	}

	/**
	 * Returns the address of an image, which may be loaded late.
	 *
	 * @param Element $image
	 */
	public static function source( Element $image ): string {
		$source = $image->get( 'src' );
		return '' === $source ? $image->get( 'data-src' ) : $source;
	}

	/**
	 * Returns the relation of links that open in the lightbox, in a group for each gallery.
	 *
	 * @param Element $link
	 */
	private static function lightbox( Element $link ): ?string {
		$name = Settings::get( 'lightbox', 'rel' );
		for ( $at = $link; null !== $at && is_string( $name ) && '' !== $name; $at = $at->parent ) {
			if ( $at->is( 'lightbox' ) ) {
				return $at === $link ? $name : $name . '[toolkit-' . $at->start . ']';
			}
		}
		return null;
	}

	/** @return array<string, string> */
	private static function tooltip( Element $element ): array {
		$title = $element->options( 'tooltip', 'title' )->text( 'title' );
		return array( 'text' => '' === $title ? $element->get( 'title' ) : $title );
	}

	/** @return array<string, string|bool> */
	private static function scrollspy( Options $options ): array {
		$class = explode( ',', $options->text( 'cls', 'uk-animation-fade' ) )[0];
		return array(
			'effect'    => self::EFFECTS[ trim( $class ) ] ?? 'fade',
			'eachChild' => '' !== $options->text( 'target' ),
		);
	}

	/** @return array<string, int> */
	private static function parallax( Options $options ): array {
		// Of several stops, the first is where the element starts.
		$start = fn ( string $name ): int => $options->first( $name )->number( $name, 0 );
		return array_filter(
			array(
				'vertical'   => $start( 'y' ),
				'horizontal' => $start( 'x' ),
				'rotate'     => $start( 'rotate' ),
			)
		);
	}

	/** @return array<string, int|string> */
	private static function sticky( Options $options ): array {
		return array(
			'side'   => 'bottom' === $options->text( 'position', 'top' ) ? 'bottom' : 'top',
			'offset' => $options->number( 'offset', 0 ),
		);
	}
}
