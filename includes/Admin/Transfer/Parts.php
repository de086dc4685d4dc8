<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Settings\Secrets;

defined( 'ABSPATH' ) || exit;

/** The export parts found by the build, in order. */
final class Parts {
	/**
	 * Instantiates all parts.
	 *
	 * @return array<string, Part> Keyed by name.
	 */
	public static function all(): array {
		$parts = Error_Boundary::collect( Part::class, static fn ( string $name ): array => self::named( new $name() ) );
		uasort(
			$parts,
			static fn ( array $one, array $other ): int => array( $one['order'], $one['name'] ) <=> array( $other['order'], $other['name'] )
		);
		return array_map( static fn ( array $part ): Part => $part['part'], $parts );
	}

	/**
	 * Returns a part with what it is sorted by.
	 *
	 * @return array<string, array{order: int, name: string, part: Part}> Keyed by name.
	 */
	private static function named( Part $part ): array {
		$name  = $part->name();
		$order = $part->order();
		return array( $name => compact( 'order', 'name', 'part' ) );
	}

	/**
	 * Returns the parts that exports have.
	 *
	 * @return array<string, Part> Keyed by name.
	 */
	public static function exported(): array {
		return array_filter( self::all(), static fn ( Part $part ): bool => ! $part instanceof Import_Only );
	}

	/**
	 * Exports some parts. Any text that equals one of the site's secrets is redacted.
	 *
	 * @param list<string> $names Parts to export; empty for all but what people sent, which nobody gets without asking for it.
	 * @return array<string, mixed> The document.
	 */
	public static function export( array $names = array() ): array {
		$parts = self::exported();
		$parts = array() === $names
			? array_filter( $parts, static fn ( Part $part ): bool => ! $part instanceof Export_Only )
			: array_intersect_key( $parts, array_flip( $names ) );
		$data  = array_map(
			static fn ( Part $part ): ?array => Error_Boundary::call( $part::class, static fn (): array => $part->export(), null ),
			$parts
		);
		$data  = array_filter( $data, 'is_array' ); // A part of another plugin that fails is left out.
		$safe  = new Secrets();
		array_walk_recursive(
			$data,
			static function ( mixed &$value ) use ( $safe ): void {
				$value = is_string( $value ) ? $safe->hide( $value ) : $value;
			}
		);
		return Document::make( $data );
	}
}
