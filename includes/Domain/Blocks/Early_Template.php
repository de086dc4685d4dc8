<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * The block template of the page before WordPress has queried the page's posts.
 *
 * Asks in the order of `template-loader.php`, for pages that list posts. WordPress looks again later, so a wrong guess, such as
 * for a page that turns out not to exist, only costs time.
 */
final class Early_Template {
	private const GETTERS = array(
		'is_search'            => 'get_search_template',
		'is_front_page'        => 'get_front_page_template',
		'is_home'              => 'get_home_template',
		'is_post_type_archive' => 'get_post_type_archive_template',
		'is_tax'               => 'get_taxonomy_template',
		'is_category'          => 'get_category_template',
		'is_tag'               => 'get_tag_template',
		'is_author'            => 'get_author_template',
		'is_date'              => 'get_date_template',
		'is_archive'           => 'get_archive_template',
	);

	/** Makes `Page_Markup` contain the template. */
	public static function load(): void {
		foreach ( self::GETTERS as $is => $getter ) {
			if ( $is() && '' !== (string) $getter() ) {
				return;
			}
		}
		get_index_template();
	}
}
