<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether an imported value is safe.
 *
 * Settings are plain text: imports may not contain markup, scripts or names of secrets.
 */
final class Import_Value_Check {
	private const MARKUP = '~<[a-z!/?]|&(?:lt|#0*60|#x0*3c);?\s*[a-z!/?]~i';
	private const SCRIPT = '~(?:^|[\s"\'(=])(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|v\s*b\s*s\s*c\s*r\s*i\s*p\s*t'
		. '|data\s*:\s*text/html)\s*[:,;]~i';
	private const SECRET = '~(?:secret|passw(?:or)?d|passphrase|api[_-]?key|private[_-]?key|token|credential)~i';

	/**
	 * Returns why a value is rejected; empty if it is accepted.
	 *
	 * @param mixed $value Untrusted value.
	 */
	public static function objection( mixed $value ): string {
		if ( ! is_string( $value ) ) {
			return '';
		}
		if ( 1 === preg_match( self::MARKUP, $value ) ) {
			return __( 'This value contains HTML. Settings must be plain text.', 'frontage' );
		}
		if ( 1 === preg_match( self::SCRIPT, $value ) ) {
			return __( 'This value contains a script. Settings must be plain text.', 'frontage' );
		}
		return '';
	}

	/**
	 * Returns whether a setting's name looks like that of a secret.
	 *
	 * @param string $name Setting name.
	 */
	public static function is_secret( string $name ): bool {
		return 1 === preg_match( self::SECRET, $name );
	}
}
