<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Validates uploaded files, both those submitted with a form and those uploaded before it: each by itself, so that one
 * bad file does not cost the others.
 *
 * @phpstan-type Given array{name: string, size: int, path: string, receipt?: string}
 */
final class Uploaded_Files {
	/**
	 * Returns the first problem with a field's files.
	 *
	 * @param list<Given> $files Uploaded files.
	 * @return array{string, string} Problem of `File_Rules`, or `full`; and the name of the file.
	 */
	public static function problem( Field $field, array $files ): array {
		$problems = self::problems( $field, $files );
		foreach ( $problems as $place => $problem ) {
			return array( $problem, $files[ $place ]['name'] );
		}
		return array( '', '' );
	}

	/**
	 * Returns what is wrong with each file. Of too many, the first good ones are kept.
	 *
	 * @param list<Given> $files Uploaded files.
	 * @return array<int, string> Problems of `File_Rules`, or `full`, keyed by place; only of bad files.
	 */
	public static function problems( Field $field, array $files ): array {
		$problems = array();
		$kept     = 0;
		$new      = 0;
		foreach ( $files as $place => $file ) {
			$problem = File_Rules::check_one( $field, $file['name'], $file['size'] );
			$problem = '' === $problem && ! File_Inspector::is( $file['path'], $file['name'] ) ? 'type' : $problem;
			$problem = '' === $problem && $kept >= $field->count ? 'count' : $problem;
			if ( '' === $problem && ! isset( $file['receipt'] ) ) {
				$new    += $file['size'];
				$problem = Files::has_quota_for( $new ) ? '' : 'full';
			}
			if ( '' === $problem ) {
				++$kept;
			} else {
				$problems[ $place ] = $problem;
			}
		}
		return $problems;
	}

	/**
	 * Returns the message for a file.
	 *
	 * @param array<string, string> $words Result of `Messages::of()`.
	 * @param string $problem Result of `problems()`.
	 * @param string $name Name of the file.
	 */
	public static function message( array $words, string $problem, Field $field, string $name ): string {
		return Messages::problem( $words, $problem, $field, $name );
	}

	/**
	 * Keeps the good files for another attempt, and says why the others are not.
	 *
	 * @param list<Given> $files Uploaded files.
	 * @param string $place Result of `Upload_Grant::place()`.
	 * @param array<string, string> $words Result of `Messages::of()`.
	 * @return list<array{name: string, size: int, receipt?: string, reason?: string}> In the same order.
	 */
	public static function hold( Field $field, array $files, string $place, array $words ): array {
		$problems = self::problems( $field, $files );
		$held     = array();
		foreach ( $files as $at => $file ) {
			$about  = array(
				'name' => $file['name'],
				'size' => $file['size'],
			);
			$held[] = $about + ( isset( $problems[ $at ] )
				? array( 'reason' => self::message( $words, $problems[ $at ], $field, $file['name'] ) )
				: array( 'receipt' => $file['receipt'] ?? Pending_Files::add( $file['path'], $file['name'], $place ) ) );
		}
		return $held;
	}
}
