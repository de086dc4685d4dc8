<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * The words of a block as plain HTML, as `frontage.content` in its `block.json` says; the editor writes the same.
 *
 * @phpstan-type Template array{content: array{attributes?: array<string, string>, html?: list<mixed>}, defaults: array<string, mixed>}
 */
final class Saved_Html {
	private const BUILT = 'build/content.php';

	private const INNER = '{inner}';

	/** @var array<string, Template>|null By slug. */
	private static ?array $templates = null;

	/**
	 * Returns how the words of a block are written; null if it has none.
	 *
	 * @param string $name Block name.
	 * @return Template|null
	 */
	public static function template( string $name ): ?array {
		self::$templates ??= require Paths::path( self::BUILT );
		return self::$templates[ substr( $name, 9 ) ] ?? null;
	}

	/**
	 * Returns the HTML before and after the inner blocks; empty if the author wrote nothing.
	 *
	 * @param string $name Block name.
	 * @param array<string, mixed> $attributes As saved, without defaults.
	 * @return array{string, string}
	 */
	public static function of( string $name, array $attributes ): array {
		$template = self::template( $name );
		if ( null === $template ) {
			return array( '', '' );
		}
		$attributes += $template['defaults'];
		$filler      = new Content_Template( $attributes );
		$parts       = $template['content']['html'] ?? array();
		$at          = array_search( self::INNER, $parts, true );
		$at          = false === $at ? count( $parts ) : (int) $at;
		$before      = $filler->fill( array_slice( $parts, 0, $at ) );
		$after       = $filler->fill( array_slice( $parts, $at + 1 ) );
		$labels      = '';
		foreach ( $template['content']['attributes'] ?? array() as $key => $value ) {
			$labels .= $filler->fill( array( " $key=\"$value\"" ) );
		}
		return '' === $before . $after . $labels ? array( '', '' ) : self::wrap( $name, $attributes, $labels, $before, $after );
	}

	/**
	 * Puts an element around the content.
	 *
	 * @param string $name Block name.
	 * @param array<string, mixed> $attributes With defaults.
	 * @param string $labels The element's own attributes.
	 * @param string $before HTML before inner blocks.
	 * @param string $after HTML after them.
	 * @return array{string, string}
	 */
	private static function wrap( string $name, array $attributes, string $labels, string $before, string $after ): array {
		$text  = static fn ( string $key ): string => is_string( $attributes[ $key ] ?? null ) ? $attributes[ $key ] : '';
		$class = trim( self::css_class( $name ) . ' ' . $text( 'className' ) );
		$id    = '' === $text( 'anchor' ) ? '' : ' id="' . Content_Template::escape( $text( 'anchor' ) ) . '"';
		$tag   = str_contains( $labels, ' aria-label=' ) ? 'section' : 'div';
		$style = ' style="' . Saved_Layout::WORDS . '"';
		return array(
			"<$tag$id class=\"" . Content_Template::escape( $class ) . "\"$labels$style>$before",
			"$after</$tag>",
		);
	}

	/**
	 * The class of a block's element.
	 *
	 * @param string $name Block name.
	 */
	public static function css_class( string $name ): string {
		return 'wp-block-' . str_replace( '/', '-', $name );
	}
}
