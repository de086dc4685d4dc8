<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * Where a popup of its own is shown.
 *
 * Two lists of places, to show it on and to leave out. A place is `everywhere`, a kind of page (`front`, `archive`,
 * `search`, `404`, `type:post`), one page (`id:7`), a term and its posts (`category:5`), or addresses (`path:/shop/*`,
 * where `*` stands for any text).
 *
 * @phpstan-type Data array{show: list<string>, hide: list<string>}
 */
final class Popup_Rules {
	/** Post meta. */
	public const META = 'frontage_popup_rules';

	public const NOWHERE = array(
		'show' => array(),
		'hide' => array(),
	);

	/** What the REST API accepts. */
	public const SCHEMA = array(
		'type'                 => 'object',
		'additionalProperties' => false,
		'properties'           => array(
			'show' => self::PLACES,
			'hide' => self::PLACES,
		),
	);

	private const PLACES = array(
		'type'     => 'array',
		'maxItems' => self::MOST,
		'items'    => array(
			'type'      => 'string',
			'maxLength' => self::LONGEST,
		),
	);

	private const MOST = 100;

	private const LONGEST = 200;

	/** Begins an address. */
	private const PATH = 'path:';

	private const PLACE = '~\A(?:everywhere|front|archive|search|404|(?:type|id):[\w-]{1,64}|[\w-]{1,32}:\d{1,20}|path:/.*)\z~u';

	/**
	 * Validates untrusted rules and drops invalid places.
	 *
	 * @param mixed $raw Untrusted rules.
	 * @return Data
	 */
	public static function read( mixed $raw ): array {
		$raw = is_array( $raw ) ? $raw : array();
		return array(
			'show' => self::places( $raw['show'] ?? null ),
			'hide' => self::places( $raw['hide'] ?? null ),
		);
	}

	/**
	 * Returns whether rules match a page.
	 *
	 * @param Data $rules Rules of a popup.
	 * @param list<string> $here Places that the page is, see `Conditions::places()`.
	 * @param string $path Path of its address, without the folder of the site: `/shop/chairs/`.
	 */
	public static function match( array $rules, array $here, string $path ): bool {
		return self::has( $rules['show'], $here, $path ) && ! self::has( $rules['hide'], $here, $path );
	}

	/**
	 * Returns whether one of some places is the page.
	 *
	 * @param list<string> $places Places of the rules.
	 * @param list<string> $here Places that the page is.
	 * @param string $path Path of its address.
	 */
	private static function has( array $places, array $here, string $path ): bool {
		foreach ( $places as $place ) {
			$is_path = str_starts_with( $place, self::PATH );
			if ( $is_path ? self::fits( substr( $place, strlen( self::PATH ) ), $path ) : in_array( $place, $here, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether a path fits a pattern, in time that grows with their lengths only.
	 *
	 * @param string $pattern Such as `/shop/*`; a final slash does not matter.
	 * @param string $path Such as `/shop/chairs/`.
	 */
	private static function fits( string $pattern, string $path ): bool {
		$parts = explode( '*', rtrim( $pattern, '/' ) );
		$path  = rtrim( $path, '/' );
		$first = (string) array_shift( $parts );
		if ( array() === $parts ) {
			return $first === $path;
		}
		$last = (string) array_pop( $parts );
		if ( ! str_starts_with( $path, $first ) || ! str_ends_with( $path, $last ) ) {
			return false;
		}
		$at  = strlen( $first );
		$end = strlen( $path ) - strlen( $last );
		foreach ( $parts as $part ) {
			$found = '' === $part ? $at : strpos( $path, $part, $at );
			if ( false === $found ) {
				return false;
			}
			$at = $found + strlen( $part );
		}
		return $at <= $end;
	}

	/**
	 * Validates a list of places.
	 *
	 * @param mixed $raw Untrusted list.
	 * @return list<string>
	 */
	private static function places( mixed $raw ): array {
		$places = array_filter(
			is_array( $raw ) ? $raw : array(),
			static fn ( mixed $one ): bool => is_string( $one ) && strlen( $one ) <= self::LONGEST && 1 === preg_match( self::PLACE, $one )
		);
		return array_slice( array_values( array_unique( $places ) ), 0, self::MOST );
	}
}
