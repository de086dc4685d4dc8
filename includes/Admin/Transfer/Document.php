<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Clock;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Invalid_Setting;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * The export file.
 *
 * Versioned JSON (docs/transfer.md), built from parts. Imported files are treated as untrusted.
 */
final class Document {
	public const FORMAT    = 'frontage-export';
	public const VERSION   = 1;
	public const MAX_BYTES = 4 * MB_IN_BYTES;

	/** How every export starts: its format, then its version. */
	private const START = '/\A\s*+{\s*+"format"\s*+:\s*+"' . self::FORMAT . '"\s*+,\s*+"version"\s*+:\s*+(\d{1,9})\b/';

	/**
	 * Builds a document from parts.
	 *
	 * @param array<string, array<array-key, mixed>> $parts Data, keyed by part name.
	 * @return array<string, mixed>
	 */
	public static function make( array $parts ): array {
		return array(
			'format'  => self::FORMAT,
			'version' => self::VERSION,
			'plugin'  => Paths::VERSION,
			'site'    => home_url(),
			'made'    => gmdate( 'Y-m-d\TH:i:s\Z', Clock::now() ),
			'parts'   => (object) $parts,
		);
	}

	/**
	 * Encodes a document as JSON.
	 *
	 * @param array<string, mixed> $document Result of `make`.
	 */
	public static function encode( array $document ): string {
		return wp_json_encode( $document, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
	}

	/**
	 * Parses the text of a file.
	 *
	 * @param string $text File contents.
	 * @return array<array-key, mixed> Parts of the document, keyed by name; their contents are not validated yet.
	 * @throws Invalid_Setting If the document is invalid; names the invalid field.
	 */
	public static function read( string $text ): array {
		if ( strlen( $text ) > self::MAX_BYTES ) {
			throw new Invalid_Setting(
				'document',
				sprintf(
					/* translators: %s: size with unit. */
					__( 'The file is larger than %s. Export fewer parts at a time.', 'frontage' ),
					(string) size_format( self::MAX_BYTES )
				)
			);
		}
		$text = (string) preg_replace( '/\A\xEF\xBB\xBF/', '', $text );
		self::check_start( $text );
		( new Json_Scanner() )->scan( $text );
		$document = json_decode( $text, true, Json_Scanner::MAX_DEPTH + 1 );
		if ( ! is_array( $document ) || array_is_list( $document ) ) {
			throw new Invalid_Setting(
				'document',
				sprintf(
					/* translators: %s: error message from PHP. */
					__( 'This is not a Frontage JSON file (%s). Select a file that was exported from Frontage.', 'frontage' ),
					JSON_ERROR_NONE === json_last_error() ? __( 'not an object', 'frontage' ) : json_last_error_msg()
				)
			);
		}
		self::check_head( $document );
		return self::parts( $document );
	}

	/**
	 * Rejects a newer format before anything else in it is judged by this version's rules.
	 *
	 * @param string $text File contents.
	 */
	private static function check_start( string $text ): void {
		if ( 1 === preg_match( self::START, $text, $found ) ) {
			self::check_version( (int) $found[1] );
		}
	}

	/**
	 * Validates format and version.
	 *
	 * @param array<array-key, mixed> $document
	 */
	private static function check_head( array $document ): void {
		if ( self::FORMAT !== ( $document['format'] ?? null ) ) {
			throw new Invalid_Setting(
				'format',
				__( 'This file is not a Frontage export. Select a file that was exported from Frontage.', 'frontage' )
			);
		}
		$version = $document['version'] ?? null;
		if ( ! is_int( $version ) || $version < 1 ) {
			throw new Invalid_Setting(
				'version',
				__(
					'The file does not say which format version it has: a whole number of at least 1. Export it again, and do not edit the beginning of the file.',
					'frontage'
				)
			);
		}
		self::check_version( $version );
	}

	/**
	 * Rejects a version that this Frontage cannot read yet.
	 *
	 * @param int $version Format version of the file.
	 */
	private static function check_version( int $version ): void {
		if ( $version > self::VERSION ) {
			throw new Invalid_Setting(
				'version',
				sprintf(
					/* translators: 1: version of the file, 2: version that can be read. */
					__(
						'The file uses format version %1$d and comes from a newer version of Frontage. This version can read up to format version %2$d. Update Frontage on this site first.',
						'frontage'
					),
					$version,
					self::VERSION
				)
			);
		}
	}

	/**
	 * Returns the parts of a document.
	 *
	 * @param array<array-key, mixed> $document
	 * @return array<array-key, mixed>
	 */
	private static function parts( array $document ): array {
		$parts = $document['parts'] ?? null;
		if ( ! is_array( $parts ) || array() === $parts ) {
			throw new Invalid_Setting( 'parts', __( 'The file contains nothing to import.', 'frontage' ) );
		}
		if ( array_is_list( $parts ) ) {
			throw new Invalid_Setting( 'parts', __( '“parts” must be an object.', 'frontage' ) );
		}
		return $parts;
	}
}
