<?php
declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use WP_Block_Patterns_Registry;
use WP_Block_Template;

defined( 'ABSPATH' ) || exit;

/** The block markup of a place of the usage index, without checking who may see it. */
final class Place_Content {
	/**
	 * Returns a place's block markup; empty if it is gone.
	 *
	 * @param int $place Post ID, or one of the index's constants.
	 */
	public static function of( int $place ): string {
		$parts = match ( $place ) {
			Index::WIDGETS => array_column( array_filter( (array) get_option( Non_Post_Content::WIDGETS ), 'is_array' ), 'content' ),
			Index::THEME   => array(
				...array_map( static fn ( WP_Block_Template $one ): string => (string) $one->content, self::templates() ),
				...self::patterns(),
			),
			default        => array( get_post( $place )->post_content ?? '' ),
		};
		return implode( "\n", array_filter( $parts, 'is_string' ) );
	}

	/**
	 * Returns the patterns of the theme and of plugins. Ours are known only while they are printed.
	 *
	 * @return list<string>
	 */
	private static function patterns(): array {
		$all = array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'content', 'name' );
		return array_values(
			array_filter( $all, static fn ( string $name ): bool => ! str_starts_with( $name, 'frontage/' ), ARRAY_FILTER_USE_KEY )
		);
	}

	/**
	 * Returns the templates and parts of the active theme.
	 *
	 * @return list<WP_Block_Template>
	 */
	private static function templates(): array {
		return array_values( array_merge( get_block_templates(), get_block_templates( array(), 'wp_template_part' ) ) );
	}
}
