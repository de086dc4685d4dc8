<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Request_Cache;
use Frontage\Domain\Blocks\Assets;
use function Frontage\Base\Html\el;
use const Frontage\Base\Html\HARMLESS_IN_ATTRIBUTES;
use const Frontage\Base\Html\REACTIVE_IN_ATTRIBUTES;

defined( 'ABSPATH' ) || exit;

/**
 * A widget that a script can take over.
 *
 * Prints `<frontage-island>`: complete HTML, the URL of its module, its props, and when it wakes.
 *
 * @api
 */
final class Island {
	/**
	 * Triggers of a widget whose state is in the URL.
	 *
	 * After a reload, Back leads to another state of the page that nobody has touched.
	 *
	 * @internal
	 */
	public const AND_BACK = 'interaction hash(back)';

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/** Characters in JSON that `attribute()` would escape. */
	private const REACTIVE = array( '"', ...REACTIVE_IN_ATTRIBUTES );

	/** The escaped forms of REACTIVE. */
	private const HARMLESS = array( '&quot;', ...HARMLESS_IN_ATTRIBUTES );

	/**
	 * Returns an island.
	 *
	 * @param string $module Module folder, such as `tabs`; of another plugin the name in its manifest, such as `acme/rating`.
	 * @param array<string, mixed> $props Props for the script; publicly visible.
	 * @param Html $content Finished HTML.
	 * @param string $wake Activation triggers, separated by spaces: interaction, visible, idle, load, hash, hash(back), media(…).
	 * @param array<string, string|int|float|bool|null> $extra Additional attributes of the element.
	 * @param string $common Further props, from `common()`.
	 */
	public static function html(
		string $module,
		array $props,
		Html $content,
		string $wake = 'interaction',
		array $extra = array(),
		string $common = ''
	): Html {
		$view = Manifest::module( $module )['view'] ?? null;
		return null === $view ? $content : self::with( $view, $view['react'], $module, $props, $content, $wake, $extra, $common );
	}

	/**
	 * Returns props that all islands of a module have in common, such as texts, encoded once.
	 *
	 * @param string $key As for `Request_Cache::remember()`.
	 * @param Closure(): non-empty-array<string, mixed> $props Creates them.
	 * @return string For `html()`.
	 * @internal
	 */
	public static function common( string $key, Closure $props ): string {
		return Request_Cache::remember( $key, static fn (): string => self::encode( $props() ) );
	}

	/**
	 * Returns an island for a part of the module's view, `view-<part>.ts`, which does not need React.
	 *
	 * @param string $module Module folder.
	 * @param string $part Name of the part.
	 * @param array<string, mixed> $props Props for the script; publicly visible.
	 * @param Html $content Finished HTML.
	 * @param string $wake Activation triggers, as for `html()`.
	 */
	public static function part( string $module, string $part, array $props, Html $content, string $wake = 'interaction' ): Html {
		$view = Manifest::module( $module )['parts'][ $part ] ?? null;
		return null === $view ? $content : self::with( $view, false, "$module-$part", $props, $content, $wake, array() );
	}

	/**
	 * Returns the element.
	 *
	 * @param array{path: string, version: string, url?: string} $view Script of the module.
	 * @param bool $is_react Whether it needs React.
	 * @param string $name Module folder, and the part if there is one.
	 * @param array<string, mixed> $props Props for the script.
	 * @param Html $content Finished HTML.
	 * @param string $wake Activation triggers.
	 * @param array<string, string|int|float|bool|null> $extra Additional attributes.
	 * @param string $common Further props, encoded.
	 */
	private static function with(
		array $view,
		bool $is_react,
		string $name,
		array $props,
		Html $content,
		string $wake,
		array $extra,
		string $common = ''
	): Html {
		$source = Assets::address( $view );
		if ( isset( $view['url'] ) ) { // Of another plugin.
			$extra  = Import_Map::attributes( $source ) + $extra;
			$source = $extra['src'];
		}
		$key    = "island.$name $wake" . ( array() === $extra ? '' : serialize( $extra ) );
		$print  = static fn ( string $place ): Html => el(
			'frontage-island',
			array(
				'name'  => $name,
				'src'   => $source,
				'props' => $place,
				'wake'  => $wake,
				'react' => $is_react,
				// WordPress's emoji script would insert images into text that React manages.
				'class' => $is_react ? 'wp-exclude-emoji' : null,
			) + $extra,
			$place
		);
		$pieces = Html_Template::pieces( $key, $print );
		$json   = self::encode( $props );
		if ( '' !== $common ) {
			$json = array() === $props ? $common : substr( $json, 0, -1 ) . ',' . substr( $common, 1 );
		}
		return Html::raw( Runtime::before_island() . $pieces[0] . $json . $pieces[1] . $content->html . $pieces[2] );
	}

	/**
	 * Returns an island activated by a shared script module, for when the module's own script is for
	 * something else.
	 *
	 * @param string $name Name in error messages.
	 * @param string $script Name in the manifest without the prefix; it exports `mount`.
	 * @param array<string, mixed> $props Props for the script; publicly visible.
	 * @param Html $content Finished HTML.
	 * @param string $wake Activation triggers, as for `html()`.
	 * @internal
	 */
	public static function shared( string $name, string $script, array $props, Html $content, string $wake ): Html {
		return self::with( Manifest::get()['script_modules'][ "@frontage/$script" ], false, $name, $props, $content, $wake, array() );
	}

	/**
	 * Encodes props as JSON for an attribute; an empty list as an object.
	 *
	 * @param array<string, mixed> $props Props to encode.
	 */
	private static function encode( array $props ): string {
		if ( array() === $props ) {
			return '{}';
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- WordPress's does this first, with more ado.
		$json = json_encode( $props, self::JSON );
		return str_replace( self::REACTIVE, self::HARMLESS, false === $json ? (string) wp_json_encode( $props, self::JSON ) : $json );
	}
}
