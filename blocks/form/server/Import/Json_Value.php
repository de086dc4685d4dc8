<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

defined( 'ABSPATH' ) || exit;

/** Reads values of untrusted JSON. */
final class Json_Value {
	/**
	 * Sets the data.
	 *
	 * @param array<array-key, mixed> $data
	 */
	public function __construct( private array $data ) {}

	/**
	 * Returns the value at a path as text; empty if it is none.
	 *
	 * @param string $path Such as `settings.label`.
	 */
	public function text( string $path ): string {
		$value = $this->at( $path );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Returns whether the value at a path is on: `true`, `1`, `"1"` or `"yes"`.
	 *
	 * @param string $path Such as `settings.required`.
	 */
	public function is( string $path ): bool {
		return in_array( $this->at( $path ), array( true, 1, '1', 'yes', 'true', 'on' ), true );
	}

	/**
	 * Returns the objects in the list at a path.
	 *
	 * @param string $path Such as `fields`; empty for the data itself.
	 * @return array<array-key, self>
	 */
	public function list( string $path ): array {
		$value = '' === $path ? $this->data : $this->at( $path );
		$items = array_filter( is_array( $value ) ? $value : array(), 'is_array' );
		return array_map( static fn ( array $item ): self => new self( $item ), $items );
	}

	/**
	 * Returns the texts of the objects in the list at a path.
	 *
	 * @param string $path Such as `choices`.
	 * @param string $key Such as `label`.
	 * @return array<array-key, string>
	 */
	public function texts( string $path, string $key ): array {
		return array_map( static fn ( self $item ): string => $item->text( $key ), $this->list( $path ) );
	}

	/**
	 * Returns the value at a path.
	 *
	 * @param string $path Such as `settings.label`.
	 */
	private function at( string $path ): mixed {
		$value = $this->data;
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return $value;
	}
}
