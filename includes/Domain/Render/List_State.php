<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use Frontage\Domain\Filters\Page_Filters;
use Frontage\Domain\Query\Shuffle;

defined( 'ABSPATH' ) || exit;

/**
 * The visitor's state of a filtered list.
 *
 * Category and page, kept in the URL so that every state is a link.
 *
 * `?frontage-gallery[summer]=sea,2#summer` is page 2 of the category `sea` in the block `summer`.
 * Mirrors `src/ui/choice`, which keeps the same in the hash once the island is active.
 */
final class List_State {
	/** “No category” in a URL. */
	private const ALL = 'all';

	/** Maximum length of the query string that links preserve, in bytes. */
	private const LONGEST = 1000;

	private const PREFIX = 'frontage-';

	/**
	 * Stores a state.
	 *
	 * @param string $category Slug; empty for all.
	 * @param int $page Page number, from 1.
	 */
	public function __construct( public readonly string $category = '', public readonly int $page = 1 ) {}

	/**
	 * Parses the state of a block from the URL; anything invalid becomes the first page of all.
	 *
	 * @param string $module Module folder.
	 * @param string $id Block ID.
	 * @param list<string> $categories Existing slugs.
	 * @param Closure $pages Returns the number of pages of a category: `fn ( string $slug ): int`.
	 */
	public static function asked( string $module, string $id, array $categories, Closure $pages ): self {
		$given = self::given()[ self::PREFIX . $module ][ $id ] ?? '';
		$given = is_string( $given ) ? explode( ',', $given, 2 ) : array( '' );
		$slug  = in_array( $given[0], $categories, true ) ? $given[0] : '';
		$page  = '' === $slug && self::ALL !== $given[0] ? 1 : (int) ( $given[1] ?? 1 );
		return new self( $slug, max( 1, min( $page, $pages( $slug ) ) ) );
	}

	/**
	 * Returns the query string that a block's links preserve: what WordPress needs to find this page
	 * again, the state of other blocks, and that of filters. Nothing else, so that campaign parameters do not
	 * get into cached pages.
	 *
	 * @param string $module Module folder.
	 * @param string $id Block ID.
	 * @param list<string> $without Names of further parameters to drop.
	 */
	public static function others( string $module, string $id, array $without = array() ): string {
		global $wp;
		$kept    = array();
		$chosen  = array();
		$filters = Page_Filters::parameters();
		foreach ( self::given() as $name => $value ) {
			$name = (string) $name;
			if ( str_starts_with( $name, self::PREFIX ) && is_array( $value ) ) {
				$kept[ $name ] = array_filter( array_map( self::plain( ... ), $value ) );
			} elseif ( in_array( $name, $wp->public_query_vars ?? array(), true ) || self::is_page_of_loop( $name, $value ) ) {
				$kept[ $name ] = $value;
			} elseif ( is_string( $value ) && in_array( $name, $filters, true ) ) {
				$chosen[ $name ] = $value;
			}
		}
		unset( $kept[ self::PREFIX . $module ][ $id ] );
		$drop  = array_flip( $without );
		$kept  = Shuffle::parameters() + $kept;
		$parts = array( self::query( array_diff_key( $kept, $drop ) ), self::query( array_diff_key( $chosen, $drop ), ',' ) );
		$query = implode( '&', array_filter( $parts ) );
		return strlen( $query ) > self::LONGEST ? '' : $query;
	}

	/**
	 * Returns whether a parameter is the page of one of WordPress's Query Loops.
	 *
	 * @param string $name Name of the parameter.
	 * @param mixed $value Untrusted value.
	 */
	private static function is_page_of_loop( string $name, mixed $value ): bool {
		return is_string( $value ) && ctype_digit( $value ) && 1 === preg_match( '/\Aquery-\d+-page\z/', $name );
	}

	/**
	 * Returns a query string.
	 *
	 * @param array<string, mixed> $values Parameters.
	 * @param string $comma How commas are written.
	 */
	private static function query( array $values, string $comma = '%2C' ): string {
		return str_replace( '%2C', $comma, http_build_query( $values, '', '&', PHP_QUERY_RFC3986 ) );
	}

	/**
	 * Sanitizes the state of one block, in one parameter or in several; anything else is dropped.
	 *
	 * @param mixed $given Untrusted value.
	 * @return string|array<array-key, string>
	 */
	private static function plain( mixed $given ): string|array {
		return is_array( $given ) ? array_filter( $given, 'is_string' ) : ( is_string( $given ) ? $given : '' );
	}

	/**
	 * Returns the link to a state; relative, so that it works on any page.
	 *
	 * @param string $module Module folder.
	 * @param string $id Block ID.
	 * @param string $others Result of `others()`.
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
	 * Returns the query parameters of the request.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function given(): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- A public link; read only, compared with what there is.
		return wp_unslash( $_GET );
	}
}
