<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Html\Html;
use Frontage\Base\Paths;
use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * How an overlay looks and opens, for all blocks with one.
 *
 * With the default values, nothing is printed: neither attributes nor styles. The styles are
 * `src/scss/overlay-look.scss`; dragging is in `src/ui/overlay`.
 */
final class Overlay_Style {
	private const CSS = 'build/overlay-look.css';

	/** A color of the theme, or one in hexadecimal notation, also with transparency. */
	private const COLOR = '/\A(?:#[0-9a-f]{3,8}|var\(--wp--preset--color--[\w-]+\))\z/i';

	/** The class of a block style that has a surface of its own. */
	private const STYLE = '/(?<!\S)is-style-(ink|accent)(?!\S)/';

	private const ATTRIBUTES = array( 'entrance', 'veil', 'veilBlur', 'isSheet', 'focus', 'closePlace' );

	private const MOST_BLUR = 40;

	/** Fields that a visitor fills in. */
	private const NO_FIELDS = array( 'hidden', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio', 'file', 'range', 'color' );

	/** Whether this response has the styles. */
	private static bool $is_printed = false;

	/**
	 * Returns the attributes that do not concern the look. Overlays without an anchor get an ID from these, so
	 * that a change of the look changes neither links to them nor what browsers remember. Whether those that only
	 * open on demand are counted does not change it either.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, mixed>
	 */
	public static function without( array $attributes ): array {
		$others = isset( $attributes['triggers'] ) ? array() : array( 'counts' );
		$class  = trim( (string) preg_replace( self::STYLE, '', (string) ( $attributes['className'] ?? '' ) ) );
		$kept   = '' === $class ? array() : array( 'className' => $class );
		return $kept + array_diff_key( $attributes, array_flip( array( 'className', ...self::ATTRIBUTES, ...$others ) ) );
	}

	/**
	 * Returns a dialog's attributes with its look.
	 *
	 * @param array<string, mixed> $dialog     Attributes of the dialog: class, style and those of the block.
	 * @param array<string, mixed> $attributes Block attributes: entrance, veil, veilBlur, isSheet, focus, closePlace.
	 * @return array<string, mixed>
	 */
	public static function dress( array $dialog, array $attributes ): array {
		$classes = self::classes( $attributes );
		if ( array() !== $classes ) {
			$style           = is_array( $dialog['style'] ?? null ) ? $dialog['style'] : array();
			$dialog['class'] = trim( ( $dialog['class'] ?? '' ) . ' frontage-overlay-look ' . implode( ' ', $classes ) );
			$dialog['style'] = $style + array_filter(
				array(
					'--frontage-overlay-veil' => self::veil( $attributes ),
					'--frontage-overlay-blur' => self::blur( $attributes ) > 0 ? self::blur( $attributes ) . 'px' : '',
				)
			);
		}
		return $dialog;
	}

	/**
	 * Returns the styles, once in a response; empty without a look.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function style( array $attributes ): Html {
		if ( self::$is_printed || array() === self::classes( $attributes ) ) {
			return Html::raw( '' );
		}
		self::$is_printed = true;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the build.
		return el( 'style', array(), Html::raw( trim( (string) file_get_contents( Paths::path( self::CSS ) ) ) ) );
	}

	/** Forgets that the styles were printed, for tests. */
	public static function reset(): void {
		self::$is_printed = false;
	}

	/**
	 * Returns a dialog's content, of which a part gets the focus when the dialog opens.
	 *
	 * @param Html                 $content    The element around the content.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function focus( Html $content, array $attributes ): Html {
		$wanted = $attributes['focus'] ?? '';
		if ( ! in_array( $wanted, array( 'field', 'dialog' ), true ) ) {
			return $content;
		}
		$tags = new WP_HTML_Tag_Processor( (string) $content );
		while ( $tags->next_tag() ) {
			if ( 'dialog' === $wanted || self::is_field( $tags ) ) {
				$tags->set_attribute( 'autofocus', true );
				if ( 'dialog' === $wanted ) {
					$tags->set_attribute( 'tabindex', '-1' );
				}
				break;
			}
		}
		return Html::raw( $tags->get_updated_html() );
	}

	/**
	 * Returns whether the tag is a field that a visitor fills in; traps for robots cannot be reached by Tab.
	 *
	 * @param WP_HTML_Tag_Processor $tags At a tag.
	 */
	private static function is_field( WP_HTML_Tag_Processor $tags ): bool {
		return in_array( $tags->get_tag(), array( 'INPUT', 'TEXTAREA', 'SELECT' ), true )
			&& ! in_array( strtolower( (string) $tags->get_attribute( 'type' ) ), self::NO_FIELDS, true )
			&& null === $tags->get_attribute( 'disabled' )
			&& '-1' !== $tags->get_attribute( 'tabindex' );
	}

	/**
	 * Returns the classes of what differs from the default.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return list<string>
	 */
	private static function classes( array $attributes ): array {
		$entrance = $attributes['entrance'] ?? 'default';
		$close    = $attributes['closePlace'] ?? 'end';
		return array_values(
			array_filter(
				array(
					in_array( $entrance, array( 'fade', 'zoom', 'slide', 'none' ), true ) ? "opens-$entrance" : '',
					in_array( $close, array( 'start', 'outside' ), true ) ? "closes-$close" : '',
					true === ( $attributes['isSheet'] ?? false ) ? 'is-sheet' : '',
					'' === self::veil( $attributes ) ? '' : 'has-veil',
					self::blur( $attributes ) > 0 ? 'has-blur' : '',
					self::ground( $attributes ),
				)
			)
		);
	}

	/**
	 * Returns the class of the overlay's surface, from its block style: `is-ink` or `is-accent`.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function ground( array $attributes ): string {
		return 1 === preg_match( self::STYLE, (string) ( $attributes['className'] ?? '' ), $found ) ? "is-{$found[1]}" : '';
	}

	/**
	 * Returns the color behind the overlay; empty for the block's own.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function veil( array $attributes ): string {
		$color = $attributes['veil'] ?? '';
		return is_string( $color ) && 1 === preg_match( self::COLOR, $color ) ? $color : '';
	}

	/**
	 * Returns how much the page behind is blurred, in pixels.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function blur( array $attributes ): int {
		return min( self::MOST_BLUR, max( 0, (int) ( $attributes['veilBlur'] ?? 0 ) ) );
	}
}
