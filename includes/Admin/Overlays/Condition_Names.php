<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays;

use Frontage\Domain\Overlay\Conditions;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Names of the pages and terms in overlay conditions, which are saved as `id:7` and `category:5`. */
final class Condition_Names {
	/**
	 * Returns the names.
	 *
	 * @param list<array<string, mixed>> $overlays Attributes of overlays.
	 * @return list<array{value: string, label: string}>
	 */
	public static function of( array $overlays ): array {
		$values = array();
		foreach ( $overlays as $attributes ) {
			foreach ( Conditions::of( $attributes['conditions'] ?? null )->all() as $condition ) {
				$values = array( ...$values, ...$condition['values'] );
			}
		}
		$names = array_map(
			static fn ( string $value ): array => array(
				'value' => $value,
				'label' => self::name( $value ),
			),
			array_values( array_unique( $values ) )
		);
		return array_values( array_filter( $names, static fn ( array $name ): bool => '' !== $name['label'] ) );
	}

	/**
	 * Returns the name of a value; empty if it has none, or is gone.
	 *
	 * @param string $value Such as `id:7` or `category:5`.
	 */
	private static function name( string $value ): string {
		list( $kind, $id ) = explode( ':', $value ) + array( '', '' );
		if ( 'id' === $kind ) {
			return null === get_post( (int) $id ) ? '' : wp_strip_all_tags( get_the_title( (int) $id ) );
		}
		$term = is_numeric( $id ) && taxonomy_exists( $kind ) ? get_term( (int) $id, $kind ) : null;
		return $term instanceof WP_Term ? $term->name : '';
	}
}
