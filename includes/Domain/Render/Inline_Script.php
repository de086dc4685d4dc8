<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * A script that stands in a visitor's page; no other class prints one.
 *
 * Plugins that optimize pages join such scripts, move them, or run them late. So each is a function of its own, whose names
 * nobody else sees, and begins and ends with a semicolon. It finds its elements by their attributes, wherever it stands itself,
 * and may run when the page has long been used, or several times. See ADR 92.
 */
final class Inline_Script {
	/**
	 * Attributes that ask plugins and services to leave a script where and as it is.
	 *
	 * In this order: Autoptimize; LiteSpeed Cache (two); WP Rocket (two); Jetpack Boost; WP Fastest Cache; Cloudflare's Rocket
	 * Loader, also read by Autoptimize and LiteSpeed Cache; the PageSpeed modules of servers.
	 */
	public const MARKS = array(
		'data-noptimize'          => '1',
		'data-no-optimize'        => '1',
		'data-no-defer'           => '1',
		'data-no-minify'          => '1',
		'nowprocket'              => true,
		'data-jetpack-boost'      => 'ignore',
		'data-wpfc-render'        => 'false',
		'data-cfasync'            => 'false',
		'data-pagespeed-no-defer' => true,
	);

	/** Words that every script contains, for plugins that know no attributes; see `Optimizers`. */
	public const SIGN = '/*frontage*/';

	/** Returns at once if the script `%s` has run in this document. */
	private const ONCE = 'let ran=self.frontageRan||=[];if(ran.includes("%1$s"))return;ran.push("%1$s");';

	/** What WordPress before 7.0 puts around scripts in themes that do not support those of HTML 5. */
	private const CDATA = array( "/* <![CDATA[ */\n", "\n/* ]]> */" );

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * Prints a script that runs once in a document, however often it is there.
	 *
	 * @param string $name Names it in the page, such as `link-tracking`.
	 * @param string $code JavaScript: the inside of a function.
	 * @param array<string, string> $attributes Further attributes of the element.
	 */
	public static function print( string $name, string $code, array $attributes = array() ): void {
		$attributes += array( 'id' => "frontage-$name" );
		// phpcs:ignore WordPress.Security.EscapeOutput -- Made here.
		echo self::html( sprintf( self::ONCE, $name ) . $code, $attributes ) . "\n";
	}

	/**
	 * Returns a script within content, as filters of content leave it: `wptexturize()` takes CDATA for a tag.
	 *
	 * There may be several of one kind in a page, and any of them may run again.
	 *
	 * @param string $code JavaScript without `<`: the inside of a function.
	 * @param array<string, string> $attributes Further attributes of the element.
	 */
	public static function html( string $code, array $attributes = array() ): Html {
		Optimizers::ask();
		$script = wp_get_inline_script_tag( self::SIGN . ";(()=>{{$code}})();", $attributes + self::MARKS );
		return Html::raw( trim( str_replace( self::CDATA, '', $script ) ) );
	}

	/**
	 * Prints data for scripts or search engines.
	 *
	 * @param array<mixed> $data Encoded as JSON.
	 * @param array{type: string, id?: string} $attributes Of the element.
	 */
	public static function print_data( array $data, array $attributes ): void {
		wp_print_inline_script_tag( (string) wp_json_encode( $data, self::JSON ), $attributes );
	}

	/**
	 * Returns the code of a part of a module's view, `view-<part>.ts`; empty if there is none.
	 *
	 * @param string $module Module folder.
	 * @param string $part Name of the part.
	 */
	public static function part( string $module, string $part ): string {
		$file = Manifest::module( $module )['parts'][ $part ] ?? null;
		return null === $file ? '' : self::built( $file['path'] );
	}

	/**
	 * Returns the code of a file of the build.
	 *
	 * @param string $path Path relative to the plugin folder.
	 */
	public static function built( string $path ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the build.
		return trim( (string) file_get_contents( Paths::path( $path ) ) );
	}
}
