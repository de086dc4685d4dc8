<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Domain\Blocks\Assets;
use function Frontage\Base\Html\el;
use const Frontage\Base\Html\HARMLESS_IN_ATTRIBUTES;
use const Frontage\Base\Html\REACTIVE_IN_ATTRIBUTES;


defined( 'ABSPATH' ) || exit;

/**
 * A widget that a script may take over.
 *
 * Prints `<frontage-island>`: finished HTML, the address of its module, its props and when it wakes.
 *
 * @api
 */
final class Island {
	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/** What such JSON may have that `attribute()` writes in another way. */
	private const REACTIVE = array( '"', ...REACTIVE_IN_ATTRIBUTES );

	/** The same, as it is written instead. */
	private const HARMLESS = array( '&quot;', ...HARMLESS_IN_ATTRIBUTES );

	/**
	 * Prints an island.
	 *
	 * @param string                                       $module    The module's folder, such as `tabs`.
	 * @param array<string, mixed>                         $props   What the module gets; visible to everybody.
	 * @param Html                                         $content The widget, finished.
	 * @param string                                       $wake    Space separated: interaction, visible, idle, load, hash, media(…).
	 * @param array<string, string|int|float|bool|null> $extra   Further attributes of the element.
	 */
	public static function html( string $module, array $props, Html $content, string $wake = 'interaction', array $extra = array() ): Html {
		$view = Manifest::module( $module )['view'] ?? null;
		return null === $view ? $content : self::with( $view, $view['react'], $module, $props, $content, $wake, $extra );
	}

	/**
	 * Prints an island that is taken over by a part of the module's view, `view-<part>.ts`, which needs no React.
	 *
	 * @param string               $module    The module's folder.
	 * @param string               $part    The part.
	 * @param array<string, mixed> $props   What the module gets; visible to everybody.
	 * @param Html                 $content The widget, finished.
	 * @param string               $wake    As for `html()`.
	 */
	public static function part( string $module, string $part, array $props, Html $content, string $wake = 'interaction' ): Html {
		$view = Manifest::module( $module )['parts'][ $part ] ?? null;
		return null === $view ? $content : self::with( $view, false, "$module-$part", $props, $content, $wake, array() );
	}

	/**
	 * Prints the element.
	 *
	 * @param array{path: string, version: string}      $view     The module.
	 * @param bool                                      $is_react Whether it needs React.
	 * @param string                                    $name     The module's folder, and the part if it is one.
	 * @param array<string, mixed>                      $props    What the module gets.
	 * @param Html                                      $content  The widget.
	 * @param string                                    $wake     When it wakes.
	 * @param array<string, string|int|float|bool|null> $extra    Further attributes.
	 */
	private static function with( array $view, bool $is_react, string $name, array $props, Html $content, string $wake, array $extra ): Html {
		$key   = "island.$name $wake" . ( array() === $extra ? '' : serialize( $extra ) );
		$print = static fn ( string $place ): Html => el(
			'frontage-island',
			array(
				'name'  => $name,
				'src'   => Assets::address( $view ),
				'props' => $place,
				'wake'  => $wake,
				'react' => $is_react,
				// WordPress's emoji script would put images into text that React owns.
				'class' => $is_react ? 'wp-exclude-emoji' : null,
			) + $extra,
			$place
		);
		return Html::raw( Runtime::need() . Html_Template::html( $key, $print, self::encode( $props ), $content )->html );
	}

	/**
	 * Prints an island that a shared module wakes, for a widget of a module whose own module is another widget's.
	 *
	 * @param string               $name    What errors call it.
	 * @param string               $module  Its name in the manifest, without the prefix; it exports `mount`.
	 * @param array<string, mixed> $props   What the module gets; visible to everybody.
	 * @param Html                 $content The widget, finished.
	 * @param string               $wake    As for `html()`.
	 */
	public static function shared( string $name, string $module, array $props, Html $content, string $wake ): Html {
		return self::with( Manifest::get()['script_modules'][ "@frontage/$module" ], false, $name, $props, $content, $wake, array() );
	}

	/**
	 * Writes props as JSON for an attribute, an empty list of props as an object.
	 *
	 * @param array<string, mixed> $props The props.
	 */
	private static function encode( array $props ): Html {
		if ( array() === $props ) {
			return Html::raw( '{}' );
		}
		$json = json_encode( $props, self::JSON ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- WordPress's does this first, with more ado.
		return Html::raw( str_replace( self::REACTIVE, self::HARMLESS, false === $json ? (string) wp_json_encode( $props, self::JSON ) : $json ) );
	}
}
