<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The rules for files.
 *
 * In the order of S2 §5: size, name, type; the twin of `src/lib/form-rules/files.ts`.
 *
 * Names and sizes are the browser's word; what is kept is looked at again (`Files`).
 *
 * @phpstan-import-type Chosen from Field
 */
final class File_Rules {
	private const BYTES_PER_KILOBYTE = 1024;
	private const NAME_MAX           = 200;
	private const FORBIDDEN          = '~[\x00-\x1f\x7f/\\\\:*?"<>|]~';

	/**
	 * What is wrong with the chosen files.
	 *
	 * @param Field        $field The field.
	 * @param list<Chosen> $files At least one.
	 */
	public static function check( Field $field, array $files ): string {
		if ( count( $files ) > $field->count ) {
			return 'count';
		}
		foreach ( $files as $file ) {
			$problem = self::check_one( $field, $file['name'], $file['size'] );
			if ( '' !== $problem ) {
				return $problem;
			}
		}
		return '';
	}

	/**
	 * A name's ending in small letters, empty if it has none.
	 *
	 * @param string $name The file's name.
	 */
	public static function ending( string $name ): string {
		return 1 === preg_match( '/\.([A-Za-z0-9]+)\z/', $name, $found ) ? strtolower( $found[1] ) : '';
	}

	/**
	 * What is wrong with one; a size below 0 is that of a file that has not arrived, or is gone.
	 *
	 * @param Field  $field The field.
	 * @param string $name  The file's name.
	 * @param int    $size  In bytes.
	 */
	public static function check_one( Field $field, string $name, int $size ): string {
		return match ( true ) {
			self::is_too_large( $field, $size ) => 'size',
			$size < 0 => 'lost',
			0 === $size => 'empty',
			! self::is_name( $field, $name ) => 'name',
			! in_array( self::ending( $name ), $field->types, true ) => 'type',
			default => '',
		};
	}

	/**
	 * Whether a file is larger than the field takes.
	 *
	 * @param Field $field The field.
	 * @param int   $size  In bytes.
	 */
	private static function is_too_large( Field $field, int $size ): bool {
		$most = $field->size * self::BYTES_PER_KILOBYTE;
		return PHP_INT_MAX === $size || ( $most > 0 && $size > $most );
	}

	/**
	 * Whether a file may have this name.
	 *
	 * @param Field  $field The field.
	 * @param string $name  The file's name.
	 */
	private static function is_name( Field $field, string $name ): bool {
		return 1 !== preg_match( self::FORBIDDEN, $name ) && Plain_Text::length( $name ) <= self::NAME_MAX && ( '' === $field->pattern || Field_Types::matches( $name, $field->pattern ) );
	}
}
