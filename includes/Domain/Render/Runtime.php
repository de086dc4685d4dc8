<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Assets;
use Frontage\Http\Content_Version;
use Frontage\Http\Signed;
use Frontage\Http\Token;

defined( 'ABSPATH' ) || exit;

/**
 * The islands runtime on a page.
 *
 * Loads the runtime, the recorder of early clicks and the page's data, once, and only on pages with an island.
 */
final class Runtime {
	public const MODULE = '@frontage/islands';

	private const BRIDGE = '@frontage/react';

	private const RECORDER = 'build/recorder.js';

	/** Answers presses before scripts of themes do. */
	private const GUARD = 'build/guard.js';

	private const STYLE = 'build/island.css';

	/**
	 * Whether an island was rendered in this request.
	 *
	 * @var bool
	 */
	private static bool $is_needed = false;

	/**
	 * Whether the recorder has been printed.
	 *
	 * @var bool
	 */
	private static bool $is_recording = false;

	/**
	 * Enqueues the runtime.
	 *
	 * @param list<array{id: string, import: string}> $imports Script modules that islands on the page import by name.
	 */
	public static function need( array $imports = array() ): void {
		if ( self::$is_needed && array() === $imports ) {
			return;
		}
		$module = Manifest::get()['script_modules'][ self::MODULE ];
		if ( self::$is_needed ) {
			wp_deregister_script_module( self::MODULE ); // WordPress takes imports only when a module is registered.
		} else {
			self::$is_needed = true;
			add_action( 'wp_head', array( self::class, 'print_recorder' ), 8 );
			add_action( 'wp_footer', array( self::class, 'print_data' ) );
		}
		wp_enqueue_script_module( self::MODULE, Paths::url( $module['path'] ), $imports, $module['version'] );
	}

	/**
	 * Enqueues the runtime for an island.
	 *
	 * @return string HTML to print before the island, usually empty.
	 */
	public static function before_island(): string {
		self::need();
		if ( self::$is_recording || ! did_action( 'wp_head' ) || doing_action( 'wp_head' ) || is_admin() ) {
			return '';
		}
		ob_start();
		self::print_recorder();
		return Assets::place( (string) ob_get_clean() );
	}

	/** Returns whether an island was rendered so far, for related output in the footer. */
	public static function is_needed(): bool {
		return self::$is_needed;
	}

	/** Prints the recorder if an island was rendered so far. */
	public static function print_recorder(): void {
		if ( self::$is_needed && ! self::$is_recording ) {
			self::$is_recording = true;
			// phpcs:ignore WordPress.Security.EscapeOutput -- A file of the build.
			echo '<style id="frontage-island-css">' . Inline_Script::built( self::STYLE ) . '</style>';
			// phpcs:ignore WordPress.Security.EscapeOutput -- A file of the build.
			echo Inline_Script::html( Inline_Script::built( self::RECORDER ), array( 'id' => 'frontage-recorder' ) );
			if ( self::has_others() ) {
				Inline_Script::print( 'guard', Inline_Script::built( self::GUARD ) );
			}
		}
	}

	/** Returns whether scripts of a theme or another plugin may listen to the page: classic themes print some by themselves. */
	private static function has_others(): bool {
		$scripts = wp_scripts();
		$sources = array_map( static fn ( string $handle ): mixed => $scripts->registered[ $handle ]->src ?? '', $scripts->queue );
		return ! wp_is_block_theme() || array() !== array_filter( $sources, array( self::class, 'is_foreign' ) );
	}

	/**
	 * Returns whether a script is neither WordPress's nor ours.
	 *
	 * @param mixed $source Address; empty for a name of several scripts.
	 */
	private static function is_foreign( mixed $source ): bool {
		return is_string( $source ) && 1 !== preg_match( '~^$|/wp-(includes|admin)/~', $source )
			&& ! str_contains( $source, Paths::url( '' ) );
	}

	/** Prints the site data for script modules; the same for every anonymous visitor. */
	public static function print_data(): void {
		if ( ! self::$is_needed ) {
			return;
		}
		$data = array(
			'ajax'  => admin_url( 'admin-ajax.php', 'relative' ),
			'rest'  => rest_url(),
			'token' => Token::make(),
			'key'   => Signed::key_ids()[0],
			'v'     => Content_Version::current(),
			'react' => self::react(),
		) + List_Titles::data();
		Inline_Script::print_data(
			$data,
			array(
				'type' => 'application/json',
				'id'   => 'frontage-data',
			)
		);
	}

	/** Resets the IDs, for tests. */
	public static function reset(): void {
		self::$is_needed    = false;
		self::$is_recording = false;
	}

	/**
	 * Returns the URLs of the bridge and of WordPress's React.
	 *
	 * @return array{bridge: string, react: string, reactDom: string}
	 */
	private static function react(): array {
		return array(
			'bridge'   => Assets::address( Manifest::get()['script_modules'][ self::BRIDGE ] ),
			'react'    => self::script( 'react' ),
			'reactDom' => self::script( 'react-dom' ),
		);
	}

	/**
	 * Returns the URL of a registered classic script.
	 *
	 * @param string $handle Script handle.
	 */
	private static function script( string $handle ): string {
		$scripts = wp_scripts();
		$script  = $scripts->registered[ $handle ] ?? null;
		if ( null === $script || ! is_string( $script->src ) ) {
			return '';
		}
		$src = str_starts_with( $script->src, '/' ) ? $scripts->base_url . $script->src : $script->src;
		return add_query_arg( 'ver', $script->ver ? $script->ver : $scripts->default_version, $src );
	}
}
