<?php
/**
 * The values that a form's fields were sent with.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a request by the saved fields; whatever else it says of fields, rules or conditions is ignored.
 *
 * @phpstan-import-type Value from Field
 */
final class Posted {
	/** Longer texts are cut where no field allows more. */
	private const TEXT_MAX = 20_000;

	/**
	 * Prepares the reading.
	 *
	 * @param array<mixed> $fields Without slashes.
	 * @param array<mixed> $files  As PHP gives them.
	 * @param int          $number The form's place on its page, from 0.
	 */
	public function __construct( private array $fields, private array $files, private int $number ) {}

	/**
	 * What the request that PHP is serving has.
	 *
	 * @param int $number The form's place on its page, from 0.
	 */
	public static function now( int $number ): self {
		return new self( wp_unslash( $_POST ), $_FILES, $number ); // phpcs:ignore WordPress.Security -- the dispatcher has checked the request.
	}

	/**
	 * The name that a field has in the page (S1 §3: `field_id`).
	 *
	 * @param string $name   The field's own name.
	 * @param int    $number The form's place on its page, from 0.
	 */
	public static function field_id( string $name, int $number ): string {
		return "et_pb_contact_{$name}_$number";
	}

	/**
	 * The values, cleaned.
	 *
	 * @param list<Field> $fields The form's fields.
	 * @return array<string, Value> By the fields' own names.
	 */
	public function values( array $fields ): array {
		$values = array();
		foreach ( $fields as $field ) {
			$raw                    = 'file' === $field->kind ? $this->files_of( $field ) : $this->raw( $field );
			$values[ $field->name ] = Check::clean( $field, $raw );
		}
		return $values;
	}

	/**
	 * A field of the request that is no form field, as one line.
	 *
	 * @param string $name Its name.
	 */
	public function text( string $name ): string {
		return self::utf8( $this->fields[ $name ] ?? '' );
	}

	/**
	 * Where PHP has put the files of a field.
	 *
	 * @param Field $field The field.
	 * @return list<array{name: string, size: int, path: string}>
	 */
	public function files_of( Field $field ): array {
		$sent  = $this->files[ self::field_id( $field->name, $this->number ) ] ?? array();
		$files = array();
		foreach ( is_array( $sent ) ? array_keys( (array) ( $sent['name'] ?? array() ) ) : array() as $key ) {
			list( $name, $size, $path, $error ) = array_map( static fn ( string $part ): mixed => ( (array) ( $sent[ $part ] ?? array() ) )[ $key ] ?? null, array( 'name', 'size', 'tmp_name', 'error' ) );
			if ( is_string( $name ) && is_string( $path ) && '' !== $name && UPLOAD_ERR_NO_FILE !== $error ) {
				$files[] = array(
					'name' => self::utf8( $name ),
					'size' => UPLOAD_ERR_OK === $error ? (int) $size : PHP_INT_MAX,
					'path' => $path,
				);
			}
		}
		return $files;
	}

	/**
	 * What was sent for a field.
	 *
	 * @param Field $field The field.
	 * @return string|list<string>
	 */
	private function raw( Field $field ): string|array {
		$sent = $this->fields[ self::field_id( $field->name, $this->number ) ] ?? '';
		if ( 'checkbox' === $field->kind ) {
			return array_values( array_map( array( self::class, 'utf8' ), array_slice( (array) $sent, 0, 1 + count( $field->options ?? array() ) ) ) );
		}
		$text = self::utf8( is_array( $sent ) ? reset( $sent ) : $sent );
		return 0 === $field->max_length ? mb_substr( $text, 0, self::TEXT_MAX ) : $text;
	}

	/**
	 * Valid UTF-8 without control characters but line breaks and tabs.
	 *
	 * @param mixed $raw What was sent.
	 */
	private static function utf8( mixed $raw ): string {
		$text = is_scalar( $raw ) ? mb_scrub( (string) $raw, 'UTF-8' ) : '';
		return (string) preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/', '', $text );
	}
}
