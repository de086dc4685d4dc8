<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The values that a form's fields were sent with.
 *
 * Reads a request by the saved fields; whatever else it says of fields, rules or conditions is ignored.
 *
 * @phpstan-import-type Value from Field
 */
final class Submission_Input {
	/** End of the name of the fields with receipts of files. */
	public const RECEIPTS = '_sent';

	/**
	 * Prepares the reading.
	 *
	 * @param array<mixed> $fields Without slashes.
	 * @param array<mixed> $files  As PHP gives them.
	 * @param int          $number The form's place on its page, from 0.
	 * @param string       $block  The form's id.
	 * @param string       $module   Its module.
	 */
	public function __construct( private array $fields, private array $files, private int $number, private string $block = '', private string $module = 'form' ) {}

	/**
	 * What the request that PHP is serving has.
	 *
	 * @param int    $number The form's place on its page, from 0.
	 * @param string $block  The form's id.
	 */
	public static function now( int $number, string $block ): self {
		$type   = $_SERVER['CONTENT_TYPE'] ?? '';
		$fields = is_string( $type ) && wp_is_json_media_type( $type ) ? json_decode( WP_REST_Server::get_raw_data(), true, 4 ) : wp_unslash( $_POST ); // phpcs:ignore WordPress.Security -- the dispatcher has checked the request.
		return new self( (array) $fields, $_FILES, $number, $block );
	}

	/** Whether files came that were more than the server takes: then PHP has thrown away the whole request. */
	public static function was_too_large(): bool {
		$type = $_SERVER['CONTENT_TYPE'] ?? '';
		return array() === $_POST && array() === $_FILES && is_string( $type ) && str_starts_with( $type, 'multipart/form-data' ) && (int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 ) > 0; // phpcs:ignore WordPress.Security -- only whether something is there.
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
			$values[ $field->name ] = Validator::clean( $field, $raw );
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
	 * The files of a field: those that were sent ahead, and those that came along.
	 *
	 * @param Field $field The field.
	 * @return list<array{name: string, size: int, path: string, receipt?: string}>
	 */
	public function files_of( Field $field ): array {
		$id    = self::field_id( $field->name, $this->number );
		$ahead = array_slice( array_filter( (array) ( $this->fields[ $id . self::RECEIPTS ] ?? array() ), 'is_string' ), 0, $field->count + 1 );
		$found = array_map( fn ( string $receipt ): array => Pending_Files::find( $receipt, Upload_Grant::place( $this->module, $this->block, $field->name ) ), array_values( array_unique( $ahead ) ) );
		return array( ...$found, ...self::uploaded( $this->files[ $id ] ?? null ) );
	}

	/**
	 * Where PHP has put files.
	 *
	 * @param mixed $sent One field of `$_FILES`.
	 * @return list<array{name: string, size: int, path: string}>
	 */
	public static function uploaded( mixed $sent ): array {
		$files = array();
		foreach ( is_array( $sent ) ? array_keys( (array) ( $sent['name'] ?? array() ) ) : array() as $key ) {
			list( $name, $size, $path, $error ) = array_map( static fn ( string $part ): mixed => ( (array) ( $sent[ $part ] ?? array() ) )[ $key ] ?? null, array( 'name', 'size', 'tmp_name', 'error' ) );
			if ( is_string( $name ) && is_string( $path ) && '' !== $name && UPLOAD_ERR_NO_FILE !== $error ) {
				$files[] = array(
					'name' => self::utf8( $name ),
					'size' => self::size( $error, (int) $size ),
					'path' => $path,
				);
			}
		}
		return $files;
	}

	/**
	 * A file's size; more than any where PHP found it too large, less than none where it did not get through.
	 *
	 * @param mixed $error What PHP says.
	 * @param int   $size  In bytes.
	 */
	private static function size( mixed $error, int $size ): int {
		return match ( $error ) {
			UPLOAD_ERR_OK => $size,
			UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => PHP_INT_MAX,
			default => -1,
		};
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
		return self::utf8( is_array( $sent ) ? reset( $sent ) : $sent );
	}

	/**
	 * Valid UTF-8 without control characters but line breaks and tabs.
	 *
	 * @param mixed $raw What was sent.
	 */
	public static function utf8( mixed $raw ): string {
		$text = is_scalar( $raw ) ? mb_scrub( (string) $raw, 'UTF-8' ) : '';
		return (string) preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/', '', $text );
	}
}
