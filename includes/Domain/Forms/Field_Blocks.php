<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Fields as blocks describe them.
 *
 * Reads fields from saved blocks, so that the saved block is the schema: nothing else is.
 */
final class Field_Blocks {
	private const PREFIX   = 'frontage/field-';
	private const NAME_MAX = 40;
	private const MOST     = 100;

	/** Rules that only some kinds have; a field that was another kind before still has the others saved, unseen by its author. */
	private const RULES_OF = array(
		'required'  => array( 'text', 'email', 'phone', 'url', 'number', 'textarea', 'select', 'radio', 'checkbox', 'date', 'file', 'consent' ),
		'minLength' => array( 'text', 'email', 'phone', 'url', 'textarea' ),
		'maxLength' => array( 'text', 'email', 'phone', 'url', 'textarea' ),
		'pattern'   => array( 'text', 'file' ),
		'min'       => array( 'number', 'date' ),
		'max'       => array( 'number', 'date' ),
		'step'      => array( 'number' ),
	);

	/**
	 * The fields among blocks and all that is in them, in order, each under a name of its own.
	 *
	 * @param array<mixed> $blocks As `parse_blocks()` gives them.
	 * @return list<Field>
	 */
	public static function fields( array $blocks ): array {
		$names  = new Unique_Names();
		$fields = array();
		foreach ( self::attributes( $blocks ) as $attributes ) {
			$fields[] = self::field( $attributes, $names->give( self::name( $attributes ) ) );
		}
		return array_slice( $fields, 0, self::MOST );
	}

	/**
	 * A block's field.
	 *
	 * @param array<string, mixed> $attributes The block's attributes with defaults.
	 * @param string               $name       The field's name in its form.
	 */
	public static function field( array $attributes, string $name ): Field {
		$kind        = self::text( $attributes, 'kind' );
		$has_options = in_array( $kind, array( 'select', 'radio', 'checkbox' ), true );
		$rules       = array(
			'name'    => $name,
			'label'   => html_entity_decode( wp_strip_all_tags( self::text( $attributes, 'label' ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'options' => $has_options ? self::options( $attributes ) : null,
			'types'   => array_values( array_filter( preg_split( '/[^a-z0-9]+/', strtolower( self::text( $attributes, 'types' ) ) ) ?: array() ) ),
			'pattern' => mb_substr( self::text( $attributes, 'pattern' ), 0, 200 ),
			'size'    => self::kilobytes( $attributes ),
			'min'     => self::bound( $attributes, 'min' ),
			'max'     => self::bound( $attributes, 'max' ),
		);
		$foreign     = array_filter( self::RULES_OF, static fn ( array $kinds ): bool => ! in_array( $kind, $kinds, true ) );
		return Field::from( array_diff_key( $rules + $attributes, $foreign ) );
	}

	/**
	 * The name a field asks for: the author's, else one made of its label.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function name( array $attributes ): string {
		$wanted = self::text( $attributes, 'name' );
		$wanted = '' === $wanted ? remove_accents( wp_strip_all_tags( self::text( $attributes, 'label' ) ) ) : $wanted;
		$name   = trim( (string) preg_replace( '/[^a-z0-9]+/', '_', strtolower( $wanted ) ), '_' );
		return '' === $name ? 'field' : substr( $name, 0, self::NAME_MAX );
	}

	/**
	 * What may be chosen.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return list<string>
	 */
	public static function options( array $attributes ): array {
		$texts = array_map( static fn ( mixed $one ): string => is_string( $one ) ? Plain_Text::trim( $one ) : '', (array) ( $attributes['options'] ?? array() ) );
		return array_values( array_unique( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) ) );
	}

	/**
	 * An attribute that is a text.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $key        The attribute.
	 */
	public static function text( array $attributes, string $key ): string {
		return is_scalar( $attributes[ $key ] ?? '' ) ? (string) ( $attributes[ $key ] ?? '' ) : '';
	}

	/**
	 * Attributes of field blocks, with defaults.
	 *
	 * @param array<mixed> $blocks As `parse_blocks()` gives them.
	 * @return list<array<string, mixed>>
	 */
	private static function attributes( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			$name = (string) ( $block['blockName'] ?? '' );
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			if ( null !== $type && str_starts_with( $name, self::PREFIX ) ) {
				$found[] = $type->prepare_attributes_for_render( (array) ( $block['attrs'] ?? array() ) );
			}
			array_push( $found, ...self::attributes( (array) ( $block['innerBlocks'] ?? array() ) ) );
		}
		return $found;
	}

	/**
	 * The least or the most of a number or a day; empty where an author wrote something else.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $key        Which.
	 */
	private static function bound( array $attributes, string $key ): string {
		$text = trim( self::text( $attributes, $key ) );
		return ( 'date' === ( $attributes['kind'] ?? '' ) ? Field_Types::is_day( $text ) : Field_Types::is_number( $text ) ) ? $text : '';
	}

	/**
	 * The most that a file may have: what the author wants, never more than the server takes.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function kilobytes( array $attributes ): int {
		$most = intdiv( wp_max_upload_size(), KB_IN_BYTES );
		$own  = (int) ( is_numeric( $attributes['size'] ?? null ) ? $attributes['size'] : 0 );
		return 'file' === ( $attributes['kind'] ?? '' ) && $most > 0 ? min( $most, $own > 0 ? $own : $most ) : 0;
	}
}
