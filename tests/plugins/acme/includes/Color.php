<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Domain\Filters\Filter_Source;

defined( 'ABSPATH' ) || exit;

/** The color of a post, as a source of the filter by values. */
final class Color implements Filter_Source {
	public const META = '_acme_color';

	public static function name(): string {
		return 'acme-color';
	}

	public static function label(): string {
		return __( 'Color', 'acme' );
	}

	public static function post_types(): array {
		return array();
	}

	public static function labels( array $values ): array {
		$colors = array(
			'red'  => __( 'Red', 'acme' ),
			'blue' => __( 'Blue', 'acme' ),
		);
		return array_intersect_key( $colors, array_flip( $values ) );
	}

	public static function sql(): string {
		global $wpdb;
		$sql = 'SELECT post_id AS post, meta_value AS value FROM %i WHERE meta_key = %s';
		return (string) $wpdb->prepare( $sql, $wpdb->postmeta, self::META ); // phpcs:ignore WordPress.DB.PreparedSQL -- A literal.
	}
}
