<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Choices;
use Frontage\Domain\Query\Page_List;
use Frontage\Domain\Query\Context_Query;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Query\Term_Clauses;
use WP_Block;
use WP_Query;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Arrays -- Short lists of attributes.

/** The `WP_Query` arguments of Query Loops, before and after a visitor's choices. */
final class Loop_Query {
	/** Whether a loop's arguments are being read, before choices. @var bool */
	private static bool $is_plain = false;

	/** @var array<string, mixed>|null Arguments of the page's own posts before choices; null if nothing is chosen. */
	private static ?array $of_page = null;

	/**
	 * Returns the arguments of the page's own posts before choices; null if nothing is chosen.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function remembered(): ?array {
		return self::$of_page;
	}

	/**
	 * Remembers the arguments of the page's own posts before choices.
	 *
	 * @param array<string, mixed>|null $vars Null if nothing is chosen.
	 */
	public static function remember( ?array $vars ): void {
		self::$of_page = $vars;
	}

	/**
	 * Returns the arguments of a loop as WordPress and other plugins make them, before choices.
	 *
	 * @param Page_List $list A Query Loop.
	 * @return array<string, mixed>
	 */
	public static function vars( Page_List $list ): array {
		if ( $list->is_of_page() ) {
			return self::$of_page ?? ( $GLOBALS['wp_query'] instanceof WP_Query ? $GLOBALS['wp_query']->query_vars : array() );
		}
		$context = array_intersect_key( $list->attributes, array_flip( array( 'query', 'queryId' ) ) );
		$inside  = array( 'blockName' => 'core/post-template', 'attrs' => array(), 'innerBlocks' => array() );
		$inside += array( 'innerHTML' => '', 'innerContent' => array() );
		try {
			self::$is_plain = true;
			return build_query_vars_from_query_block( new WP_Block( $inside, $context ), 1 );
		} finally {
			self::$is_plain = false;
		}
	}

	/** Returns whether a loop's arguments are being read, to which no choices must be added. */
	public static function is_plain(): bool {
		return self::$is_plain;
	}

	/**
	 * Returns arguments with what a visitor has chosen.
	 *
	 * Without sticky posts on top: WordPress adds them whether they match or not.
	 *
	 * @param array<string, mixed> $vars Arguments before choices.
	 * @param Filter_State $state What is chosen.
	 * @param int $skipped Number of posts that the author skips, because they are shown elsewhere.
	 * @return array<string, mixed>
	 */
	public static function narrowed( array $vars, Filter_State $state, int $skipped = 0 ): array {
		$plain  = Query_Spec::of( array( 'postType' => self::types_in( $vars ) ) );
		$chosen = $state->narrow( $plain )->data;
		if ( $chosen === $plain->data ) {
			return $vars;
		}
		$vars = Choices::both( $vars, 'tax_query', Term_Clauses::of( array( 'choices' => $chosen['choices'] ) + $plain->data ) );
		$vars = Choices::apply( $vars, $chosen['choices'] );
		if ( '' !== $chosen['search'] ) {
			$vars['s'] = trim( ( is_string( $vars['s'] ?? null ) ? $vars['s'] : '' ) . ' ' . $chosen['search'] );
		}
		if ( $chosen['orderBy'] !== $plain->data['orderBy'] || $chosen['order'] !== $plain->data['order'] || $state->is_sorted() ) {
			$vars['orderby'] = array( $chosen['orderBy'] => $chosen['order'], 'ID' => $chosen['order'] );
		}
		if ( $state->is_anything() && isset( $vars['offset'] ) ) {
			$vars['offset'] = max( 0, (int) $vars['offset'] - $skipped );
		}
		return array( 'ignore_sticky_posts' => true ) + $vars;
	}

	/**
	 * Returns the post types of any list.
	 *
	 * @return non-empty-list<string>
	 */
	public static function types( Page_List $list ): array {
		return $list->is_loop() ? self::types_in( self::vars( $list ) ) : Context_Query::unfiltered( $list )->data['postType'];
	}

	/**
	 * Returns how many posts a list's author skips.
	 */
	public static function skipped( Page_List $list ): int {
		$offset = $list->is_of_page() ? 0 : $list->attributes['query']['offset'] ?? 0;
		return Sanitizer::int( $offset, 0, PHP_INT_MAX, 0 );
	}

	/**
	 * Returns the post types in arguments.
	 *
	 * @param array<string, mixed> $vars Arguments.
	 * @return non-empty-list<string>
	 */
	private static function types_in( array $vars ): array {
		$types = $vars['post_type'] ?? '';
		if ( '' === $types || 'any' === $types || array() === $types ) {
			$main  = Context_Query::main();
			$types = $main instanceof WP_Query ? Context_Query::types( $main ) : 'post';
		}
		return Sanitizer::types( $types );
	}
}
