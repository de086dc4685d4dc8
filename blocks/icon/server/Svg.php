<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon;

use DOMDocument;
use DOMElement;
use Frontage\Base\Html\Html;
use Frontage\Base\Request_Cache;
use Frontage\Domain\Render\Ids;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- Names of the DOM.

/**
 * An SVG from anywhere, made safe by drawing it again: the source is only read, and what is printed consists of
 * the elements, attributes and values of `Svg_Rules`, written here. Nothing of the source is passed through.
 */
final class Svg {
	/** Of a source; larger ones are no icons. */
	public const MOST_BYTES = 100_000;

	/** Of a source; a browser draws more of them slowly. */
	private const MOST_ELEMENTS = 2_000;

	/** What can be seen. */
	private const SHAPE = '/<(?:path|circle|ellipse|line|poly|rect|use)/';

	private function __construct( private readonly DOMElement $root, private readonly Svg_References $references ) {}

	/**
	 * Returns a safe SVG as text, to be saved; empty if there is none in the source.
	 *
	 * @param string $source What an author pasted or uploaded.
	 */
	public static function clean( string $source ): string {
		$svg  = self::read( $source );
		$html = $svg?->html( '', array( 'xmlns' => 'http://www.w3.org/2000/svg' ) );
		return null === $html ? '' : $html->html;
	}

	/**
	 * Returns a safe SVG for a page, with IDs that nothing else on the page has; null if there is none in the source.
	 *
	 * @param string $source From a block or a file, not trusted.
	 * @param array<string, string|bool|null> $attributes Of the root.
	 */
	public static function inline( string $source, array $attributes ): ?Html {
		$key = md5( $source );
		$svg = Request_Cache::remember( "icon.$key", static fn (): self|false => self::read( $source ) ?? false );
		if ( false === $svg ) {
			return null;
		}
		$prefix = $svg->references->has_ids() ? Ids::unique( 'frontage-icon-' . substr( $key, 0, 6 ) ) . '-' : '';
		return $svg->html( $prefix, $attributes, array( 'fill' => 'currentColor' ) );
	}

	/**
	 * Reads the first SVG of a source. What stands before it goes: a document type is where entities would be declared.
	 *
	 * @param string $source Not trusted.
	 */
	private static function read( string $source ): ?self {
		if ( strlen( $source ) > self::MOST_BYTES || ! class_exists( DOMDocument::class ) ) {
			return null;
		}
		$text = wp_check_invalid_utf8( $source );
		if ( 1 !== preg_match( '~<(?:[a-z]+:)?svg[\s>].*</(?:[a-z]+:)?svg\s*>~is', $text, $found ) ) {
			return null;
		}
		$document          = new DOMDocument();
		$document->recover = true;
		$errors            = libxml_use_internal_errors( true );
		$is_read           = $document->loadXML( $found[0], LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $errors );
		$root = $is_read ? $document->documentElement : null;
		if ( null === $root || 'svg' !== $root->localName || $document->getElementsByTagName( '*' )->length > self::MOST_ELEMENTS ) {
			return null;
		}
		Svg_Styles::move_to_attributes( $root );
		$svg = new self( $root, new Svg_References( $root ) );
		return 1 === preg_match( self::SHAPE, $svg->children( $root, '' )->html ) ? $svg : null;
	}

	/**
	 * Returns the root with everything in it.
	 *
	 * @param string $prefix Of all IDs.
	 * @param array<string, string|bool|null> $attributes Of the root, before its own.
	 * @param array<string, string> $more Of the root, unless it has them.
	 */
	private function html( string $prefix, array $attributes, array $more = array() ): Html {
		$own = $this->attributes( $this->root, $prefix );
		$box = $own['viewBox'] ?? self::box( $own );
		unset( $own['viewBox'], $own['width'], $own['height'], $own['x'], $own['y'], $own['id'] );
		return el( 'svg', $attributes + array( 'viewBox' => $box ) + $own + $more, $this->children( $this->root, $prefix ) );
	}

	/**
	 * Returns the box of a drawing that says only how large it is.
	 *
	 * @param array<string, string> $attributes Of the root.
	 */
	private static function box( array $attributes ): string {
		$width  = (float) ( $attributes['width'] ?? 0 );
		$height = (float) ( $attributes['height'] ?? 0 );
		return $width > 0 && $height > 0 ? "0 0 $width $height" : '0 0 24 24';
	}

	/**
	 * Draws what is inside an element. What is not allowed goes with everything in it.
	 *
	 * @param DOMElement $element Of the source.
	 * @param string $prefix Of all IDs.
	 */
	private function children( DOMElement $element, string $prefix ): Html {
		$html = '';
		foreach ( $element->childNodes as $child ) {
			if ( ! $child instanceof DOMElement ) {
				continue;
			}
			$name = Svg_Rules::element( (string) $child->localName );
			if ( '' !== $name && ( 'use' !== $name || $this->references->may_use( $child ) ) ) {
				$html .= el( $name, $this->attributes( $child, $prefix ), $this->children( $child, $prefix ) )->html;
			}
		}
		return Html::raw( $html );
	}

	/**
	 * Returns the allowed attributes of an element.
	 *
	 * @param DOMElement $element Of the source.
	 * @param string $prefix Of all IDs.
	 * @return array<string, string>
	 */
	private function attributes( DOMElement $element, string $prefix ): array {
		$kept = array();
		foreach ( $element->attributes as $attribute ) {
			$name  = (string) $attribute->localName;
			$value = trim( (string) $attribute->nodeValue );
			if ( 'id' === $name || 'href' === $name ) {
				$id    = Svg_Rules::id( 'id' === $name ? "#$value" : $value );
				$value = '' === $id ? '' : ( 'id' === $name ? '' : '#' ) . $prefix . $id;
			} else {
				$value = Svg_Rules::value( $name, $value, $prefix );
			}
			if ( '' !== $value && $this->references->may_have( $element, $name ) ) {
				$kept[ $name ] = $value;
			}
		}
		return $kept;
	}
}
