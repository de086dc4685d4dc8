<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

/**
 * Saves posts as programs do, and reads what is saved.
 */
trait Writes_Posts {
	protected function content( int $post ): string {
		return (string) get_post_field( 'post_content', $post, 'raw' );
	}

	/** Saves a post with other content, and returns what is saved. */
	protected function update( int $post, string $content ): string {
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash( $content ),
			)
		);
		return $this->content( $post );
	}

	/** Saves a post without touching its content. */
	protected function rename( int $post ): void {
		wp_update_post(
			array(
				'ID'         => $post,
				'post_title' => 'Quick',
			)
		);
	}

	/** Writes content as a version without the plugin would: nothing looks at it. */
	protected function write( int $post, string $content ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $post ) );
		clean_post_cache( $post );
	}
}
