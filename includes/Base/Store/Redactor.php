<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Removes personal data from texts.
 *
 * Replaces what an error message must not carry into the log: email and IP addresses, database values,
 * query strings, long keys, server paths.
 */
final class Redactor {
	public const MASK = '•••';

	/** Patterns and their replacements, in order. */
	private const RULES = array(
		'~(https?://)[^\s/@]+@~i'                      => '$1',
		'~(https?://[^\s?#"\']+)[?#][^\s"\']*~i'       => '$1?' . self::MASK,
		'~[^\s@<>"\'(),;:]+@[^\s@<>"\'(),;:]+\.[a-z]{2,}~iu' => self::MASK,
		'~(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])~' => self::MASK,
		'~(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])~i' => self::MASK,
		'~(?<!table )(?<!column )(?<!key )(?<!index )(?<!\w)\'(?:[^\'\\\\]|\\\\.|\'\')*\'(?!\w)~i' => "'" . self::MASK . "'",
		'~(?<![\w:/.])(?:[a-z]:)?[\\\\/](?:[\w.@ -]+[\\\\/])+(?=[\w.-])~i' => '',
		'~(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?![\w-])~'  => self::MASK,
		'~(?<!\d)\+?\d[\d ()/-]{7,}\d(?!\d)~'          => self::MASK,
	);

	/**
	 * Returns the redacted text.
	 *
	 * @param string $text Text, such as an exception message.
	 */
	public static function text( string $text ): string {
		$utf8 = mb_scrub( $text, 'UTF-8' );
		foreach ( self::RULES as $pattern => $instead ) {
			$utf8 = preg_replace( $pattern, $instead, $utf8 ) ?? '';
		}
		return trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $utf8 ) ) );
	}
}
