<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Domain\Render\Typed_Number;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The submitted values of a form.
 *
 * Reads a request by the saved fields; anything else in it about fields, rules or conditions is ignored.
 *
 * @phpstan-import-type Value from Field
 */
final class Submission_Input {
	/** Suffix of the fields that hold the receipts of files. */
	public const RECEIPTS = '_sent';

	/**
	 * Fields to which receipts belong: the first that has it, as rows could have the same.
	 *
	 * @var array<string, string>
	 */
	private array $owners = array();

	/**
	 * Stores the request.
	 *
	 * @param array<mixed> $fields Unslashed request fields.
	 * @param array<mixed> $files Value of `$_FILES`.
	 * @param int $number Index of the form on its page, from 0.
	 * @param string $block Form ID.
	 * @param string $module Module of the form.
	 */
	public function __construct(
		private array $fields,
		private array $files,
		private int $number,
		private string $block = '',
		private string $module = 'form'
	) {}

	/**
	 * Creates an instance from the current request.
	 *
	 * @param int $number Index of the form on its page, from 0.
	 * @param string $block Form ID.
	 */
	public static function now( int $number, string $block ): self {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$type = $_SERVER['CONTENT_TYPE'] ?? '';
		// phpcs:ignore WordPress.Security -- the dispatcher has checked the request.
		$fields = is_string( $type ) && wp_is_json_media_type( $type )
			? json_decode( WP_REST_Server::get_raw_data(), true, 4 )
			// phpcs:ignore WordPress.Security.NonceVerification -- As above.
			: wp_unslash( $_POST );
		// phpcs:ignore WordPress.Security.NonceVerification -- As above.
		return new self( (array) $fields, $_FILES, $number, $block );
	}

	/** Returns whether the request exceeded the server's size limit, so that PHP discarded all of it. */
	public static function was_too_large(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$type = $_SERVER['CONTENT_TYPE'] ?? '';
		// phpcs:ignore WordPress.Security -- only whether something is there.
		return array() === $_POST
			// phpcs:ignore WordPress.Security.NonceVerification -- As above.
			&& array() === $_FILES
			&& is_string( $type )
			&& str_starts_with( $type, 'multipart/form-data' )
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- A number.
			&& (int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 ) > 0;
	}

	/**
	 * Returns how many values the server takes at once if it dropped others of a form, the form's reference among them; 0 if not.
	 *
	 * @param int $number Index of the form on its page, from 0.
	 */
	public static function most_values( int $number ): int {
		// phpcs:disable WordPress.Security.NonceVerification -- Only counted; nothing is done with the values.
		$most  = (int) ini_get( 'max_input_vars' );
		$names = preg_grep( "/\Aet_pb_contact_.+_$number\z/", array_map( 'strval', array_keys( $_POST ) ) );
		$sent  = 0;
		array_walk_recursive(
			$_POST,
			static function () use ( &$sent ): void {
				++$sent;
			}
		);
		// phpcs:enable
		return $most > 0 && $sent >= $most && array() !== $names ? $most : 0;
	}

	/** Returns how many files the server takes at once if this request has as many, so that it may have dropped others; 0 if not. */
	public function most_files(): int {
		$most = (int) ini_get( 'max_file_uploads' );
		$sent = array_sum( array_map( static fn ( mixed $one ): int => count( self::uploaded( $one ) ), $this->files ) );
		return $most > 0 && $sent >= $most ? $most : 0;
	}

	/**
	 * Returns the name of a field on the page (S1 §3: `field_id`).
	 *
	 * @param string $name Field name in the form.
	 * @param int $number Index of the form on its page, from 0.
	 */
	public static function field_id( string $name, int $number ): string {
		return "et_pb_contact_{$name}_$number";
	}

	/**
	 * Returns the sanitized values, with the results of calculations.
	 *
	 * @param list<Field> $fields Fields of the form.
	 * @return array<string, Value> Keyed by field name.
	 */
	public function values( array $fields ): array {
		$values = array();
		foreach ( $fields as $field ) {
			$files                  = $field->takes_files() ? $this->files_of( $field ) : array();
			$has_text               = 'file' !== $field->kind && array() === $files;
			$values[ $field->name ] = Validator::clean( $field, $has_text ? $this->raw( $field ) : $files );
		}
		return Calculations::apply( $fields, $values );
	}

	/**
	 * Returns a request field that is not a form field, as one line.
	 *
	 * @param string $name Field name.
	 */
	public function text( string $name ): string {
		return self::utf8( $this->fields[ $name ] ?? '' );
	}

	/**
	 * Returns the files of a field: those uploaded before and those in this request.
	 *
	 * @return list<array{name: string, size: int, path: string, receipt?: string}>
	 */
	public function files_of( Field $field ): array {
		$id    = self::field_id( $field->name, $this->number );
		$ahead = array_slice(
			array_filter( (array) ( $this->fields[ $id . self::RECEIPTS ] ?? array() ), 'is_string' ),
			0,
			$field->count + 1
		);
		$place = Upload_Grant::place( $this->module, $this->block, $field->upload_name() );
		$found = array();
		foreach ( array_unique( $ahead ) as $receipt ) {
			$this->owners[ $receipt ] ??= $field->name;

			$found[] = Pending_Files::find( $receipt, $this->owners[ $receipt ] === $field->name ? $place : '' );
		}
		return array( ...$found, ...self::uploaded( $this->files[ $id ] ?? null ) );
	}

	/**
	 * Returns PHP's uploaded files.
	 *
	 * @param mixed $sent One entry of `$_FILES`.
	 * @return list<array{name: string, size: int, path: string}>
	 */
	public static function uploaded( mixed $sent ): array {
		$files = array();
		foreach ( is_array( $sent ) ? array_keys( (array) ( $sent['name'] ?? array() ) ) : array() as $key ) {
			list( $name, $size, $path, $error ) = array_map(
				static fn ( string $part ): mixed => ( (array) ( $sent[ $part ] ?? array() ) )[ $key ] ?? null,
				array( 'name', 'size', 'tmp_name', 'error' )
			);
			if ( is_string( $name ) && is_string( $path ) && '' !== $name && UPLOAD_ERR_NO_FILE !== $error ) {
				$files[] = array(
					'name' => File_Rules::name( self::utf8( $name ) ),
					'size' => self::size( $error, (int) $size ),
					'path' => $path,
				);
			}
		}
		return $files;
	}

	/**
	 * Returns a file's size: the maximum if PHP found it too large, negative if the upload failed.
	 *
	 * @param mixed $error PHP's upload error code.
	 * @param int $size Size in bytes.
	 */
	private static function size( mixed $error, int $size ): int {
		return match ( $error ) {
			UPLOAD_ERR_OK => $size,
			UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => PHP_INT_MAX,
			default => -1,
		};
	}

	/**
	 * Returns the raw value of a field.
	 *
	 * @return string|list<string>
	 */
	private function raw( Field $field ): string|array {
		$sent = $this->fields[ self::field_id( $field->name, $this->number ) ] ?? '';
		if ( 'checkbox' === $field->kind ) {
			return array_values(
				array_map( array( self::class, 'utf8' ), array_slice( (array) $sent, 0, 1 + count( $field->options ?? array() ) ) )
			);
		}
		$text = self::utf8( is_array( $sent ) ? reset( $sent ) : $sent );
		return 'number' === $field->kind ? Typed_Number::read( $text ) : $text;
	}

	/**
	 * Returns valid UTF-8 without control characters, except line breaks and tabs.
	 *
	 * @param mixed $raw Submitted value.
	 */
	public static function utf8( mixed $raw ): string {
		$text = is_scalar( $raw ) ? mb_scrub( (string) $raw, 'UTF-8' ) : '';
		return (string) preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/', '', $text );
	}
}
