<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Safe_Html;

use Frontage\Base\Html\Url;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Attributes that lead somewhere, or load something. */
final class Addresses {
	private const NAMES = array( 'href', 'src', 'cite', 'poster' );

	/**
	 * Returns HTML without addresses that a browser could run. `wp_kses()` would keep what follows their scheme, and a link to
	 * “alert(1)” leads nowhere.
	 *
	 * @param string $html Not trusted, and filtered afterwards.
	 */
	public static function without_unsafe( string $html ): string {
		if ( ! str_contains( $html, ':' ) && ! str_contains( $html, '&' ) ) {
			return $html;
		}
		$reader = new WP_HTML_Tag_Processor( $html );
		while ( $reader->next_tag() ) {
			foreach ( self::NAMES as $name ) {
				if ( self::is_unsafe( $name, $reader->get_attribute( $name ) ) ) {
					$reader->remove_attribute( $name );
				}
			}
		}
		return $reader->get_updated_html();
	}

	/**
	 * Returns whether an attribute is an address that a browser could run.
	 *
	 * @param string $name Attribute.
	 * @param mixed $value Its value, decoded; true or null for none.
	 */
	public static function is_unsafe( string $name, mixed $value ): bool {
		return is_string( $value ) && in_array( $name, self::NAMES, true ) && '' !== trim( $value ) && '' === Url::safe( $value );
	}
}
