<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * A row of a repeating group.
 *
 * Its fields are fields of the form like all others, called `guests_1_name`; rows that visitors may add are shown when the field
 * that counts them says so.
 *
 * @phpstan-import-type When from Field
 */
final class Form_Row {
	/**
	 * Sets the properties.
	 *
	 * @param string $group Name of the field that counts the rows.
	 * @param string $item Name of a row, such as “Guest”.
	 * @param int $number Number of the row, from 1.
	 * @param bool $is_extra Whether it is shown only if there are so many rows.
	 * @param list<string> $names Names of the fields in the group.
	 */
	public function __construct(
		private string $group,
		private string $item,
		public readonly int $number,
		private bool $is_extra,
		private array $names
	) {}

	/**
	 * Returns the beginning of the names of a row's fields.
	 *
	 * @param string $group Name of the group.
	 * @param int $number Number of the row, from 1.
	 */
	public static function prefix( string $group, int $number ): string {
		return "{$group}_{$number}_";
	}

	/** Returns the row's name, such as “Guest 2”. */
	public function title(): string {
		/* translators: 1: name of a row, such as “Guest”, 2: its number. */
		return sprintf( __( '%1$s %2$s', 'frontage' ), $this->item, (string) $this->number );
	}

	/**
	 * Returns the attributes of a field as its rules in this row.
	 *
	 * @param array<string, mixed> $attributes Attributes of the field's block.
	 * @return array<string, mixed>
	 */
	public function rules( array $attributes ): array {
		$label = Field_Blocks::text( $attributes, 'label' );
		$name  = Field_Blocks::name( $attributes );
		return array(
			'name'    => self::prefix( $this->group, $this->number ) . $name,
			'uploads' => "{$this->group} * $name",
			'label'   => '' === $label ? $this->title() : esc_html( $this->title() ) . ': ' . $label,
			'when'    => $this->when( Conditional_Logic::read( $attributes['when'] ?? null ) ),
			'within'  => $this->within( (array) ( $attributes['within'] ?? array() ) ),
			'formula' => (string) preg_replace_callback(
				'/\{([a-z0-9_]+)\}/',
				fn ( array $found ): string => '{' . $this->own( $found[1] ) . '}',
				Field_Blocks::text( $attributes, 'formula' )
			),
		) + $attributes;
	}

	/**
	 * Returns the conditions of the blocks around a field, and that of the row itself.
	 *
	 * @param array<mixed> $within Conditions of the blocks.
	 * @return list<When>
	 */
	private function within( array $within ): array {
		$all = array();
		foreach ( $within as $one ) {
			$when = $this->when( Conditional_Logic::read( $one ) );
			if ( null !== $when ) {
				$all[] = $when;
			}
		}
		if ( $this->is_extra ) {
			$all[] = array(
				'relation' => 'all',
				'rules'    => array( array( $this->group, 'is greater', (string) ( $this->number - 1 ) ) ),
			);
		}
		return $all;
	}

	/**
	 * Returns a condition as seen from this row.
	 *
	 * @param When|null $when The author's.
	 * @return When|null
	 */
	private function when( ?array $when ): ?array {
		return null === $when ? null : array(
			'relation' => $when['relation'],
			'rules'    => array_map( fn ( array $rule ): array => array( $this->own( $rule[0] ), $rule[1], $rule[2] ), $when['rules'] ),
		);
	}

	/**
	 * Returns the name of a field as seen from this row: one of the row, or one of the form.
	 *
	 * @param string $name Name that the author uses.
	 */
	private function own( string $name ): string {
		return in_array( $name, $this->names, true ) ? self::prefix( $this->group, $this->number ) . $name : $name;
	}
}
