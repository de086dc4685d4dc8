<?php
declare( strict_types=1 );

namespace Frontage\Domain\Share;

use Frontage\Base\Html\Html;
use Frontage\Base\Request_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * The marks of networks.
 *
 * WordPress has them for its own Social Icons, so that they follow when a network changes its mark; what is no network is
 * drawn here.
 */
final class Network_Icon {
	/** Lines of 24 by 24 units. */
	private const DRAWN = array(
		Networks::COPY  => 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
		Networks::PRINT => 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
		Networks::QR    => 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2m4-2v3m-6 3h2m3-1v1',
		Networks::MORE  => 'M12 15V3.5M7.5 8 12 3.500 16.500 8M5 12v8h14v-8',
		'mail'          => 'M3.500 6h17v12h-17zM4 6.500l8 6.500 8-6.500',
	);

	/**
	 * Returns the mark, which readers do not hear.
	 *
	 * @param string $network One of `Networks::slugs()` or `Account::networks()`, or `chain` for another site.
	 * @param string $class_name Of the SVG.
	 */
	public static function html( string $network, string $class_name = 'frontage-share__icon' ): Html {
		return Request_Cache::remember( "$class_name-$network", static fn (): Html => Html::raw( self::svg( $network, $class_name ) ) );
	}

	/**
	 * Returns the SVG.
	 *
	 * @param string $network As for `html()`.
	 * @param string $class_name Of the SVG.
	 */
	private static function svg( string $network, string $class_name ): string {
		$attributes = "class=\"$class_name\" aria-hidden=\"true\" focusable=\"false\"";
		if ( isset( self::DRAWN[ $network ] ) ) {
			return "<svg $attributes viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"><path d=\""
				. self::DRAWN[ $network ] . '"/></svg>';
		}
		$svg   = function_exists( 'block_core_social_link_services' ) ? block_core_social_link_services( $network, 'icon' ) : '';
		$found = array();
		if ( is_string( $svg ) ) {
			preg_match( '/viewBox="0 0 (\d+ \d+)".*?<path d="([\sMmZzLlHhVvCcSsQqTtAa0-9.,-]+)"/s', $svg, $found );
		}
		// An older WordPress does not know all networks.
		if ( array() === $found && 'chain' !== $network ) {
			return self::svg( 'chain', $class_name );
		}
		$size = $found[1] ?? '24 24';
		$path = $found[2] ?? '';
		return "<svg $attributes viewBox=\"0 0 $size\" fill=\"currentColor\"><path d=\"$path\"/></svg>";
	}
}
