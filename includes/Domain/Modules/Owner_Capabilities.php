<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Capabilities of post types that are printed on many pages, as templates are: the same one is required for everything.
 *
 * Meta capabilities are not mapped, so the post type needs `map_meta_cap` to be false.
 */
final class Owner_Capabilities {
	/** What templates require. */
	public const REQUIRED = 'edit_theme_options';

	private const OF_POSTS = array(
		'edit_post',
		'read_post',
		'delete_post',
		'edit_posts',
		'edit_others_posts',
		'delete_posts',
		'publish_posts',
		'read_private_posts',
		'create_posts',
	);

	private const OF_TERMS = array( 'manage_terms', 'edit_terms', 'delete_terms', 'assign_terms' );

	/**
	 * Returns the capabilities of a post type.
	 *
	 * @return array<string, string>
	 */
	public static function of_posts(): array {
		return array_fill_keys( self::OF_POSTS, self::REQUIRED );
	}

	/**
	 * Returns the capabilities of its taxonomy.
	 *
	 * @return array<string, string>
	 */
	public static function of_terms(): array {
		return array_fill_keys( self::OF_TERMS, self::REQUIRED );
	}
}
