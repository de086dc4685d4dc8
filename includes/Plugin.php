<?php
/**
 * Starts Frontage.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage;

use Frontage\Admin\Abilities\Abilities;
use Frontage\Admin\Cli\Commands;
use Frontage\Admin\Editor\Editor;
use Frontage\Admin\Editor\Editor_Help;
use Frontage\Admin\First_Steps\Welcome_Notice;
use Frontage\Admin\Health\Tests;
use Frontage\Admin\Performance\Measure;
use Frontage\Admin\Privacy\Privacy;
use Frontage\Admin\Settings\Screen;
use Frontage\Base\Manifest;
use Frontage\Base\Missing_Build_Notice;
use Frontage\Base\Request_Cache;
use Frontage\Base\Settings\Options;
use Frontage\Base\Translations;
use Frontage\Domain\Bindings\Source;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Blocks\Partial_Response;
use Frontage\Domain\Blocks\Patterns;
use Frontage\Domain\Blocks\Registry;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Domain\Modules\Extensions;
use Frontage\Domain\Modules\Features;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Render\Runtime;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Subscribers\Links_Page;
use Frontage\Domain\Usage\Usage_Listener;
use Frontage\Http\Endpoints;
use Frontage\Http\Rest as Http_Rest;
use Frontage\Http\Router;

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
		if ( ! Manifest::exists() ) {
			add_action( 'admin_notices', array( Missing_Build_Notice::class, 'notice' ) );
			return;
		}
		Translations::boot();
		Request_Cache::boot();
		Options::boot();
		Privacy::boot();
		Response_Cache::boot();
		Screen::boot();
		Tests::boot();
		Commands::boot();
		Welcome_Notice::boot();
		Schema::boot();
		Retention::boot();
		Mail_Queue::boot();
		Usage_Listener::boot();
		Measure::boot();
		Router::boot();
		Http_Rest::boot();
		Endpoints::boot();
		Registry::boot();
		Patterns::boot();
		Assets::boot();
		Partial_Response::boot();
		Runtime::boot();
		Features::boot();
		Extensions::boot();
		Editor::boot();
		Editor_Help::boot();
		Source::boot();
		Jobs::boot();
		Links_Page::boot();
		Abilities::boot();
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
