<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Multi_View;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;

defined( 'ABSPATH' ) || exit;

/**
 * What the script needs to know about a block: classes and attributes of each view, and whether it has a hover view.
 *
 * Attributes are a closed list. None of them can run a script, and links have the same schemes as everywhere.
 */
final class Script_Data {
	/** HTML attributes that are words, by setting. */
	private const WORDS = array(
		'title' => 'title',
		'alt'   => 'alt',
		'label' => 'aria-label',
	);

	/** Maximum length of a word attribute, in characters. */
	private const LONGEST = 300;

	/** A class that needs no escaping in CSS. */
	private const NAME = '/\A-?[A-Za-z_][\w-]{0,63}\z/';

	/** Maximum number of classes of a view. */
	private const MOST = 20;

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * Returns the data as JSON; empty if the block needs no script.
	 *
	 * @param Views $views What the author has set.
	 */
	public static function json( Views $views ): string {
		$data = array();
		foreach ( $views->objects( 'attrs' ) as $view => $attributes ) {
			$data[ $view ]['attrs'] = self::attributes( $attributes );
		}
		foreach ( $views->get( 'classes' ) as $view => $classes ) {
			$data[ $view ]['classes'] = self::classes( $classes );
		}
		$data = array_filter( array_map( 'array_filter', $data ) );
		if ( self::has_hover( $views ) ) {
			$data += array( Views::HOVER => (object) array() );
		}
		return array() === $data ? '' : (string) wp_json_encode( $data, self::JSON );
	}

	/**
	 * Returns the attributes that are allowed.
	 *
	 * @param array<array-key, mixed> $attributes By setting; untrusted.
	 * @return array<string, string> By HTML name.
	 */
	private static function attributes( array $attributes ): array {
		$allowed = array( 'href' => Url::safe( $attributes['href'] ?? '' ) );
		foreach ( self::WORDS as $setting => $name ) {
			$allowed[ $name ] = mb_substr( Kses::text( $attributes[ $setting ] ?? '' ), 0, self::LONGEST );
		}
		return array_filter( $allowed, static fn ( string $value ): bool => '' !== $value );
	}

	/**
	 * Returns the names that are classes.
	 *
	 * @param mixed $classes Names separated by spaces; untrusted.
	 * @return list<string>
	 */
	private static function classes( mixed $classes ): array {
		$names = is_string( $classes ) ? preg_split( '/\s+/', substr( $classes, 0, 2000 ), self::MOST + 1, PREG_SPLIT_NO_EMPTY ) : false;
		$names = array_filter(
			(array) $names,
			static fn ( mixed $name ): bool => is_string( $name ) && 1 === preg_match( self::NAME, $name )
		);
		return array_slice( array_values( $names ), 0, self::MOST );
	}

	/**
	 * Returns whether CSS changes the block on hover, which fingers do with a tap.
	 *
	 * @param Views $views What the author has set.
	 */
	private static function has_hover( Views $views ): bool {
		return str_contains( Styles::declarations( $views ), '--frontage-view-hover-' )
			|| false === ( $views->get( 'visibility' )[ Views::HOVER ] ?? null )
			|| isset( Texts::wanted( $views )[ Views::HOVER ] );
	}
}
