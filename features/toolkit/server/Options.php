<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/**
 * The options of a component, as an attribute writes them.
 *
 * `name: value; other: value`, JSON, or the value of the component's first option alone.
 */
final class Options {
	/**
	 * Sets up the options.
	 *
	 * @param array<string, string|int|float|bool> $values Keyed by name in lower case with hyphens.
	 */
	private function __construct( private readonly array $values ) {}

	/**
	 * Reads an attribute.
	 *
	 * @param string $value Decoded value, untrusted.
	 * @param string $primary Option that a value without a name is for.
	 */
	public static function read( string $value, string $primary ): self {
		$value = trim( $value );
		if ( str_starts_with( $value, '{' ) ) {
			$json = json_decode( $value, true );
			return new self( self::named( array_filter( is_array( $json ) ? $json : array(), 'is_scalar' ) ) );
		}
		if ( '' !== $primary && '' !== $value && 1 !== preg_match( '/^[a-z-]+\s*:/i', $value ) ) {
			return new self( array( $primary => $value ) );
		}
		$values = array();
		foreach ( explode( ';', $value ) as $pair ) {
			list( $name, $given ) = array_pad( explode( ':', $pair, 2 ), 2, '' );
			$values[ $name ]      = trim( $given );
		}
		return new self( self::named( $values ) );
	}

	/**
	 * Returns text.
	 *
	 * @param string $name Option.
	 * @param string $fallback Value if it is missing.
	 */
	public function text( string $name, string $fallback = '' ): string {
		return isset( $this->values[ $name ] ) ? (string) $this->values[ $name ] : $fallback;
	}

	/**
	 * Returns a whole number.
	 *
	 * @param string $name Option.
	 * @param int $fallback Value if it is missing or not a number.
	 */
	public function number( string $name, int $fallback ): int {
		$value = $this->text( $name );
		return 1 === preg_match( '/^-?\d{1,6}(\.\d+)?(px|%)?$/D', $value ) ? (int) round( (float) $value ) : $fallback;
	}

	/**
	 * Returns the options with only the first of several values: of `-100, 0` that is `-100`.
	 *
	 * @param string $name Option.
	 */
	public function first( string $name ): self {
		return new self( array( $name => trim( explode( ',', $this->text( $name ) )[0] ) ) + $this->values );
	}

	/**
	 * Returns a switch; a name without a value turns it on.
	 *
	 * @param string $name Option.
	 * @param bool $fallback Value if it is missing.
	 */
	public function flag( string $name, bool $fallback ): bool {
		return match ( $this->values[ $name ] ?? null ) {
			null                   => $fallback,
			'false', '0', false, 0 => false,
			default                => true,
		};
	}

	/**
	 * Returns the values by the names that HTML uses: `autoplayInterval` is `autoplay-interval`.
	 *
	 * @param array<array-key, mixed> $values Scalar values by name.
	 * @return array<string, string|int|float|bool>
	 */
	private static function named( array $values ): array {
		$named = array();
		foreach ( $values as $name => $value ) {
			$name = strtolower( (string) preg_replace( '/(?<=[a-z])[A-Z]/', '-$0', trim( (string) $name ) ) );
			if ( '' !== $name && is_scalar( $value ) ) {
				$named[ $name ] = $value;
			}
		}
		return $named;
	}
}
