<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Domain\Blocks\Audience;
use Frontage\Domain\Blocks\Visibility;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the fields among saved blocks, which are the only schema of a form; those of a repeating group as often as it can have rows.
 */
final class Field_Tree {
	private const PREFIX = 'frontage/field-';

	/** Fields that a form can have, with those of all rows. */
	public const MOST = 500;

	/** Attributes by which a block is known to repeat its fields. */
	private const GROUP = array( 'kind', 'item', 'min', 'max' );

	/**
	 * Returns the attributes of all fields in blocks and their inner blocks, in order, keyed by their unique names. A form with
	 * more than `MOST` accepts nothing, so that nothing is cut off.
	 *
	 * @param array<mixed> $blocks Result of `parse_blocks()`.
	 * @return array<string, array<string, mixed>>
	 */
	public static function described( array $blocks ): array {
		return self::attributes( $blocks, new Unique_Names() );
	}

	/**
	 * Returns the fields, in order.
	 *
	 * @param array<string, array<string, mixed>> $described Result of `described()`.
	 * @return list<Field>
	 */
	public static function fields( array $described ): array {
		$fields = array();
		foreach ( $described as $name => $attributes ) {
			$fields[] = Field_Blocks::field( $attributes, $name );
		}
		return $fields;
	}

	/**
	 * Returns where fields get their first value from.
	 *
	 * @param array<string, array<string, mixed>> $described Result of `described()`.
	 * @return array<string, string> Sources, such as `address` or `user-email`, keyed by field.
	 */
	public static function prefills( array $described ): array {
		return array_filter(
			array_map( static fn ( array $attributes ): string => Field_Blocks::text( $attributes, 'prefill' ), $described )
		);
	}

	/**
	 * Returns the values that fields have before visitors enter anything.
	 *
	 * @param array<string, array<string, mixed>> $described Result of `described()`.
	 * @return array<string, string|list<string>> Keyed by field.
	 */
	public static function defaults( array $described ): array {
		return array_map(
			static function ( array $attributes ): string|array {
				$value = Field_Blocks::text( $attributes, 'value' );
				return 'checkbox' === Field_Blocks::text( $attributes, 'kind' ) ? array( $value ) : $value;
			},
			$described
		);
	}

	/**
	 * Returns the attributes of the fields that are not hidden, with defaults, and with the conditions of the blocks around
	 * them as `within`, keyed by their unique names.
	 *
	 * @param array<mixed> $blocks Result of `parse_blocks()`.
	 * @param Unique_Names $names Gives the names in order.
	 * @param list<array<string, mixed>> $within Conditions of the blocks that contain these.
	 * @param Form_Row|null $row The row they are in.
	 * @return array<string, array<string, mixed>>
	 */
	private static function attributes( array $blocks, Unique_Names $names, array $within = array(), ?Form_Row $row = null ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			// The owner reads answers of all fields.
			if ( ! Audience::is_admin_area() && Visibility::is_hidden( (array) ( $block['attrs'] ?? array() ) ) ) {
				continue;
			}
			$attributes = self::saved( $block ) + compact( 'within' );
			$own        = Block_Condition::of( (array) ( $block['attrs'] ?? array() ) );
			$inside     = null === $own ? $within : array( ...$within, $own );
			$inner      = (array) ( $block['innerBlocks'] ?? array() );
			$rows       = null === $row ? self::rows( $attributes, $inner ) : null;
			if ( null !== $rows ) {
				$found += self::repeated( $attributes, $inner, $inside, $rows, $names );
				continue;
			}
			if ( str_starts_with( (string) ( $block['blockName'] ?? '' ), self::PREFIX ) && isset( $attributes['kind'] ) ) {
				$rules = $row?->rules( $attributes ) ?? $attributes;

				$found[ $names->give( Field_Blocks::name( $rules ) ) ] = $rules;
			}
			$found += self::attributes( $inner, $names, $inside, $row );
		}
		return $found;
	}

	/**
	 * Returns the rows of a block; null if it does not repeat its fields.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, with defaults.
	 * @param array<mixed> $inner Its inner blocks.
	 */
	public static function rows( array $attributes, array $inner ): ?Form_Rows {
		if ( array() !== array_diff( self::GROUP, array_keys( $attributes ) ) ) {
			return null;
		}
		$names = array_map( static fn ( array $block ): string => Field_Blocks::name( self::saved( $block ) ), $inner );
		return Form_Rows::of( $attributes, array_values( $names ) );
	}

	/**
	 * Returns the field that counts the rows of a group, and the fields of all rows.
	 *
	 * @param array<string, mixed> $attributes Attributes of the group.
	 * @param array<mixed> $inner Its inner blocks.
	 * @param list<array<string, mixed>> $within Conditions of the group and of the blocks around it.
	 * @return array<string, array<string, mixed>>
	 */
	private static function repeated( array $attributes, array $inner, array $within, Form_Rows $rows, Unique_Names $names ): array {
		$group = $names->give( Field_Blocks::name( $attributes ) );
		$found = array( $group => $rows->counter( compact( 'within' ) + $attributes ) );
		foreach ( $rows->rows( $group ) as $row ) {
			$found += self::attributes( $inner, $names, $within, $row );
		}
		return $found;
	}

	/**
	 * Returns a block's attributes with defaults; none if it is not registered.
	 *
	 * @param array<string, mixed> $block As returned by `parse_blocks()`.
	 * @return array<string, mixed>
	 */
	private static function saved( array $block ): array {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( (string) ( $block['blockName'] ?? '' ) );
		return null === $type ? array() : $type->prepare_attributes_for_render( (array) ( $block['attrs'] ?? array() ) );
	}
}
