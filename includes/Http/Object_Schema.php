<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Arguments that are an object or a list of objects.
 *
 * Parses JSON (or form fields with brackets) member by member; errors name the member: `stats.post_id`.
 */
final class Object_Schema {
	private const MAX_BYTES = 65536;
	private const MAX_DEPTH = 6;

	/**
	 * An object.
	 *
	 * @param array<string, Arg> $shape Members.
	 * @param bool $optional Whether it may be omitted.
	 */
	public static function one( array $shape, bool $optional ): Arg {
		return new Arg(
			'a JSON object { ' . self::describe( $shape ) . ' }',
			static function ( mixed $raw, string $field ) use ( $shape ): ?array {
				$data = self::decode( $raw );
				return null === $data || ( array_is_list( $data ) && array() !== $data ) ? null : self::parse( $shape, $data, $field );
			},
			! $optional,
			null,
			static fn ( mixed $value ): ?array => null === $value ? null : self::authorize( $shape, $value )
		);
	}

	/**
	 * A list of objects.
	 *
	 * @param array<string, Arg> $shape Members of each object.
	 * @param int $max Maximum number of objects.
	 * @param bool $optional Whether it may be omitted.
	 */
	public static function many( array $shape, int $max, bool $optional ): Arg {
		return new Arg(
			"a JSON list of at most $max × { " . self::describe( $shape ) . ' }',
			static function ( mixed $raw, string $field ) use ( $shape, $max ): ?array {
				$list = self::decode( $raw );
				if ( null === $list || ! array_is_list( $list ) || count( $list ) > $max ) {
					return null;
				}
				return array_map(
					static fn ( mixed $item ): array => is_array( $item )
						? self::parse( $shape, $item, $field )
						: throw Invalid_Argument::invalid( $field, 'a list of objects' ),
					$list
				);
			},
			! $optional,
			array(),
			static fn ( mixed $list ): array => array_map( static fn ( array $item ): array => self::authorize( $shape, $item ), $list )
		);
	}

	/**
	 * Describes the members.
	 *
	 * @param array<string, Arg> $shape Members.
	 */
	private static function describe( array $shape ): string {
		return implode(
			', ',
			array_map( static fn ( string $name, Arg $arg ): string => $name . ': ' . $arg->describe(), array_keys( $shape ), $shape )
		);
	}

	/**
	 * Decodes JSON text; arrays (from form fields or a JSON request) are returned unchanged.
	 *
	 * @param mixed $raw Untrusted input.
	 * @return array<int|string, mixed>|null
	 */
	private static function decode( mixed $raw ): ?array {
		if ( is_string( $raw ) && strlen( $raw ) <= self::MAX_BYTES ) {
			$raw = json_decode( $raw, true, self::MAX_DEPTH );
		}
		return is_array( $raw ) ? $raw : null;
	}

	/**
	 * Parses the members.
	 *
	 * @param array<string, Arg> $shape Members.
	 * @param array<int|string, mixed> $data Untrusted input.
	 * @param string $field Name of the argument, for errors.
	 * @return array<string, mixed>
	 */
	private static function parse( array $shape, array $data, string $field ): array {
		$values = array();
		foreach ( $shape as $name => $arg ) {
			$values[ $name ] = $arg->parse( "$field.$name", $data[ $name ] ?? null );
		}
		return $values;
	}

	/**
	 * Authorizes the members.
	 *
	 * @param array<string, Arg> $shape Members.
	 * @param array<string, mixed> $values Parsed values.
	 * @return array<string, mixed>
	 */
	private static function authorize( array $shape, array $values ): array {
		foreach ( $shape as $name => $arg ) {
			$values[ $name ] = $arg->authorize( $values[ $name ] );
		}
		return $values;
	}
}
