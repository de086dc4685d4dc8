<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter;

use Frontage\Domain\Usage\Location;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A post, page, template, synced pattern, menu, or post of any other type. */
final class Post_Place implements Place {
	private const KEPT = array( 'post_status', 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt' );

	/** Stores the post. */
	public function __construct( private WP_Post $post ) {}

	public function id(): string {
		return (string) $this->post->ID;
	}

	public function content(): string {
		return $this->post->post_content;
	}

	public function describe(): array {
		$row = Location::describe( array( $this->post->ID ) )[0] ?? array();
		return array(
			'title'  => $row['title'] ?? '',
			'type'   => $row['type'] ?? '',
			'status' => $row['status'] ?? '',
			'edit'   => $row['edit'] ?? '',
		);
	}

	public function obstacle(): string {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		if ( ! post_type_exists( $this->post->post_type ) ) {
			return __( 'Its post type belongs to a plugin or theme that is not active.', 'frontage' );
		}
		if ( ! current_user_can( 'edit_post', $this->post->ID ) ) {
			return __( 'Your account is not allowed to edit it.', 'frontage' );
		}
		$user = wp_check_post_lock( $this->post->ID );
		return $user
			? sprintf(
				/* translators: %s: name of a user. */
				__( '%s is editing it at the moment.', 'frontage' ),
				get_userdata( $user )->display_name ?? ''
			)
			: '';
	}

	public function filtered( string $content ): string {
		return current_user_can( 'unfiltered_html' )
			? $content
			: wp_unslash( (string) sanitize_post_field( 'post_content', wp_slash( $content ), $this->post->ID, 'db' ) );
	}

	/**
	 * Saves as the editor does, so that caches, revisions and search indexes know, but as a conversion and not as news:
	 * dates and status stay, and no other site is pinged.
	 */
	public function write( string $content, bool $is_original = false ): string {
		$fixed = array_intersect_key( wp_slash( $this->post->to_array() ), array_flip( self::KEPT ) )
			+ ( $is_original ? array( 'post_content' => wp_slash( $content ) ) : array() );
		$fix   = fn ( $data, $posted ) => is_array( $data ) && (int) ( $posted['ID'] ?? 0 ) === $this->post->ID ? $fixed + $data : $data;
		add_filter( 'wp_insert_post_data', $fix, 99, 2 );
		try {
			$problem = self::without_pings( fn (): string => $this->update( $content ) );
		} finally {
			remove_filter( 'wp_insert_post_data', $fix, 99 );
		}
		$this->post = get_post( $this->post->ID ) ?? $this->post;
		return $problem;
	}

	/**
	 * Updates the post, and keeps the content before among its revisions.
	 *
	 * @param string $content Block markup.
	 * @return string Why that failed.
	 */
	private function update( string $content ): string {
		wp_save_post_revision( $this->post->ID );
		$saved = wp_update_post(
			array(
				'ID'           => $this->post->ID,
				'post_content' => wp_slash( $content ),
			),
			true
		);
		return is_wp_error( $saved ) ? $saved->get_error_message() : '';
	}

	/**
	 * Runs work that may leave a post empty, without pinging other sites.
	 *
	 * @param callable(): string $work Callback.
	 */
	private static function without_pings( callable $work ): string {
		$pings = has_action( 'publish_post', '_publish_post_hook' );
		remove_action( 'publish_post', '_publish_post_hook', (int) $pings );
		add_filter( 'wp_insert_post_empty_content', '__return_false', 99 );
		try {
			return $work();
		} finally {
			remove_filter( 'wp_insert_post_empty_content', '__return_false', 99 );
			if ( false !== $pings ) {
				add_action( 'publish_post', '_publish_post_hook', (int) $pings );
			}
		}
	}
}
