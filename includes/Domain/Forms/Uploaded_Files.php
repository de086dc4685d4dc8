<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/** Validates uploaded files, both those submitted with a form and those uploaded before it. */
final class Uploaded_Files {
	/**
	 * Returns the first problem with a field's files.
	 *
	 * @param list<array{name: string, size: int, path: string, receipt?: string}> $files Uploaded files.
	 * @return array{string, string} Problem of `File_Rules`, or `full`; and the file name if the message contains it.
	 */
	public static function problem( Field $field, array $files ): array {
		if ( count( $files ) > $field->count ) {
			return array( 'count', '' );
		}
		foreach ( $files as $file ) {
			$problem = File_Rules::check_one( $field, $file['name'], $file['size'] );
			$problem = '' === $problem && ! File_Inspector::is( $file['path'], $file['name'] ) ? 'type' : $problem;
			if ( '' !== $problem ) {
				return array( $problem, in_array( $problem, array( 'name', 'empty', 'lost' ), true ) ? $file['name'] : '' );
			}
		}
		$new = (int) array_sum(
			array_column( array_filter( $files, static fn ( array $file ): bool => ! isset( $file['receipt'] ) ), 'size' )
		);
		return array( 0 === $new || Files::has_module( $new ) ? '' : 'full', '' );
	}
}
