<?php
declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Describes the places where a module is used: their title, and where to view and edit them. */
final class Location {
	/**
	 * Describes places.
	 *
	 * @param list<int> $places Places from the index.
	 * @return list<array{id: int, title: string, type: string, status: string, edit: string, view: string}>
	 */
	public static function describe( array $places ): array {
		_prime_post_caches( array_filter( $places, static fn ( int $place ): bool => $place > 0 ), false, false );
		$described = array_map(
			static fn ( int $place ): ?array => match ( $place ) {
				Index::WIDGETS => self::row( 0, __( 'Widgets', 'frontage' ), __( 'Widgets', 'frontage' ), '', admin_url( 'widgets.php' ) ),
				Index::THEME => self::row( 0, (string) wp_get_theme()->get( 'Name' ), __( 'Theme files', 'frontage' ) ),
				default => self::post( get_post( $place ) ),
			},
			$places
		);
		return array_values( array_filter( $described ) );
	}

	/**
	 * Describes a post.
	 *
	 * @param WP_Post|null $post Post; null if it does not exist.
	 * @return array{id: int, title: string, type: string, status: string, edit: string, view: string}|null
	 */
	private static function post( ?WP_Post $post ): ?array {
		if ( null === $post ) {
			return null;
		}
		$type   = get_post_type_object( $post->post_type );
		$title  = html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$status = get_post_status_object( $post->post_status );
		return self::row(
			$post->ID,
			'' === $title ? __( '(no title)', 'frontage' ) : $title,
			(string) ( $type->labels->singular_name ?? $post->post_type ),
			'publish' === $post->post_status ? '' : (string) ( $status->label ?? $post->post_status ),
			(string) get_edit_post_link( $post, 'raw' ),
			is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : ''
		);
	}

	/**
	 * Returns a description.
	 *
	 * @param int $id Post ID; 0 if it is not a post.
	 * @param string $type Type, such as “Page”.
	 * @param string $status Status, such as “Draft”; empty if published.
	 * @param string $edit Edit URL; empty if none.
	 * @param string $view View URL; empty if none.
	 * @return array{id: int, title: string, type: string, status: string, edit: string, view: string}
	 */
	private static function row( int $id, string $title, string $type, string $status = '', string $edit = '', string $view = '' ): array {
		return compact( 'id', 'title', 'type', 'status', 'edit', 'view' );
	}
}
