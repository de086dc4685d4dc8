<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Domain\Blocks\Visibility;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Reads form fields from saved blocks, which are the only schema of a form. */
final class Field_Blocks {
	private const PREFIX   = 'frontage/field-';
	private const NAME_MAX = 40;
	private const MOST     = 100;

	/**
	 * Rules that apply to some types only; a field whose type was changed may still have others saved,
	 * invisible to its author.
	 */
	private const RULES_OF = array(
		'required'  => array(
			'text',
			'email',
			'phone',
			'url',
			'number',
			'textarea',
			'select',
			'radio',
			'checkbox',
			'date',
			'file',
			'consent',
		),
		'minLength' => array( 'text', 'email', 'phone', 'url', 'textarea' ),
		'maxLength' => array( 'text', 'email', 'phone', 'url', 'textarea' ),
		'pattern'   => array( 'text', 'file' ),
		'min'       => array( 'number', 'date' ),
		'max'       => array( 'number', 'date' ),
		'step'      => array( 'number' ),
	);

	/**
	 * Returns the fields in blocks and their inner blocks, in order, each with a unique name.
	 *
	 * @param array<mixed> $blocks Result of `parse_blocks()`.
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
	 * Returns where fields get their first value from.
	 *
	 * @param array<mixed> $blocks Result of `parse_blocks()`.
	 * @return array<string, string> Sources, such as `address` or `user-email`, keyed by field.
	 */
	public static function prefills( array $blocks ): array {
		$names   = new Unique_Names();
		$sources = array();
		foreach ( self::attributes( $blocks ) as $attributes ) {
			$sources[ $names->give( self::name( $attributes ) ) ] = self::text( $attributes, 'prefill' );
		}
		return array_filter( $sources );
	}

	/**
	 * Returns the values that fields have before visitors enter anything.
	 *
	 * @param array<mixed> $blocks Result of `parse_blocks()`.
	 * @return array<string, string|list<string>> Keyed by field.
	 */
	public static function defaults( array $blocks ): array {
		$names  = new Unique_Names();
		$values = array();
		foreach ( self::attributes( $blocks ) as $attributes ) {
			$name  = $names->give( self::name( $attributes ) );
			$value = self::text( $attributes, 'value' );

			$values[ $name ] = 'checkbox' === self::text( $attributes, 'kind' ) ? array( $value ) : $value;
		}
		return $values;
	}

	/**
	 * Returns the field of a block.
	 *
	 * @param array<string, mixed> $attributes Block attributes with defaults.
	 * @param string $name Field name in its form.
	 */
	public static function field( array $attributes, string $name ): Field {
		$kind        = self::text( $attributes, 'kind' );
		$has_options = in_array( $kind, array( 'select', 'radio', 'checkbox' ), true );
		$rules       = array(
			'name'    => $name,
			'label'   => html_entity_decode( wp_strip_all_tags( self::text( $attributes, 'label' ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'options' => $has_options ? self::options( $attributes ) : null,
			'types'   => array_values(
				array_filter( preg_split( '/[^a-z0-9]+/', strtolower( self::text( $attributes, 'types' ) ) ) ?: array() )
			),
			'pattern' => mb_substr( self::text( $attributes, 'pattern' ), 0, 200 ),
			'size'    => self::kilobytes( $attributes ),
			'min'     => self::bound( $attributes, 'min' ),
			'max'     => self::bound( $attributes, 'max' ),
		);
		$foreign     = array_filter( self::RULES_OF, static fn ( array $kinds ): bool => ! in_array( $kind, $kinds, true ) );
		return Field::from( array_diff_key( $rules + $attributes, $foreign ) );
	}

	/**
	 * Returns the preferred name of a field: the author's, else one derived from its label.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function name( array $attributes ): string {
		$wanted = self::text( $attributes, 'name' );
		$wanted = '' === $wanted ? remove_accents( wp_strip_all_tags( self::text( $attributes, 'label' ) ) ) : $wanted;
		$name   = trim( (string) preg_replace( '/[^a-z0-9]+/', '_', strtolower( $wanted ) ), '_' );
		return '' === $name ? 'field' : substr( $name, 0, self::NAME_MAX );
	}

	/**
	 * Returns the options of a field.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return list<string>
	 */
	public static function options( array $attributes ): array {
		$texts = array_map(
			static fn ( mixed $one ): string => is_string( $one ) ? Plain_Text::trim( $one ) : '',
			(array) ( $attributes['options'] ?? array() )
		);
		return array_values( array_unique( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) ) );
	}

	/**
	 * Returns a string attribute.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $key Attribute name.
	 */
	public static function text( array $attributes, string $key ): string {
		return is_scalar( $attributes[ $key ] ?? '' ) ? (string) ( $attributes[ $key ] ?? '' ) : '';
	}

	/**
	 * Returns the attributes of field blocks that are not hidden, with defaults, and with the conditions of the blocks
	 * around them as `within`.
	 *
	 * @param array<mixed> $blocks Result of `parse_blocks()`.
	 * @param list<array<string, mixed>> $within Conditions of the blocks that contain these.
	 * @return list<array<string, mixed>>
	 */
	private static function attributes( array $blocks, array $within = array() ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			if ( Visibility::is_hidden( (array) ( $block['attrs'] ?? array() ) ) ) {
				continue;
			}
			$name = (string) ( $block['blockName'] ?? '' );
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			if ( null !== $type && str_starts_with( $name, self::PREFIX ) ) {
				$found[] = compact( 'within' ) + $type->prepare_attributes_for_render( (array) ( $block['attrs'] ?? array() ) );
			}
			$own = Block_Condition::of( (array) ( $block['attrs'] ?? array() ) );
			array_push(
				$found,
				...self::attributes( (array) ( $block['innerBlocks'] ?? array() ), null === $own ? $within : array( ...$within, $own ) )
			);
		}
		return $found;
	}

	/**
	 * Returns the minimum or maximum of a number or date; empty if invalid.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $key Attribute name.
	 */
	private static function bound( array $attributes, string $key ): string {
		$text = trim( self::text( $attributes, $key ) );
		return ( 'date' === ( $attributes['kind'] ?? '' ) ? Field_Types::is_day( $text ) : Field_Types::is_number( $text ) ) ? $text : '';
	}

	/**
	 * Returns the maximum file size in kilobytes: the author's, limited to what the server accepts.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function kilobytes( array $attributes ): int {
		$most = intdiv( wp_max_upload_size(), KB_IN_BYTES );
		$own  = (int) ( is_numeric( $attributes['size'] ?? null ) ? $attributes['size'] : 0 );
		return 'file' === ( $attributes['kind'] ?? '' ) && $most > 0 ? min( $most, $own > 0 ? $own : $most ) : 0;
	}
}
