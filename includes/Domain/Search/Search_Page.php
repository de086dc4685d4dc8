<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Bootable;
use Frontage\Domain\Search\Index\Index;
use WP;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** WordPress's own search page, searched by the index and with the words highlighted. */
final class Search_Page implements Bootable {
	public const WHEN = 'hook:parse_request';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'parse_request', array( self::class, 'start' ) );
	}

	/**
	 * Adds the other hooks if the request is a search.
	 *
	 * @param WP $wp Request.
	 */
	public static function start( WP $wp ): void {
		$text = $wp->query_vars['s'] ?? '';
		if ( is_string( $text ) && '' !== trim( $text ) && Search_Settings::is_for_page() && Matching::is_available() ) {
			add_action( 'pre_get_posts', array( self::class, 'use_index' ) );
			add_filter( 'render_block_core/post-title', array( self::class, 'highlight' ) );
			add_filter( 'render_block_core/post-excerpt', array( self::class, 'highlight' ) );
		}
	}

	/**
	 * Lets the page's query use the index, unless it asks for posts that are not in it.
	 *
	 * @param WP_Query $query Query about to run.
	 */
	public static function use_index( WP_Query $query ): void {
		$types = array_filter( (array) $query->get( 'post_type' ) );
		if ( ! $query->is_main_query() || ! $query->is_search() || is_admin() ) {
			return;
		}
		if ( array( 'any' ) === array_values( $types ) || array() === array_diff( $types, Index::types() ) ) {
			$query->set( Search_Clauses::VARIABLE, true );
			Search_Clauses::add();
		}
	}

	/**
	 * Highlights the words in a block of the results.
	 *
	 * @param string $html HTML of a block.
	 */
	public static function highlight( string $html ): string {
		return is_search() && in_the_loop() ? Highlight::in_html( $html, (string) get_query_var( 's' ) ) : $html;
	}
}
