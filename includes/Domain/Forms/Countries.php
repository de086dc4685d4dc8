<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Locale;

defined( 'ABSPATH' ) || exit;

/**
 * The countries of the world and their names.
 *
 * From Unicode's data (CLDR), written by `tools/i18n/countries.mjs`. For languages that are not in the file, PHP's extension
 * `intl` knows the names; without it they are in English.
 */
final class Countries {
	/**
	 * The file's content, once it has been read.
	 *
	 * @var array{codes: string, names: array<string, string>}|null
	 */
	private static ?array $data = null;

	/**
	 * Returns the names of all countries, sorted.
	 *
	 * @param string $locale Such as `de_DE`; the site's by default.
	 * @return array<string, string> Keyed by ISO 3166 code, such as `DE`.
	 */
	public static function names( string $locale = '' ): array {
		$locale = '' === $locale ? determine_locale() : $locale;
		$names  = self::in( $locale );
		$keys   = array_map( static fn ( string $name ): string => strtolower( remove_accents( $name ) ), $names );
		asort( $keys, SORT_STRING );
		return array_replace( $keys, $names );
	}

	/**
	 * Returns the name of a country; its code if there is no such country.
	 *
	 * @param string $code ISO 3166 code.
	 */
	public static function name( string $code ): string {
		return self::in( determine_locale() )[ $code ] ?? $code;
	}

	/**
	 * Returns whether there is a country with a code.
	 *
	 * @param string $code ISO 3166 code, such as `DE`.
	 */
	public static function has( string $code ): bool {
		return in_array( $code, explode( ' ', self::data()['codes'] ), true );
	}

	/**
	 * Returns the names in a language, in the order of their codes.
	 *
	 * @param string $locale Such as `de_DE`.
	 * @return array<string, string>
	 */
	private static function in( string $locale ): array {
		$data  = self::data();
		$codes = explode( ' ', $data['codes'] );
		$known = $data['names'][ strtolower( substr( $locale, 0, 2 ) ) ] ?? '';
		if ( '' === $known && class_exists( Locale::class ) ) {
			$known = implode(
				'|',
				array_map( static fn ( string $code ): string => (string) Locale::getDisplayRegion( "-$code", $locale ), $codes )
			);
		}
		return array_combine( $codes, explode( '|', '' === $known ? $data['names']['en'] : $known ) );
	}

	/**
	 * Returns the file's content.
	 *
	 * @return array{codes: string, names: array<string, string>}
	 */
	private static function data(): array {
		// @phpstan-ignore assign.propertyType (As the tool writes it.)
		self::$data ??= (array) wp_json_file_decode( __DIR__ . '/countries.json', array( 'associative' => true ) );
		return self::$data; // @phpstan-ignore return.type (As above.)
	}
}
