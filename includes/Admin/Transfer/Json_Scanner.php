<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Invalid_Setting;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Validates JSON before it is decoded.
 *
 * Scans a text once and rejects what PHP's decoder accepts silently: duplicate keys, overlong keys,
 * and more nesting or members than any export has.
 */
final class Json_Scanner {
	public const MAX_DEPTH          = 16;
	public const MAX_KEY_CHARACTERS = 100;

	private const MAX_MEMBERS = 300_000;
	private const TOKEN       = '/\G\s*+(?:("(?:[^"\\\\]++|\\\\.)*+")|([{}\[\]:,])|([^\s{}\[\]:,"]++))/s';
	private const SHOWN       = 40;

	/**
	 * Stack of open objects and lists: an object's keys and current key, or a list's current index.
	 *
	 * @var list<array{keys: array<string, true>|null, at: string|int}>
	 */
	private array $open = array();

	/**
	 * Number of members and items seen.
	 *
	 * @var int
	 */
	private int $members = 0;

	/**
	 * Whether the next string in an object is a key.
	 *
	 * @var bool
	 */
	private bool $is_key = false;

	/**
	 * Scans a text. Other JSON errors are left to PHP's decoder.
	 *
	 * @param string $json JSON text.
	 * @throws Invalid_Setting If the JSON is rejected; names the path.
	 */
	public function scan( string $json ): void {
		$at = 0;
		while ( 1 === preg_match( self::TOKEN, $json, $found, 0, $at ) ) {
			$at += strlen( $found[0] );
			if ( '' !== $found[1] ) {
				$this->handle_string( $found[1] );
			} elseif ( '' !== $found[2] ) {
				$this->mark( $found[2] );
			}
		}
	}

	/**
	 * Handles a bracket, comma or colon.
	 *
	 * @param string $mark Character.
	 */
	private function mark( string $mark ): void {
		$top = count( $this->open ) - 1;
		switch ( $mark ) {
			case '{':
			case '[':
				$this->enter( '{' === $mark );
				break;
			case '}':
			case ']':
				array_pop( $this->open );
				$this->is_key = false;
				break;
			case ',':
				$this->count();
				$this->is_key = $top >= 0 && null !== $this->open[ $top ]['keys'];
				if ( $top >= 0 && ! $this->is_key ) {
					$this->open[ $top ]['at'] = (int) $this->open[ $top ]['at'] + 1;
				}
		}
	}

	/**
	 * Handles the start of an object or list.
	 *
	 * @param bool $is_object True for an object, false for a list.
	 */
	private function enter( bool $is_object ): void {
		if ( count( $this->open ) >= self::MAX_DEPTH ) {
			throw new Invalid_Setting(
				$this->path(),
				sprintf(
					/* translators: %d: a number. */
					__( 'The data is nested more than %d levels deep. Frontage does not create such files.', 'frontage' ),
					self::MAX_DEPTH
				)
			);
		}
		$this->open[] = array(
			'keys' => $is_object ? array() : null,
			'at'   => $is_object ? '' : 0,
		);
		$this->is_key = $is_object;
	}

	/**
	 * Handles a string: a key, or a value, which is ignored.
	 *
	 * @param string $quoted String with its quotes.
	 */
	private function handle_string( string $quoted ): void {
		if ( ! $this->is_key ) {
			return;
		}
		$this->is_key = false;
		$top          = count( $this->open ) - 1;
		$key          = strlen( $quoted ) > self::MAX_KEY_CHARACTERS * 6 ? substr( $quoted, 1 ) : (string) json_decode( $quoted );
		if ( mb_strlen( $key ) > self::MAX_KEY_CHARACTERS ) {
			throw new Invalid_Setting(
				$this->path( mb_substr( $key, 0, self::SHOWN ) . '…' ),
				sprintf(
					/* translators: %d: a number. */
					__( 'This name is longer than %d characters. Frontage does not create such files.', 'frontage' ),
					self::MAX_KEY_CHARACTERS
				)
			);
		}
		$this->open[ $top ]['at'] = $key;
		if ( isset( $this->open[ $top ]['keys'][ "=$key" ] ) ) {
			throw new Invalid_Setting(
				$this->path(),
				__( 'This name appears twice in the file, so it is unclear which value to use.', 'frontage' )
			);
		}
		$this->open[ $top ]['keys'][ "=$key" ] = true;
	}

	/** Counts a member. */
	private function count(): void {
		if ( ++$this->members > self::MAX_MEMBERS ) {
			throw new Invalid_Setting( $this->path(), __( 'This file contains more than Frontage can read at once.', 'frontage' ) );
		}
	}

	/**
	 * Returns the current path, such as `parts.counters[3].value`.
	 *
	 * @param string|null $last Key that has not been entered yet.
	 */
	private function path( ?string $last = null ): string {
		$path = '';
		foreach ( $this->open as $level => $place ) {
			$at    = null !== $last && count( $this->open ) - 1 === $level ? $last : $place['at'];
			$path .= is_int( $at ) ? "[$at]" : ".$at";
		}
		return ltrim( $path, '.' ) ?: 'document';
	}
}
