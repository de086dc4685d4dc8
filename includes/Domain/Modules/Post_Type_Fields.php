<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Settings\Field;

defined( 'ABSPATH' ) || exit;

/** Settings of what is inserted into the content of posts: for which types of posts. */
final class Post_Type_Fields {
	/**
	 * Returns a toggle for each post type that visitors see; on for posts only.
	 *
	 * @return array<string, Field> By `on_` and the type.
	 */
	public static function all(): array {
		$fields = array();
		foreach ( array_filter( get_post_types( array(), 'objects' ), 'is_post_type_viewable' ) as $type ) {
			if ( 'attachment' !== $type->name ) {
				/* translators: %s: plural name of a post type, such as “Pages”. */
				$label                        = sprintf( __( 'Insert into %s', 'frontage' ), $type->labels->name );
				$fields[ "on_{$type->name}" ] = Field::flag( $label, 'post' === $type->name );
			}
		}
		return $fields;
	}
}
