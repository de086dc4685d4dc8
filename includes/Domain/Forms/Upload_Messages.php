<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * What scripts say about files that are being sent.
 *
 * Errors under the toolkit's own texts (S2 §8), which are their English words too.
 */
final class Upload_Messages {
	/**
	 * All of them.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return array(
			'hint'            => __( 'Choose, drop, or paste files here.', 'frontage' ),
			/* translators: %s: name of a file. */
			'remove'          => __( 'Remove %s', 'frontage' ),
			'again'           => __( 'Try again', 'frontage' ),
			/* translators: 1: number of files, 2: number of files. */
			'progress'        => __( '%1$s of %2$s files sent', 'frontage' ),
			/* translators: %s: name of a file. */
			'sending'         => __( 'Sending %s', 'frontage' ),
			/* translators: %s: name of a file. */
			'removed'         => __( '%s was removed.', 'frontage' ),
			'Network Error'   => __( 'Network Error', 'frontage' ),
			'Network Timeout' => __( 'Network Timeout', 'frontage' ),
		);
	}

	/**
	 * What a form's script needs for its fields.
	 *
	 * @param list<Field> $fields The form's fields.
	 * @param string      $module   Its module.
	 * @param string      $id     Its id.
	 * @param int         $post   The post it stands in; 0 if none.
	 * @return array{grants: array<string, string>, words: array<string, string>}|null Null without fields for files.
	 */
	public static function needed( array $fields, string $module, string $id, int $post ): ?array {
		$grants = array();
		foreach ( $fields as $field ) {
			if ( 'file' === $field->kind ) {
				$grants[ $field->name ] = ( new Upload_Grant( $field, Upload_Grant::place( $module, $id, $field->name ), $post ) )->text();
			}
		}
		return array() === $grants ? null : array(
			'grants' => $grants,
			'words'  => self::all(),
		);
	}
}
