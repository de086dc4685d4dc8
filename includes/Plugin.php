<?php
/**
 * Starts Frontage.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin as WordPress sees it: where it lies, which version it is, what it starts.
 */
final class Plugin {
	public const VERSION = '0.1.0';

	/**
	 * Full path of the plugin's main file.
	 *
	 * @var string
	 */
	private static string $file = '';

	/**
	 * Adds the hooks of every part of the kernel; builds nothing yet.
	 *
	 * @param string $file Full path of the plugin's main file.
	 */
	public static function boot( string $file ): void {
		self::$file = $file;
		if ( ! Kernel\Manifest::exists() ) {
			add_action( 'admin_notices', array( Kernel\Unbuilt::class, 'notice' ) );
			return;
		}
		Kernel\Translations::boot();
		Kernel\Once::boot();
		Settings\Options::boot();
		Settings\Integrations::boot();
		Settings\Privacy\Privacy::boot();
		Providers\Copies::boot();
		Settings\Screen::boot();
		Settings\Rooms\Rest::boot();
		Settings\Status\Rest::boot();
		Settings\Transfer\Rest::boot();
		Settings\Health\Tests::boot();
		Settings\Cli\Commands::boot();
		Settings\First_Steps\Rest::boot();
		Settings\First_Steps\Greeting::boot();
		Store\Schema::boot();
		Store\Retention::boot();
		Forms\Outbox::boot();
		Forms\Entry_Rest::boot();
		Presets\Rest::boot();
		Usage\Watch::boot();
		Performance\Measure::boot();
		Performance\Rest::boot();
		Actions\Router::boot();
		Actions\Rest::boot();
		Blocks\Registry::boot();
		Blocks\Patterns::boot();
		Blocks\Assets::boot();
		Blocks\Region::boot();
		Render\Runtime::boot();
		Kernel\Features::boot();
		Kernel\Extensions::boot();
		Kernel\Editor::boot();
		Kernel\Editor_Help::boot();
		Bindings\Source::boot();
		Subscribers\Work::boot();
		Subscribers\Links_Page::boot();
		Subscribers\Lists_Rest::boot();
		Subscribers\Rest::boot();
		Abilities\Abilities::boot();
	}

	/**
	 * Full path of something in the plugin.
	 *
	 * @param string $path Relative to the plugin's folder.
	 */
	public static function path( string $path = '' ): string {
		return dirname( self::$file ) . ( '' === $path ? '' : '/' . $path );
	}

	/**
	 * Address of something in the plugin.
	 *
	 * @param string $path Relative to the plugin's folder.
	 */
	public static function url( string $path ): string {
		static $folders = array();
		return ( $folders[ get_current_blog_id() ] ??= plugins_url( '', self::$file ) ) . '/' . $path;
	}

	/** Full path of the plugin's main file, as WordPress's plugin functions want it. */
	public static function file(): string {
		return self::$file;
	}
}
