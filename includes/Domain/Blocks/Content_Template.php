<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Html\Url;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluates the `content` of a block's `block.json`: how the words of a block are written in the post.
 *
 * `src/editor/saved-content/template.ts` does the same in the editor, and describes the parts.
 */
final class Content_Template {
	/** A tag, an image, an attribute, or a placeholder: all at once, since an author's words may have braces. */
	private const HOLE = '/(<\/?)\{(\w+)\}|(<img) src="\{(\w+)\}"| ([\w-]+)="\{([^}]+)\}"|\{([^}]+)\}/';

	/**
	 * Sets the values.
	 *
	 * @param array<array-key, mixed> $scope Attributes by name; of a list of texts, the text itself as `.`.
	 */
	public function __construct( private readonly array $scope ) {}

	/**
	 * Returns the HTML of parts; empty if all their placeholders are empty.
	 *
	 * @param array<mixed> $parts From `block.json`.
	 */
	public function fill( array $parts ): string {
		return implode( '', array_map( $this->fill_part( ... ), $parts ) );
	}

	/**
	 * Returns the HTML of one part.
	 *
	 * @param mixed $part String, element, repetition, cells or condition.
	 */
	private function fill_part( mixed $part ): string {
		if ( is_string( $part ) ) {
			return $this->fill_string( $part );
		}
		if ( array_is_list( $part ) ) {
			$inside = $this->fill( array_slice( $part, 1, -1 ) );
			return '' === $inside ? '' : $part[0] . $inside . end( $part );
		}
		if ( isset( $part['each'] ) ) {
			$html  = '';
			$items = $this->scope[ $part['each'] ] ?? array();
			foreach ( array_slice( is_array( $items ) ? $items : array(), 0, $part['most'] ?? null ) as $item ) {
				$html .= ( new self( ( is_array( $item ) ? $item : array( '.' => $item ) ) + $this->outer() ) )->fill( $part['in'] );
			}
			return $html;
		}
		if ( isset( $part['cells'] ) ) {
			return $this->fill_cells( $part );
		}
		return isset( $part['when'] ) === $this->is_met( $part['when'] ?? $part['unless'] ) ? $this->fill( $part['in'] ) : '';
	}

	/**
	 * Returns the values around an item of a list, as `^name`.
	 *
	 * @return array<string, mixed>
	 */
	private function outer(): array {
		$outer = array();
		foreach ( $this->scope as $name => $value ) {
			$outer[ "^$name" ] = $value;
		}
		return $outer;
	}

	/**
	 * Returns the cells of a row of a table, also empty ones, which keep the others in their columns; nothing of an empty row.
	 *
	 * @param array{cells: string, head: string, first?: string, in: string} $part List of texts or objects, cell before them, and each.
	 */
	private function fill_cells( array $part ): string {
		$items = $this->scope[ $part['cells'] ] ?? array();
		if ( ! is_array( $items ) || array() === $items || '' === self::text( $items ) . $this->fill_string( $part['head'] ) ) {
			return '';
		}
		$html = $this->fill_string( $part['head'], true );
		foreach ( array_values( $items ) as $at => $item ) {
			$named = is_array( $item ) && ! array_is_list( $item ) ? $item : array();
			$scope = '' === self::text( $item ) ? array() : array( '.' => $item ) + $named + $this->scope;
			$html .= ( new self( $scope ) )->fill_string( 0 === $at ? $part['first'] ?? $part['in'] : $part['in'], true );
		}
		return $html;
	}

	/**
	 * Returns whether attributes have certain values.
	 *
	 * @param array<string, string> $values Values by attribute.
	 */
	private function is_met( array $values ): bool {
		foreach ( $values as $name => $value ) {
			$is = self::text( $this->scope[ $name ] ?? '' );
			if ( $is !== $value ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Fills the placeholders of a string.
	 *
	 * @param string $html HTML with placeholders.
	 * @param bool $is_kept Whether it stays without any value.
	 */
	private function fill_string( string $html, bool $is_kept = false ): string {
		$is_empty = ! $is_kept;
		$found    = function ( string $names, string $attribute = '' ) use ( &$is_empty ): string {
			$value    = $this->find( $names );
			$value    = in_array( $attribute, array( 'href', 'src' ), true ) ? Url::safe( $value ) : $value;
			$is_empty = $is_empty && '' === $value;
			return $value;
		};
		$html     = (string) preg_replace_callback(
			self::HOLE,
			fn ( array $hole ): string => match ( count( $hole ) ) {
				3       => $hole[1] . self::tag( $this->scope[ $hole[2] ] ?? '' ),
				5       => $this->image( $hole[4], $found( $hole[4], 'src' ) ),
				7       => self::attribute( $hole[5], $found( $hole[6], $hole[5] ) ),
				default => self::formatted( $hole[7], $found ),
			},
			$html
		);
		return $is_empty ? '' : $html;
	}

	/**
	 * Returns the beginning of an image, with what keeps its proportions and keeps it in its column.
	 *
	 * @param string $name Attribute with its URL.
	 * @param string $url The URL; empty if there is none.
	 */
	private function image( string $name, string $url ): string {
		if ( '' === $url ) {
			return '<img';
		}
		$number = fn ( string $what ): int => self::number( $this->scope[ Saved_Images::attribute( $name, $what ) ] ?? 0 );
		$id     = $number( 'id' );
		$width  = $number( 'width' );
		$height = $number( 'height' );
		return '<img'
			. ( $id > 0 ? " class=\"wp-image-$id\"" : '' )
			. ' src="' . self::escape( $url ) . '"'
			. ( $width > 0 && $height > 0 ? " width=\"$width\" height=\"$height\"" : '' )
			. ' style="' . Saved_Layout::IMAGE . '"';
	}

	/**
	 * Returns a whole number that a program may have saved as text.
	 *
	 * @param mixed $value Attribute.
	 */
	private static function number( mixed $value ): int {
		return is_int( $value ) || ( is_string( $value ) && ctype_digit( $value ) ) ? (int) $value : 0;
	}

	/**
	 * Returns an attribute; nothing if it is empty, except for images that say nothing.
	 *
	 * @param string $value Text.
	 */
	private static function attribute( string $name, string $value ): string {
		return '' === $value && 'alt' !== $name ? '' : sprintf( ' %s="%s"', $name, self::escape( $value ) );
	}

	/**
	 * Returns a value in its format.
	 *
	 * @param string $placeholder `names` or `names:format`.
	 * @param callable(string): string $found Returns the value of names.
	 */
	private static function formatted( string $placeholder, callable $found ): string {
		list( $names, $format ) = array_pad( explode( ':', $placeholder, 2 ), 2, '' );
		$value                  = $found( $names );
		return match ( $format ) {
			'html'  => str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), Saved_Layout::of_text( wp_kses_post( $value ) ) ),
			'time'  => self::escape( mb_substr( (string) preg_replace( '/T/', ' ', $value, 1 ), 0, 16 ) ),
			default => self::escape( $value ),
		};
	}

	/**
	 * Returns the first value that is not empty.
	 *
	 * @param string $names Attributes as `a|b`, or one of our sentences as `@form`.
	 */
	private function find( string $names ): string {
		foreach ( explode( '|', $names ) as $name ) {
			$value = '@form' === $name ? self::form_phrase() : self::text( $this->scope[ $name ] ?? '' );
			if ( '' !== $value ) {
				return $value;
			}
		}
		return '';
	}

	/**
	 * Returns an element that the author selects.
	 *
	 * @param mixed $value Attribute.
	 */
	private static function tag( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '/^h[1-6]$/', $value ) ? $value : 'p';
	}

	/** Stands in for a form that a page without the plugin cannot have. */
	private static function form_phrase(): string {
		return __( 'This form is not available at the moment. Please use the contact details on this website.', 'frontage' );
	}

	/**
	 * Returns the texts of lists and objects, however nested, with commas.
	 *
	 * @param mixed $value Attribute.
	 */
	private static function text( mixed $value ): string {
		if ( is_array( $value ) ) {
			$texts = array_map( self::text( ... ), $value );
			return implode( ', ', array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
		}
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Escapes text for HTML and for attributes, also what would be a shortcode. Entities stay: rich text consists of them.
	 *
	 * @param string $text Plain text, or rich text without formats.
	 */
	public static function escape( string $text ): string {
		return str_replace(
			array( '<', '>', '"', '[', ']' ),
			array( '&lt;', '&gt;', '&quot;', '&#91;', '&#93;' ),
			(string) preg_replace( '/&(?!(?:[a-z0-9]+|#[0-9]+|#x[a-f0-9]+);)/i', '&amp;', $text )
		);
	}
}
