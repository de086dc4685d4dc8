<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Validates files in the order of S2 §5: size, name, type. Mirrors `src/lib/form-rules/files.ts`.
 *
 * Names and sizes come from the browser; files that are kept are inspected again (`Files`).
 *
 * @phpstan-import-type Chosen from Field
 */
final class File_Rules {
	private const BYTES_PER_KILOBYTE = 1024;
	private const NAME_MAX           = 200;
	private const FORBIDDEN          = '~[\x00-\x1f\x7f/\\\\:*?"<>|]~';

	/**
	 * Returns what is wrong with the chosen files.
	 *
	 * @param list<Chosen> $files At least one file.
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
	 * Returns a file name without marks that reverse its direction, which make `fdp.exe` look like `exe.pdf`.
	 *
	 * @param string $name File name from the browser.
	 */
	public static function name( string $name ): string {
		return (string) preg_replace( '/[\x{061C}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{FEFF}]/u', '', $name );
	}

	/**
	 * Returns a file name's extension in lowercase; empty if it has none.
	 *
	 * @param string $name File name.
	 */
	public static function ending( string $name ): string {
		return 1 === preg_match( '/\.([A-Za-z0-9]+)\z/', $name, $found ) ? strtolower( $found[1] ) : '';
	}

	/**
	 * Returns what is wrong with a file. A negative size means that the file has not arrived or is gone.
	 *
	 * @param string $name File name.
	 * @param int $size Size in bytes.
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
	 * Returns whether a file is larger than the field allows.
	 *
	 * @param int $size Size in bytes.
	 */
	private static function is_too_large( Field $field, int $size ): bool {
		$most = $field->size * self::BYTES_PER_KILOBYTE;
		return PHP_INT_MAX === $size || ( $most > 0 && $size > $most );
	}

	/**
	 * Returns whether a file may have this name.
	 *
	 * @param string $name File name.
	 */
	private static function is_name( Field $field, string $name ): bool {
		return 1 !== preg_match( self::FORBIDDEN, $name )
			&& Plain_Text::length( $name ) <= self::NAME_MAX
			&& ( '' === $field->pattern || Field_Types::matches( $name, $field->pattern ) );
	}
}
