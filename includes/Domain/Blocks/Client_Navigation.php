<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;

defined( 'ABSPATH' ) || exit;

/**
 * Our islands in Query Loops that change pages without a page load.
 *
 * WordPress's router compares the new page with the HTML that it found at load, and patches the differences. A widget that
 * its script has changed since must not be patched: a key that differs on every page has the router replace it as a whole.
 */
final class Client_Navigation implements Bootable {
	public const WHEN = 'hook:render_block_core/query';

	private const TAG = '<frontage-island ';

	/** Later than WordPress, which marks the loop. */
	private const PRIORITY = 20;

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'render_block_core/query', array( self::class, 'add_keys' ), self::PRIORITY, 2 );
	}

	/**
	 * Adds a key to each island of a Query Loop with enhanced pagination.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @return mixed
	 */
	public static function add_keys( $html, $block ) {
		$query = is_array( $block ) ? $block['attrs']['queryId'] ?? null : null;
		if ( ! is_string( $html ) || ! is_int( $query ) || empty( $block['attrs']['enhancedPagination'] ) ) {
			return $html;
		}
		$parts = explode( self::TAG, $html );
		$html  = array_shift( $parts );
		$page  = self::page( $query );
		foreach ( $parts as $number => $part ) {
			$html .= self::TAG . "data-wp-key=\"frontage-$page-$number\" $part";
		}
		return $html;
	}

	/**
	 * Returns the page that a Query Loop shows.
	 *
	 * @param int $query ID of the loop.
	 */
	private static function page( int $query ): int {
		// phpcs:ignore WordPress.Security.NonceVerification -- A public link; only a number is read.
		$own = absint( wp_unslash( $_GET[ "query-$query-page" ] ?? 0 ) );
		return $own > 0 ? $own : max( 1, (int) get_query_var( 'paged' ) );
	}
}
