<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Normalizer;

defined( 'ABSPATH' ) || exit;

/**
 * Makes spellings of the same word equal: lower case, no accents, one kind of apostrophe.
 *
 * Does not depend on the language of the site or the user, because what was indexed in one must be found in another.
 */
final class Text_Normalizer {
	/** Accents and vowel points that readers leave out when they search: Latin, Greek, Cyrillic, Hebrew, Arabic. */
	private const ACCENTS = '/[\x{0300}-\x{036F}\x{0591}-\x{05BD}\x{05BF}\x{05C1}-\x{05C7}'
		. '\x{064B}-\x{065F}\x{0670}\x{200B}-\x{200F}\x{00AD}\x{FEFF}]+/u';

	/** Different characters for the same thing. */
	private const SAME = array(
		// Apostrophes, hyphens, and wide signs.
		'’' => "'",
		'‘' => "'",
		'ʼ' => "'",
		'‐' => '-',
		'‑' => '-',
		'＋' => '+',
		'＃' => '#',
		'＆' => '&',
		'．' => '.',
		'＠' => '@',
		// Written out, in each language of the site.
		'ß' => 'ss',
		// Greek.
		'ς' => 'σ',
		'ά' => 'α',
		'έ' => 'ε',
		'ή' => 'η',
		'ί' => 'ι',
		'ϊ' => 'ι',
		'ΐ' => 'ι',
		'ό' => 'ο',
		'ύ' => 'υ',
		'ϋ' => 'υ',
		'ΰ' => 'υ',
		'ώ' => 'ω',
		// Cyrillic.
		'ё' => 'е',
		'й' => 'и',
		'ї' => 'і',
		// Arabic and Persian.
		'ي' => 'ی',
		'ى' => 'ی',
		'ك' => 'ک',
		'أ' => 'ا',
		'إ' => 'ا',
		'آ' => 'ا',
		'ة' => 'ه',
		'ـ' => '',
	);

	/**
	 * Returns the common spelling.
	 *
	 * @param string $text Plain text.
	 */
	public static function text( string $text ): string {
		$text = mb_scrub( $text, 'UTF-8' );
		$text = class_exists( Normalizer::class ) ? (string) Normalizer::normalize( $text, Normalizer::FORM_KC ) : $text;
		$text = remove_accents( strtr( mb_strtolower( $text, 'UTF-8' ), self::SAME ), 'en_US' );
		return mb_strtolower( (string) preg_replace( self::ACCENTS, '', $text ), 'UTF-8' );
	}
}
