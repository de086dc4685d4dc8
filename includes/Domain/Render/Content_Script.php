<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * A script within content, which filters of content leave as it is.
 *
 * In themes that do not support scripts of HTML 5, WordPress before 7.0 puts `<![CDATA[` around it. `wptexturize()` then takes the
 * script for a tag and escapes every `&` in it.
 */
final class Content_Script {
	private const CDATA = array( "/* <![CDATA[ */\n", "\n/* ]]> */" );

	/**
	 * Returns the element.
	 *
	 * @param string $code JavaScript without `<`.
	 * @param array<string, string|true> $attributes Of the element.
	 */
	public static function html( string $code, array $attributes = array() ): Html {
		return Html::raw( trim( str_replace( self::CDATA, '', wp_get_inline_script_tag( $code, $attributes ) ) ) );
	}
}
