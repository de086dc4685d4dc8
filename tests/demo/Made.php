<?php
/**
 * Content created by the demo.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Base\Paths;


/** Marks demo content, so that a newer demo replaces only that. */
final class Made {
	private const META   = '_frontage_demo';
	private const OPTION = 'frontage_demo_version';

	/**
	 * Removes an older demo.
	 *
	 * @param string $folder The demo's folder.
	 * @return bool False if the current demo is already present.
	 */
	public static function begin( string $folder ): bool {
		if ( self::version( $folder ) === get_option( self::OPTION ) ) {
			return false;
		}
		$old = get_posts(
			array(
				'post_type'   => array( 'post', 'page', 'wp_template', 'wp_template_part', 'wp_navigation', 'attachment' ),
				'post_status' => 'any',
				'numberposts' => -1,
				'fields'      => 'ids',
				'meta_key'    => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- Only the demo.
			)
		);
		foreach ( array_merge( $old, self::samples() ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
		return true;
	}

	/** From now on, saves addresses within the site without its host: people run the demo on another port, or show it elsewhere. */
	public static function without_host(): void {
		add_filter(
			'wp_insert_post_data',
			static fn ( array $data ): array => array(
				'post_content' => preg_replace( '~' . preg_quote( home_url(), '~' ) . '(?=/)~', '', $data['post_content'] ),
			) + $data,
			100
		);
	}

	/**
	 * Returns the default post and page of a new WordPress.
	 *
	 * @return list<int>
	 */
	private static function samples(): array {
		$samples = array( get_page_by_path( 'hello-world', OBJECT, 'post' ), get_page_by_path( 'sample-page' ) );
		return array_column( array_filter( $samples, static fn ( $post ): bool => $post instanceof \WP_Post ), 'ID' );
	}

	/**
	 * Saves the version of this demo.
	 *
	 * @param string $folder The demo's folder.
	 */
	public static function finish( string $folder ): void {
		update_option( self::OPTION, self::version( $folder ), false );
	}

	/**
	 * Returns the fields of a page.
	 *
	 * @param string $title Page title.
	 * @param string $slug Page slug.
	 * @param string $content Block markup.
	 * @return array<string, mixed>
	 */
	public static function page( string $title, string $slug, string $content ): array {
		return array(
			'post_type'    => 'page',
			'post_title'   => $title,
			'post_name'    => $slug,
			'post_content' => $content,
		);
	}

	/**
	 * Publishes a post or page of the demo.
	 *
	 * @param array<string, mixed> $fields As for `wp_insert_post()`.
	 */
	public static function post( array $fields ): int {
		$id = wp_insert_post( wp_slash( $fields + array( 'post_status' => 'publish' ) ), true );
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( esc_html( $id->get_error_message() ) );
		}
		update_post_meta( $id, self::META, '1' );
		return $id;
	}

	/**
	 * Returns a hash of all demo sources.
	 *
	 * @param string $folder The demo's folder.
	 */
	private static function version( string $folder ): string {
		$files = array_merge(
			glob( "$folder/*" ) ?: array(),
			glob( Paths::path( 'blocks/*/fixtures/*.json' ) ) ?: array(),
			glob( Paths::path( 'features/*/demo.html' ) ) ?: array(),
			glob( Paths::path( 'extensions/*/demo.html' ) ) ?: array(),
			glob( Paths::path( 'blocks/*/example.html' ) ) ?: array(),
			glob( Paths::path( 'features/*/example.html' ) ) ?: array(),
			glob( Paths::path( 'extensions/*/example.html' ) ) ?: array(),
			glob( Paths::path( 'blocks/*/patterns/*.php' ) ) ?: array()
		);
		$sums  = array_map( static fn ( string $file ): string => basename( $file ) . md5_file( $file ), $files );
		return md5( getenv( 'FRONTAGE_SEED' ) . implode( '', $sums ) );
	}
}
