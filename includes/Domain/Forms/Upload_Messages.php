<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Upload messages for scripts.
 *
 * The keys are the English texts (S2 §8).
 */
final class Upload_Messages {
	/**
	 * Returns all labels.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return array(
			'hint'            => __( 'Choose, drop, or paste files here.', 'frontage' ),
			/* translators: %s: name of a file. */
			'remove'          => __( 'Remove %s', 'frontage' ),
			'again'           => __( 'Try again', 'frontage' ),
			/* translators: 1: number of files sent, 2: number of files. */
			'progress'        => __( '%1$s of %2$s files sent', 'frontage' ),
			/* translators: %s: number of files, more than one. */
			'refused'         => __( '%s files were not accepted.', 'frontage' ),
			'rejected'        => __( 'Remove the files that were not accepted, then send again.', 'frontage' ),
			/* translators: %s: name of a file. */
			'sending'         => __( 'Sending %s', 'frontage' ),
			/* translators: %s: name of a file. */
			'removed'         => __( '%s was removed.', 'frontage' ),
			'Network Error'   => __( 'Network Error', 'frontage' ),
			'Network Timeout' => __( 'Network Timeout', 'frontage' ),
		);
	}

	/**
	 * Returns what a form's script needs for its file fields.
	 *
	 * @param list<Field> $fields Fields of the form.
	 * @param string $module Module of the form.
	 * @param string $id Form ID.
	 * @param int $post ID of the post that contains it; 0 if none.
	 * @return array{grants: array<string, string>, words: array<string, string>}|null Null without file fields.
	 */
	public static function needed( array $fields, string $module, string $id, int $post ): ?array {
		$grants = array();
		foreach ( $fields as $field ) {
			if ( 'file' === $field->kind ) {
				$name              = $field->upload_name();
				$grants[ $name ] ??= ( new Upload_Grant( $field, Upload_Grant::place( $module, $id, $name ), $post ) )->text();
			}
		}
		return array() === $grants ? null : array(
			'grants' => $grants,
			'words'  => self::all(),
		);
	}
}
