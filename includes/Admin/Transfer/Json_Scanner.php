<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Invalid_Setting;


defined( 'ABSPATH' ) || exit;

/**
 * Looks at JSON before it is read.
 *
 * Goes through a text once and finds what PHP's reader passes over in silence: the same key twice,
 * keys that are far too long, more nesting and more members than any export has.
 */
final class Json_Scanner {
	public const MAX_DEPTH          = 16;
	public const MAX_KEY_CHARACTERS = 100;

	private const MAX_MEMBERS = 300_000;
	private const TOKEN       = '/\G\s*+(?:("(?:[^"\\\\]++|\\\\.)*+")|([{}\[\]:,])|([^\s{}\[\]:,"]++))/s';
	private const SHOWN       = 40;

	/**
	 * Where the scanner is: for each open object its keys and the current one, for each list the current number.
	 *
	 * @var list<array{keys: array<string, true>|null, at: string|int}>
	 */
	private array $open = array();

	/**
	 * How many members and items were seen.
	 *
	 * @var int
	 */
	private int $members = 0;

	/**
	 * Whether the next text of an object is a key.
	 *
	 * @var bool
	 */
	private bool $is_key = false;

	/**
	 * Looks at a text; JSON that is wrong otherwise is left to PHP's reader.
	 *
	 * @param string $json The text.
	 * @throws Invalid_Setting With the path of what is at fault.
	 */
	public function scan( string $json ): void {
		$at = 0;
		while ( 1 === preg_match( self::TOKEN, $json, $found, 0, $at ) ) {
			$at += strlen( $found[0] );
			if ( '' !== $found[1] ) {
				$this->text( $found[1] );
			} elseif ( '' !== $found[2] ) {
				$this->mark( $found[2] );
			}
		}
	}

	/**
	 * A bracket, comma or colon.
	 *
	 * @param string $mark Which.
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
	 * An object or list begins.
	 *
	 * @param bool $is_object Which of the two.
	 */
	private function enter( bool $is_object ): void {
		if ( count( $this->open ) >= self::MAX_DEPTH ) {
			/* translators: %d: a number. */
			throw new Invalid_Setting( $this->path(), sprintf( __( 'The data is nested more than %d levels deep. Frontage does not create such files.', 'frontage' ), self::MAX_DEPTH ) );
		}
		$this->open[] = array(
			'keys' => $is_object ? array() : null,
			'at'   => $is_object ? '' : 0,
		);
		$this->is_key = $is_object;
	}

	/**
	 * A text: a key, or a value, which is not looked at.
	 *
	 * @param string $quoted With its quotes.
	 */
	private function text( string $quoted ): void {
		if ( ! $this->is_key ) {
			return;
		}
		$this->is_key = false;
		$top          = count( $this->open ) - 1;
		$key          = strlen( $quoted ) > self::MAX_KEY_CHARACTERS * 6 ? substr( $quoted, 1 ) : (string) json_decode( $quoted );
		if ( mb_strlen( $key ) > self::MAX_KEY_CHARACTERS ) {
			/* translators: %d: a number. */
			throw new Invalid_Setting( $this->path( mb_substr( $key, 0, self::SHOWN ) . '…' ), sprintf( __( 'This name is longer than %d characters. Frontage does not create such files.', 'frontage' ), self::MAX_KEY_CHARACTERS ) );
		}
		$this->open[ $top ]['at'] = $key;
		if ( isset( $this->open[ $top ]['keys'][ "=$key" ] ) ) {
			throw new Invalid_Setting( $this->path(), __( 'This name appears twice in the file, so it is unclear which value to use.', 'frontage' ) );
		}
		$this->open[ $top ]['keys'][ "=$key" ] = true;
	}

	/** One member more. */
	private function count(): void {
		if ( ++$this->members > self::MAX_MEMBERS ) {
			throw new Invalid_Setting( $this->path(), __( 'This file contains more than Frontage can read at once.', 'frontage' ) );
		}
	}

	/**
	 * The name of the place, such as `parts.counters[3].value`.
	 *
	 * @param string|null $last A key that was not entered yet.
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
