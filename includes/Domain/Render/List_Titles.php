<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Bootable;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * The number of a list's page in the document's title, as WordPress adds it on archives: “News – Page 2 – Site”.
 *
 * Concerns blocks that keep their page in the URL with script too and say so in block.json
 * (`"frontage": { "titlesPages": true }`). Their script uses the titles that are printed with the page's data.
 */
final class List_Titles implements Bootable {
	public const WHEN = 'hook:document_title_parts';

	private const PREFIX   = 'frontage-';
	private const FARTHEST = 1000;

	/** Later than other plugins. */
	private const PRIORITY = 1000;

	/**
	 * Whether the page contains such a list.
	 *
	 * @var bool
	 */
	private static bool $is_needed = false;

	/**
	 * Page that is shown instead of the one in the URL; 0 for none.
	 *
	 * @var int
	 */
	private static int $shown = 0;

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'document_title_parts', array( self::class, 'add' ) );
	}

	/** Has the titles printed for the script. */
	public static function need(): void {
		self::$is_needed = true;
	}

	/**
	 * Names the page that is shown if the one in the URL does not exist; in themes that print the title first, too late.
	 *
	 * @param int $page From 1.
	 */
	public static function show( int $page ): void {
		self::$shown = $page;
	}

	/**
	 * Adds the page to the parts of the title, unless WordPress already has.
	 *
	 * @param mixed $parts Parts of the title.
	 * @return mixed
	 */
	public static function add( $parts ) {
		$page = self::$shown ?: self::asked();
		if ( is_array( $parts ) && $page > 1 && empty( $parts['page'] ) ) {
			$parts = self::with( $parts, (string) $page );
		}
		return $parts;
	}

	/**
	 * Returns the titles of the first page and of the others, with `%s` for the number; none if a plugin does not
	 * name pages.
	 *
	 * @return array{titles?: array{string, string}}
	 */
	public static function data(): array {
		if ( ! self::$is_needed ) {
			return array();
		}
		$titles = array( self::title( '' ), self::title( '%s' ) );
		return str_contains( $titles[1], '%s' ) && ! str_contains( $titles[0], '%s' ) ? compact( 'titles' ) : array();
	}

	/** Forgets the lists, for tests. */
	public static function reset(): void {
		self::$is_needed = false;
		self::$shown     = 0;
	}

	/**
	 * Returns the document's title with another page.
	 *
	 * @param string $page Number; empty for the first page.
	 */
	private static function title( string $page ): string {
		$change = static fn ( $parts ) => is_array( $parts ) ? self::with( $parts, $page ) : $parts;
		add_filter( 'document_title_parts', $change, self::PRIORITY );
		$title  = wp_get_document_title();
		remove_filter( 'document_title_parts', $change, self::PRIORITY );
		return html_entity_decode( $title, ENT_QUOTES, 'UTF-8' );
	}

	/**
	 * Returns the parts of a title with another page, which comes second as in WordPress.
	 *
	 * @param array<mixed> $parts Parts of the title.
	 * @param string $page Number; empty for the first page.
	 * @return array<mixed>
	 */
	private static function with( array $parts, string $page ): array {
		unset( $parts['page'] );
		/* translators: %s: number of a page. */
		$words = '' === $page ? array() : array( 'page' => sprintf( __( 'Page %s', 'frontage' ), $page ) );
		return array_slice( $parts, 0, 1, true ) + $words + $parts;
	}

	/** Returns the highest page of a list that the URL asks for. */
	private static function asked(): int {
		$pages = array( 1 );
		// phpcs:ignore WordPress.Security.NonceVerification -- A public link; only numbers are read.
		foreach ( wp_unslash( $_GET ) as $name => $lists ) {
			$slug = str_starts_with( (string) $name, self::PREFIX ) ? substr( (string) $name, strlen( self::PREFIX ) ) : '';
			$type = '' === $slug ? null : WP_Block_Type_Registry::get_instance()->get_registered( "frontage/$slug" );
			foreach ( empty( $type->titles_pages ) ? array() : (array) $lists as $state ) {
				$page    = is_array( $state ) ? $state['page'] ?? 1 : substr( (string) strrchr( (string) $state, ',' ), 1 );
				$pages[] = is_numeric( $page ) ? (int) $page : 1;
			}
		}
		return min( self::FARTHEST, max( $pages ) );
	}
}
