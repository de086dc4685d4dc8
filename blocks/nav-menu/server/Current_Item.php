<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

use WP_Post;
use WP_Post_Type;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the items that lead to the page being shown, and those above them.
 *
 * Depends only on the page's address without its query, so that a cached page is right for everyone.
 */
final class Current_Item {
	/**
	 * Targets that are this page, as in `Menu_Item::$target`.
	 *
	 * @var list<string>
	 */
	private array $targets;

	/** Path of this page, without slashes at its ends; null if it is not a page. */
	private ?string $path;

	/** Host of the site. */
	private string $host;

	public function __construct() {
		$this->targets = did_action( 'wp' ) ? self::targets() : array();
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$asked      = $_SERVER['REQUEST_URI'] ?? '';
		$path       = is_string( $asked ) && did_action( 'wp' ) && ! is_404() ? wp_parse_url( "http://site$asked", PHP_URL_PATH ) : null;
		$this->path = is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : null;
		$this->host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}

	/**
	 * Marks items.
	 *
	 * @param list<Menu_Item> $items Items of a menu or a sub-menu.
	 * @return bool Whether one of them, or one under them, is the page.
	 */
	public function mark( array $items ): bool {
		$is_found = false;
		foreach ( $items as $item ) {
			$item->is_current  = $this->is_page( $item );
			$item->place       = $this->place( $item->url );
			$item->is_ancestor = $this->mark( $item->children ) || $this->is_above( $item );
			$is_found          = $is_found || $item->is_current || $item->is_ancestor;
		}
		return $is_found;
	}

	/** Returns whether an item leads to this page. */
	private function is_page( Menu_Item $item ): bool {
		if ( in_array( $item->target, $this->targets, true ) ) {
			return true;
		}
		// A target of another kind has been compared. A part of a page, or a search, is not the page.
		return null !== $this->path
			&& '' !== $item->url
			&& ( $item->url === $item->target || 'home' === $item->target )
			&& 1 !== preg_match( '/[#?]/', $item->url )
			&& $this->path === $this->path_of( $item->url );
	}

	/**
	 * Returns the ID of the place in this page that a URL leads to; empty for others.
	 *
	 * @param string $url Absolute or relative.
	 */
	private function place( string $url ): string {
		list( $page, $id ) = explode( '#', $url, 2 ) + array( '', '' );
		$is_here           = '' === $page
			|| ( null !== $this->path && ! str_contains( $page, '?' ) && $this->path === $this->path_of( $page ) );
		return $is_here ? rawurldecode( $id ) : '';
	}

	/** Returns whether an item is the page of posts, and this is a post. */
	private function is_above( Menu_Item $item ): bool {
		$posts = (int) get_option( 'page_for_posts' );
		return $posts > 0 && "post:$posts" === $item->target && did_action( 'wp' ) && is_singular( 'post' );
	}

	/**
	 * Returns the path of a URL of this site; null for others.
	 *
	 * @param string $url Absolute or relative.
	 */
	private function path_of( string $url ): ?string {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ( $parts['host'] ?? $this->host ) !== $this->host ) {
			return null;
		}
		return trim( rawurldecode( (string) ( $parts['path'] ?? '' ) ), '/' );
	}

	/**
	 * Returns the targets that are this page.
	 *
	 * @return list<string>
	 */
	private static function targets(): array {
		$shown = get_queried_object();
		$own   = match ( true ) {
			$shown instanceof WP_Post => array( "post:$shown->ID" ),
			$shown instanceof WP_Term => array( "term:$shown->term_id" ),
			$shown instanceof WP_Post_Type => array( "archive:$shown->name" ),
			default => array(),
		};
		return is_front_page() ? array( ...$own, 'home' ) : $own;
	}
}
