<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * How this WordPress saves the text alignment of core's paragraphs and headings.
 *
 * Each had an attribute of its own; in WordPress 7 it is a block support, and the editor converts blocks that have the
 * attribute. Patterns are written with the attribute.
 */
final class Text_Align {
	private const ATTRIBUTES = array(
		'heading'   => 'textAlign',
		'paragraph' => 'align',
	);

	/**
	 * Returns block markup as this WordPress saves it.
	 *
	 * @param string $markup Block markup with the attributes.
	 */
	public static function translate( string $markup ): string {
		foreach ( self::ATTRIBUTES as $block => $attribute ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( "core/$block" );
			if ( block_has_support( $type, array( 'typography', 'textAlign' ) ) ) {
				$markup = (string) preg_replace_callback(
					"/(<!-- wp:$block )(\{[^\n]*\"$attribute\":[^\n]*\})(?= -->)/U",
					static fn ( array $found ): string => $found[1] . self::attributes( $found[2], $attribute ),
					$markup
				);
			}
		}
		return $markup;
	}

	/**
	 * Returns a block's attributes with the alignment as a support saves it.
	 *
	 * @param string $json Attributes as saved.
	 * @param string $name Attribute with the alignment.
	 */
	private static function attributes( string $json, string $name ): string {
		$attributes = json_decode( $json, true );
		if ( ! is_array( $attributes ) || ! in_array( $attributes[ $name ] ?? '', array( 'left', 'center', 'right' ), true ) ) {
			return $json;
		}
		$attributes['style']['typography']['textAlign'] = $attributes[ $name ];
		unset( $attributes[ $name ] );
		return serialize_block_attributes( $attributes );
	}
}
