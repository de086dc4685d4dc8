<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Texts without people in them.
 *
 * Takes out of an error's text what it must not carry into the log: addresses of people and
 * machines, values from the database, query strings, long keys, folders of the server.
 */
final class Redactor {
	public const MASK = '•••';

	/** What is replaced by what, in this order. */
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
	 * The text as it may be kept.
	 *
	 * @param string $text Such as the message of an exception.
	 */
	public static function text( string $text ): string {
		$utf8 = mb_scrub( $text, 'UTF-8' );
		foreach ( self::RULES as $pattern => $instead ) {
			$utf8 = preg_replace( $pattern, $instead, $utf8 ) ?? '';
		}
		return trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $utf8 ) ) );
	}
}
