<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/** Reads a form field from its saved block, which is its only schema. */
final class Field_Blocks {
	private const NAME_MAX = 40;

	/** Characters of the longest name in a row: that of the group, a number, and that of the field. */
	private const ROW_NAME_MAX = 2 * self::NAME_MAX + 4;

	/** Ends of a slider without its own. */
	private const SLIDER = array(
		'min' => '0',
		'max' => '100',
	);

	/** Rules of a signature: a drawing of at most so many kilobytes, or a typed name of at most so many characters. */
	private const SIGNATURE = array(
		'types'     => array( 'png' ),
		'size'      => 512,
		'maxLength' => 120,
	);

	/**
	 * Rules that apply to some types only; a field whose type was changed may still have others saved,
	 * invisible to its author. Types of other plugins have those of a text.
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
			'time',
			'rating',
			'country',
			'signature',
			'file',
			'consent',
		),
		'minLength' => array( 'text', 'email', 'phone', 'url', 'textarea' ),
		'maxLength' => array( 'text', 'email', 'phone', 'url', 'textarea', 'signature' ),
		'pattern'   => array( 'text', 'file' ),
		'min'       => array( 'number', 'range', 'date', 'time', 'rows' ),
		'max'       => array( 'number', 'range', 'date', 'time', 'rows' ),
		'step'      => array( 'number', 'range' ),
		'formula'   => array( 'calculation' ),
		'decimals'  => array( 'calculation' ),
		'uploads'   => array( 'file', 'signature' ),
	);

	/**
	 * Returns the field of a block.
	 *
	 * @param array<string, mixed> $attributes Block attributes with defaults.
	 * @param string $name Field name in its form.
	 */
	public static function field( array $attributes, string $name ): Field {
		$kind  = self::text( $attributes, 'kind' );
		$rules = array(
			'name'    => $name,
			'label'   => html_entity_decode( wp_strip_all_tags( self::text( $attributes, 'label' ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'options' => match ( $kind ) {
				'select',
			'radio',
			'checkbox' => self::options( $attributes ),
			'rating' => array_map( 'strval', range( 1, self::stars( $attributes ) ) ),
			default => null,
			},
			'types'   => array_values(
				array_filter( preg_split( '/[^a-z0-9]+/', strtolower( self::text( $attributes, 'types' ) ) ) ?: array() )
			),
			'pattern' => mb_substr( self::text( $attributes, 'pattern' ), 0, 200 ),
			'size'    => self::kilobytes( $attributes ),
			'min'     => self::bound( $attributes, 'min' ),
			'max'     => self::bound( $attributes, 'max' ),
			'formula' => mb_substr( self::text( $attributes, 'formula' ), 0, Formula::MAX_LENGTH ),
		);
		$rules   = array_merge( $rules, 'signature' === $kind ? self::SIGNATURE : array() );
		$like    = in_array( $kind, Field::KINDS, true ) ? $kind : 'text';
		$foreign = array_filter( self::RULES_OF, static fn ( array $kinds ): bool => ! in_array( $like, $kinds, true ) );
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
		// PHP turns keys of digits into numbers, so that a field called “2027” would not be found.
		$name = ctype_digit( $name ) ? "field_$name" : $name;
		// Only fields of rows know where their files belong.
		$most = isset( $attributes['uploads'] ) ? self::ROW_NAME_MAX : self::NAME_MAX;
		return '' === $name ? 'field' : substr( $name, 0, $most );
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
	 * Returns the minimum or maximum of a number, date or time; empty if invalid. A slider always has both.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $key Attribute name.
	 */
	private static function bound( array $attributes, string $key ): string {
		$text  = trim( self::text( $attributes, $key ) );
		$kind  = self::text( $attributes, 'kind' );
		$valid = match ( $kind ) {
			'date' => Field_Types::is_day( $text ),
			'time' => Field_Types::is_time( $text ),
			default => Field_Types::is_number( $text ),
		};
		return match ( true ) {
			$valid => $text,
			'range' === $kind => self::SLIDER[ $key ],
			default => '',
		};
	}

	/**
	 * Returns the highest number of stars of a rating.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function stars( array $attributes ): int {
		return max( 2, min( 10, (int) ( self::text( $attributes, 'max' ) ?: 5 ) ) );
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
