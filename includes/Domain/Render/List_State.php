<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor chose in a widget.
 *
 * Category and page of a filtered list, kept in the address so that every choice is a link.
 *
 * `?frontage-gallery[summer]=sea,2#summer` is page 2 of the category `sea` in the widget `summer`.
 * Its twin is `src/ui/choice`, which keeps the same in the hash once the widget is awake.
 */
final class List_State {
	/** What stands for “no category” in an address. */
	private const ALL = 'all';

	/** Longest query string that links take along, in bytes. */
	private const LONGEST = 1000;

	private const PREFIX = 'frontage-';

	/**
	 * Notes a choice.
	 *
	 * @param string $category Slug, empty for all.
	 * @param int    $page     From 1.
	 */
	public function __construct( public readonly string $category = '', public readonly int $page = 1 ) {}

	/**
	 * Reads what the address asks of a widget; anything odd is the first page of all.
	 *
	 * @param string       $module       The module's folder.
	 * @param string       $id         The widget's id.
	 * @param list<string> $categories Slugs there are.
	 * @param Closure      $pages      How many pages a category has: `fn ( string $slug ): int`.
	 */
	public static function asked( string $module, string $id, array $categories, Closure $pages ): self {
		$given = self::given()[ self::PREFIX . $module ][ $id ] ?? '';
		$given = is_string( $given ) ? explode( ',', $given, 2 ) : array( '' );
		$slug  = in_array( $given[0], $categories, true ) ? $given[0] : '';
		$page  = '' === $slug && self::ALL !== $given[0] ? 1 : (int) ( $given[1] ?? 1 );
		return new self( $slug, max( 1, min( $page, $pages( $slug ) ) ) );
	}

	/**
	 * The query string that a widget's links take along: what WordPress itself needs to find this
	 * page again, and the choices in other widgets. Nothing else, so that a campaign's marks
	 * do not get into cached pages.
	 *
	 * @param string $module The module's folder.
	 * @param string $id   The widget's id.
	 */
	public static function others( string $module, string $id ): string {
		global $wp;
		$kept = array();
		foreach ( self::given() as $name => $value ) {
			$name = (string) $name;
			if ( str_starts_with( $name, self::PREFIX ) && is_array( $value ) ) {
				$kept[ $name ] = array_filter( array_map( self::plain( ... ), $value ) );
			} elseif ( in_array( $name, $wp->public_query_vars ?? array(), true ) ) {
				$kept[ $name ] = $value;
			}
		}
		unset( $kept[ self::PREFIX . $module ][ $id ] );
		$query = http_build_query( $kept, '', '&', PHP_QUERY_RFC3986 );
		return strlen( $query ) > self::LONGEST ? '' : $query;
	}

	/**
	 * What an address says of one widget, in one field or in several; anything else is dropped.
	 *
	 * @param mixed $said As it was given.
	 * @return string|array<array-key, string>
	 */
	private static function plain( mixed $said ): string|array {
		return is_array( $said ) ? array_filter( $said, 'is_string' ) : ( is_string( $said ) ? $said : '' );
	}

	/**
	 * The link to a choice; relative, so that it is right wherever the widget stands.
	 *
	 * @param string $module   The module's folder.
	 * @param string $id     The widget's id.
	 * @param string $others From `others()`.
	 */
	public function href( string $module, string $id, string $others ): string {
		$parts = '' === $others ? array() : array( $others );
		if ( '' !== $this->category || $this->page > 1 ) {
			$category = '' === $this->category ? self::ALL : $this->category;
			$parts[]  = rawurlencode( self::PREFIX . $module . "[$id]" ) . '=' . rawurlencode( $category ) . ',' . $this->page;
		}
		return '?' . implode( '&', $parts ) . '#' . $id;
	}

	/**
	 * The query of this request.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function given(): array {
		return wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- A public link; read only, compared with what there is.
	}
}
