<?php
/**
 * A widget that a script may take over.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Render;

use Frontage\Blocks\Assets;
use Frontage\Kernel\Manifest;

defined( 'ABSPATH' ) || exit;

/** Prints `<frontage-island>`: finished HTML, the address of its module, its props and when it wakes. */
final class Island {
	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * Prints an island.
	 *
	 * @param string                                       $room    The room's folder, such as `tabs`.
	 * @param array<string, mixed>                         $props   What the module gets; visible to everybody.
	 * @param Html                                         $content The widget, finished.
	 * @param string                                       $wake    Space separated: interaction, visible, idle, load, hash, media(…).
	 * @param array<string, string|int|float|bool|null> $extra   Further attributes of the element.
	 */
	public static function html( string $room, array $props, Html $content, string $wake = 'interaction', array $extra = array() ): Html {
		$view = Manifest::room( $room )['view'] ?? null;
		return null === $view ? $content : self::with( $view, $view['react'], $room, $props, $content, $wake, $extra );
	}

	/**
	 * Prints an island that is taken over by a part of the room's view, `view-<part>.ts`, which needs no React.
	 *
	 * @param string               $room    The room's folder.
	 * @param string               $part    The part.
	 * @param array<string, mixed> $props   What the module gets; visible to everybody.
	 * @param Html                 $content The widget, finished.
	 * @param string               $wake    As for `html()`.
	 */
	public static function part( string $room, string $part, array $props, Html $content, string $wake = 'interaction' ): Html {
		$view = Manifest::room( $room )['parts'][ $part ] ?? null;
		return null === $view ? $content : self::with( $view, false, "$room-$part", $props, $content, $wake, array() );
	}

	/**
	 * Prints the element.
	 *
	 * @param array{path: string, version: string}      $view     The module.
	 * @param bool                                      $is_react Whether it needs React.
	 * @param string                                    $name     The room's folder, and the part if it is one.
	 * @param array<string, mixed>                      $props    What the module gets.
	 * @param Html                                      $content  The widget.
	 * @param string                                    $wake     When it wakes.
	 * @param array<string, string|int|float|bool|null> $extra    Further attributes.
	 */
	private static function with( array $view, bool $is_react, string $name, array $props, Html $content, string $wake, array $extra ): Html {
		Html::load();
		$attributes = array(
			'name'  => $name,
			'src'   => Assets::address( $view ),
			'props' => self::encode( $props ),
			'wake'  => $wake,
			'react' => $is_react,
			// WordPress's emoji script would put images into text that React owns.
			'class' => $is_react ? 'wp-exclude-emoji' : null,
		);
		return Html::raw( Runtime::need() . el( 'frontage-island', $attributes + $extra, $content ) );
	}

	/**
	 * Prints an island that a shared module wakes, for a widget of a room whose own module is another widget's.
	 *
	 * @param string               $name    What errors call it.
	 * @param string               $module  Its name in the manifest, without the prefix; it exports `mount`.
	 * @param array<string, mixed> $props   What the module gets; visible to everybody.
	 * @param Html                 $content The widget, finished.
	 * @param string               $wake    As for `html()`.
	 */
	public static function shared( string $name, string $module, array $props, Html $content, string $wake ): Html {
		return self::with( Manifest::get()['modules'][ "@frontage/$module" ], false, $name, $props, $content, $wake, array() );
	}

	/**
	 * Writes props as JSON, an empty list of props as an object.
	 *
	 * @param array<string, mixed> $props The props.
	 */
	private static function encode( array $props ): string {
		if ( array() === $props ) {
			return '{}';
		}
		$json = json_encode( $props, self::JSON ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- WordPress's does this first, with more ado.
		return false === $json ? (string) wp_json_encode( $props, self::JSON ) : $json;
	}
}
