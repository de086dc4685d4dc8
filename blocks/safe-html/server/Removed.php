<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Safe_Html;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** What a source has that the page does not get, for its author to read. */
final class Removed {
	/** Different ones that an author is told. */
	private const MOST = 50;

	/**
	 * Lists it, in the order of the source.
	 *
	 * @param string $source What the author wrote.
	 * @return list<string> Such as `<script>`, `onclick` or `href="javascript:…"`, each once.
	 */
	public static function from( string $source ): array {
		if ( strlen( $source ) > Safe_Html::MOST_BYTES ) {
			return array();
		}
		$allowed = Allowed_Html::tags();
		$found   = array();
		$reader  = new WP_HTML_Tag_Processor( $source );
		while ( count( $found ) < self::MOST && $reader->next_tag() ) {
			$tag = strtolower( (string) $reader->get_tag() );
			if ( ! isset( $allowed[ $tag ] ) ) {
				$found[ "<$tag>" ] = true;
				continue;
			}
			foreach ( $reader->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
				$value = $reader->get_attribute( $name );
				$value = is_string( $value ) ? $value : '';
				if ( ! isset( $allowed[ $tag ][ $name ] ) ) {
					$found[ $name ] = true;
				} elseif ( Addresses::is_unsafe( $name, $value ) ) {
					$found[ sprintf( '%s="%s"', $name, mb_strimwidth( trim( $value ), 0, 40, '…' ) ) ] = true;
				} elseif ( 'style' === $name ) {
					$found += array_fill_keys( self::properties( $value ), true );
				}
			}
		}
		return array_map( strval( ... ), array_keys( $found ) );
	}

	/**
	 * Returns the properties of a `style` that are not allowed.
	 *
	 * @param string $css Value of the attribute.
	 * @return list<string>
	 */
	private static function properties( string $css ): array {
		$names = array_map( static fn ( string $one ): string => strtolower( trim( explode( ':', $one )[0] ) ), explode( ';', $css ) );
		return array_map(
			static fn ( string $name ): string => 'style="' . mb_strimwidth( $name, 0, 40, '…' ) . '"',
			array_values( array_diff( array_filter( $names ), Allowed_Html::PROPERTIES ) )
		);
	}
}
