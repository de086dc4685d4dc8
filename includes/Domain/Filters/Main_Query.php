<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Base\Bootable;
use Frontage\Base\Conditional;
use Frontage\Domain\Blocks\Early_Template;
use Frontage\Domain\Query\Page_List;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The page's own posts in a block theme, if a Query Loop shows them and filters steer it: an archive, a search, the blog.
 *
 * WordPress queries them before it knows the template, so that is looked up first. Afterwards, the query describes the same page
 * as before: titles and our own lists do not mistake a choice for what the page is about.
 */
final class Main_Query implements Bootable, Conditional {
	public const WHEN = 'hook:pre_get_posts';

	/** @var array<string, mixed> Arguments with choices. */
	private static array $after = array();

	/** Returns whether the address may contain choices. */
	public static function is_needed(): bool {
		return ! is_admin() && ! wp_is_rest_endpoint() && Page_Filters::is_anything_given() && wp_is_block_theme();
	}

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'pre_get_posts', array( self::class, 'narrow' ), PHP_INT_MAX );
		add_filter( 'the_posts', array( self::class, 'restore' ), PHP_INT_MIN, 2 );
		add_filter( 'pre_handle_404', array( self::class, 'keep_page' ), 10, 2 );
	}

	/**
	 * Adds the choices to the main query.
	 *
	 * @param mixed $query Query about to run.
	 */
	public static function narrow( $query ): void {
		$is_list = $query instanceof WP_Query && $query->is_main_query() && ! $query->is_singular();
		if ( ! $is_list || ! self::is_needed() || $query->is_feed() || $query->is_embed() ) {
			return;
		}
		Loop_Query::remember( null );
		Early_Template::load();
		foreach ( Page_Filters::lists() as $list ) {
			$state = $list->is_loop() && $list->is_of_page() ? Page_Filters::of( $list ) : null;
			$vars  = null === $state ? $query->query_vars : Loop_Query::narrowed( $query->query_vars, $state );
			if ( $vars !== $query->query_vars ) {
				Loop_Query::remember( $query->query_vars );
				self::$after       = $vars;
				$query->query_vars = $vars;
				return;
			}
		}
	}

	/**
	 * Makes the query describe the page again.
	 *
	 * @param list<WP_Post> $posts Posts found.
	 * @param mixed $query Query that ran.
	 * @return list<WP_Post>
	 */
	public static function restore( $posts, $query ) {
		$before = $query instanceof WP_Query && $query->is_main_query() ? Loop_Query::remembered() : null;
		if ( null !== $before ) {
			$query->query_vars = $before + array_diff_key( $query->query_vars, self::$after );
		}
		return $posts;
	}

	/**
	 * Keeps WordPress from answering 404 on the first page of an archive in which only the choices leave nothing.
	 *
	 * @param bool $is_handled Whether another plugin has decided.
	 * @param WP_Query $query Main query.
	 */
	public static function keep_page( $is_handled, $query ): bool {
		$has_posts = null === Loop_Query::remembered() || $query->is_404() || $query->is_paged() || array() !== (array) $query->posts;
		if ( false !== $is_handled || $has_posts ) {
			return (bool) $is_handled;
		}
		$list = array_values(
			array_filter( Page_Filters::lists(), static fn ( Page_List $one ): bool => $one->is_loop() && $one->is_of_page() )
		);
		if ( array() === $list || 0 === Facets::of( Page_Filters::of( $list[0] )->nothing() )->total() ) {
			return false;
		}
		status_header( 200 );
		return true;
	}
}
