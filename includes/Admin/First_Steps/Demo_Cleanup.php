<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Base\Bootable;

defined( 'ABSPATH' ) || exit;

/** Deletes the pictures that came with the demo page together with the page, unless they are used elsewhere by then. */
final class Demo_Cleanup implements Bootable {
	public const WHEN = 'hook:before_delete_post';

	/** IDs of the attachments that were added for the page. */
	public const META = '_frontage_demo_images';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'before_delete_post', array( self::class, 'clean' ) );
	}

	/**
	 * Deletes the pictures of a page that is deleted.
	 *
	 * @param mixed $page Post ID.
	 */
	public static function clean( mixed $page ): void {
		$images = is_numeric( $page ) ? get_post_meta( (int) $page, self::META, true ) : array();
		foreach ( is_array( $images ) ? array_map( 'intval', $images ) : array() as $image ) {
			if ( 'attachment' === get_post_type( $image ) && ! self::is_used( $image, (int) $page ) ) {
				wp_delete_attachment( $image, true );
			}
		}
	}

	/**
	 * Returns whether anything but the page uses a picture: as its featured image, in an option, or in its content.
	 *
	 * @param int $image Attachment ID.
	 * @param int $page Post ID of the demo page.
	 */
	private static function is_used( int $image, int $page ): bool {
		global $wpdb;
		$name = pathinfo( (string) get_attached_file( $image ), PATHINFO_FILENAME );
		$like = '%' . $wpdb->esc_like( $name ) . '%';
		$sql  = 'SELECT 1 FROM %i WHERE ID <> %d AND ( post_content LIKE %s OR post_excerpt LIKE %s )'
			. " AND post_type NOT IN ( 'revision', 'attachment' ) LIMIT 1";
		$meta = 'SELECT 1 FROM %i WHERE post_id NOT IN ( %d, %d )'
			. " AND ( meta_value LIKE %s OR ( meta_key = '_thumbnail_id' AND meta_value = %s ) ) LIMIT 1";
		return null !== $wpdb->get_var( $wpdb->prepare( $sql, $wpdb->posts, $page, $like, $like ) )
			|| null !== $wpdb->get_var( $wpdb->prepare( $meta, $wpdb->postmeta, $page, $image, $like, (string) $image ) )
			|| in_array( $image, array( (int) get_option( 'site_icon' ), (int) get_theme_mod( 'custom_logo' ) ), true );
	}
}
