<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * Helpers that create content in a test.
 *
 * Posts, users, comments, terms and images, removed after the test.
 */
trait Makes_Content {
	/** @var list<string> */
	private array $files = array();

	/**
	 * Creates a post, published by default.
	 *
	 * @param array<string, mixed> $fields As for `wp_insert_post()`.
	 * @return int Post ID.
	 */
	protected function make_post( array $fields = array() ): int {
		static $number = 0;
		$defaults      = array(
			'post_title'   => 'Post ' . ( ++$number ),
			'post_content' => '',
			'post_status'  => 'publish',
			'post_author'  => 1,
		);
		return self::made( wp_insert_post( wp_slash( $fields + $defaults ), true ) );
	}

	/**
	 * Creates minimal published posts quickly.
	 *
	 * @param int $count Number of posts.
	 */
	protected function make_many_posts( int $count ): void {
		global $wpdb;
		foreach ( array_chunk( range( 1, $count ), 500 ) as $some ) {
			$rows = array_map(
				static fn ( int $number ): string => $wpdb->prepare(
					"(1, %s, %s, 'Seeded %d', 'publish', 'post', 'seeded-%d', '', '', '', '', '', '')",
					gmdate( 'Y-m-d H:i:s', 900_000_000 + $number * 60 ),
					gmdate( 'Y-m-d H:i:s', 900_000_000 + $number * 60 ),
					$number,
					$number
				),
				$some
			);
			// phpcs:ignore WordPress.DB
			$wpdb->query(
				"INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_title, post_status, post_type, post_name, "
					. 'post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_password) VALUES '
					. implode( ',', $rows )
			);
		}
		wp_cache_set_last_changed( 'posts' );
	}

	/**
	 * Creates a user with a role.
	 *
	 * @param string $role Such as `subscriber`.
	 * @param array<string, mixed> $fields As for `wp_insert_user()`.
	 * @return int User ID.
	 */
	protected function make_user( string $role = 'subscriber', array $fields = array() ): int {
		static $number = 0;
		$name          = $role . ( ++$number );
		$defaults      = array(
			'user_login' => $name,
			'user_pass'  => $name,
			'user_email' => $name . '@example.org',
			'role'       => $role,
		);
		return self::made( wp_insert_user( $fields + $defaults ) );
	}

	/**
	 * Creates an approved comment.
	 *
	 * @param int $post Post ID.
	 * @param array<string, mixed> $fields As for `wp_insert_comment()`.
	 * @return int Comment ID.
	 */
	protected function make_comment( int $post, array $fields = array() ): int {
		$defaults = array(
			'comment_post_ID'  => $post,
			'comment_content'  => 'Well said.',
			'comment_author'   => 'Visitor',
			'comment_approved' => 1,
		);
		return self::made( wp_insert_comment( wp_slash( $fields + $defaults ) ) );
	}

	/**
	 * Creates a term, in `category` by default.
	 *
	 * @param string $name Term name.
	 * @param string $taxonomy Taxonomy slug.
	 * @return int Term ID.
	 */
	protected function make_term( string $name, string $taxonomy = 'category' ): int {
		$term = wp_insert_term( $name, $taxonomy );
		return self::made( is_wp_error( $term ) ? $term : (int) $term['term_id'] );
	}

	/**
	 * Creates a generated image in the media library.
	 *
	 * @param int $width Pixels.
	 * @param int $height Pixels.
	 * @return int Attachment ID.
	 */
	protected function make_image( int $width = 640, int $height = 480 ): int {
		$picture = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		$folder  = wp_upload_dir()['path'];
		$file    = $folder . '/' . wp_unique_filename( $folder, 'picture.jpg' );
		if ( ! $picture || ! imagejpeg( $picture, $file ) ) {
			throw new \RuntimeException( 'PHP could not draw a picture; is the gd extension there?' );
		}
		$id   = self::made(
			wp_insert_attachment(
				array(
					'post_mime_type' => 'image/jpeg',
					'post_title'     => 'Image',
				),
				$file,
				0,
				true
			)
		);
		$meta = wp_generate_attachment_metadata( $id, $file );
		wp_update_attachment_metadata( $id, $meta );
		$this->files[] = $file;
		foreach ( $meta['sizes'] ?? array() as $size ) {
			$this->files[] = $folder . '/' . $size['file'];
		}
		return $id;
	}

	/**
	 * Renders content through all of `the_content`.
	 *
	 * @param string $content Blocks as saved.
	 * @return string HTML.
	 */
	protected function render( string $content ): string {
		$id = $this->make_post( array( 'post_content' => $content ) );
		$this->go_to( (string) get_permalink( $id ) );
		the_post();
		return (string) apply_filters( 'the_content', get_the_content() );
	}

	private function forget_files(): void {
		array_map( 'wp_delete_file', $this->files );
		$this->files = array();
	}

	private static function made( mixed $id ): int {
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( 'WordPress refused: ' . $id->get_error_message() );
		}
		if ( ! is_int( $id ) || $id < 1 ) {
			throw new \RuntimeException( 'WordPress made nothing.' );
		}
		return $id;
	}
}
