<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of a repeating group: how many there are, and how visitors without JavaScript add and remove them.
 *
 * @phpstan-import-type Value from Field
 */
final class Form_Rows {
	/** Field of the buttons: the group's name, and `add` or the number of the row to remove. */
	public const FIELD = 'frontage_rows';

	private const MOST = 20;

	/**
	 * Sets the properties.
	 *
	 * @param int $min Minimum number of rows.
	 * @param int $max Maximum number of rows.
	 * @param string $item Name of a row.
	 * @param list<string> $names Names of the fields in the group.
	 */
	private function __construct( public readonly int $min, public readonly int $max, private string $item, private array $names ) {}

	/**
	 * Returns the rows of a group; null if it does not repeat.
	 *
	 * @param array<string, mixed> $attributes Attributes of the group's block, with defaults.
	 * @param list<string> $names Names of the fields in the group.
	 */
	public static function of( array $attributes, array $names ): ?self {
		if ( 'repeat' !== Field_Blocks::text( $attributes, 'kind' ) ) {
			return null;
		}
		$max  = max( 1, min( self::MOST, (int) Field_Blocks::text( $attributes, 'max' ) ) );
		$item = wp_strip_all_tags( Field_Blocks::text( $attributes, 'item' ) );
		return new self(
			max( 0, min( $max, (int) Field_Blocks::text( $attributes, 'min' ) ) ),
			$max,
			'' === $item ? __( 'Entry', 'frontage' ) : $item,
			$names
		);
	}

	/**
	 * Returns the attributes of the field that counts the rows.
	 *
	 * @param array<string, mixed> $attributes Attributes of the group's block.
	 * @return array<string, mixed>
	 */
	public function counter( array $attributes ): array {
		return array(
			'kind'  => 'rows',
			'name'  => Field_Blocks::text( $attributes, 'name' ),
			'label' => Field_Blocks::text( $attributes, 'label' ),
			'value' => (string) $this->min,
			'min'   => (string) $this->min,
			'max'   => (string) $this->max,
		) + array_intersect_key( $attributes, array( 'within' => true ) );
	}

	/**
	 * Returns all rows that there can be.
	 *
	 * @param string $group Name of the field that counts the rows.
	 * @return list<Form_Row>
	 */
	public function rows( string $group ): array {
		return array_map(
			fn ( int $number ): Form_Row => new Form_Row( $group, $this->item, $number, $number > $this->min, $this->names ),
			range( 1, $this->max )
		);
	}

	/**
	 * Returns how many rows a value means.
	 *
	 * @param string $value Value of the counter.
	 */
	public static function count( Field $field, string $value ): int {
		$count = Field_Types::is_number( $value ) ? (int) $value : (int) $field->min;
		return max( (int) $field->min, min( (int) $field->max, $count ) );
	}

	/**
	 * Returns the values after a button was pressed; null if none of them was.
	 *
	 * @param string $pressed Value of the field `FIELD`.
	 * @param list<Field> $fields Fields of the form.
	 * @param array<string, Value> $values Values, keyed by field.
	 * @return array<string, Value>|null
	 */
	public static function press( string $pressed, array $fields, array $values ): ?array {
		list( $group, $what ) = array_pad( explode( ' ', $pressed, 2 ), 2, '' );
		foreach ( $fields as $field ) {
			if ( 'rows' === $field->kind && $field->name === $group ) {
				$count = (int) $values[ $group ];
				$row   = (int) $what;
				if ( $row > 0 && $row <= $count && $count > (int) $field->min ) {
					$values           = self::without( $group, $row, $count, $values );
					$values[ $group ] = (string) ( $count - 1 );
				} elseif ( 'add' === $what ) {
					$values[ $group ] = (string) self::count( $field, (string) ( $count + 1 ) );
				}
				return $values;
			}
		}
		return null;
	}

	/**
	 * Returns the values with those of later rows moved up.
	 *
	 * @param string $group Name of the group.
	 * @param int $row Row to remove, from 1.
	 * @param int $count Number of rows.
	 * @param array<string, Value> $values Values, keyed by field.
	 * @return array<string, Value>
	 */
	private static function without( string $group, int $row, int $count, array $values ): array {
		$moved = $values;
		foreach ( array_keys( $values ) as $name ) {
			for ( $to = $row; $to <= $count; $to++ ) {
				$prefix = Form_Row::prefix( $group, $to );
				if ( str_starts_with( $name, $prefix ) ) {
					$from           = Form_Row::prefix( $group, $to + 1 ) . substr( $name, strlen( $prefix ) );
					$moved[ $name ] = $to === $count ? '' : $values[ $from ] ?? '';
				}
			}
		}
		return $moved;
	}
}
