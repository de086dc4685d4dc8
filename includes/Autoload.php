<?php
declare( strict_types=1 );

namespace Frontage;

defined( 'ABSPATH' ) || exit;

/**
 * Autoloads Frontage's classes: the kernel from `includes/`, modules from their folder.
 *
 * A module's class is `Frontage\{Blocks,Features,Extensions}\Module_Slug\Name`, with three or more
 * segments; in a folder of one of its parts, such as `features/overlays/triggers/scroll-up/`, it is
 * `Frontage\Features\Overlays\Triggers\Scroll_Up\Name`. All other classes belong to the kernel. No folders are scanned.
 */
final class Autoload {
	private const MODULES = array(
		'Blocks'     => 'blocks',
		'Features'   => 'features',
		'Extensions' => 'extensions',
	);

	/** Classes and interfaces for others that were renamed in 0.3, without their namespace; until 0.4, the old names work, too. */
	private const RENAMED = array(
		'Admin\\Leave\\Place'             => 'Admin\\Exit_Converter\\Place',
		'Domain\\Feeds\\Feed_Copy'        => 'Domain\\Feeds\\Cached_Feed',
		'Domain\\Modules\\Decides'        => 'Domain\\Modules\\Controls_Visibility',
		'Domain\\Modules\\Has_Words'      => 'Domain\\Modules\\Has_Texts',
		'Domain\\Usage\\Works_By_Setting' => 'Domain\\Usage\\Appears_Automatically',
	);

	/**
	 * Starts answering for classes below the `Frontage` namespace, and loads `el()`: PHP finds no functions by their name.
	 *
	 * @param string $root The plugin's folder, without a slash at the end.
	 */
	public static function register( string $root ): void {
		require_once $root . '/includes/Base/Html/el.php';
		spl_autoload_register(
			static function ( string $name ) use ( $root ): void {
				if ( ! str_starts_with( $name, 'Frontage\\' ) ) {
					return;
				}
				foreach ( self::candidates( explode( '\\', substr( $name, 9 ) ) ) as $file ) {
					if ( is_file( $root . '/' . $file ) ) {
						require_once $root . '/' . $file;
						return;
					}
				}
				$new = self::RENAMED[ substr( $name, 9 ) ] ?? '';
				if ( '' !== $new ) {
					_deprecated_class( $name, '0.3', "Frontage\\$new" );
					class_alias( "Frontage\\$new", $name );
				}
			}
		);
	}

	/**
	 * Returns the files that may contain a class, most likely first.
	 *
	 * @param list<string> $segments Segments of the class name after `Frontage`.
	 * @return list<string> Paths relative to the plugin folder.
	 */
	private static function candidates( array $segments ): array {
		$folder = self::MODULES[ $segments[0] ] ?? null;
		if ( null === $folder || count( $segments ) < 3 ) {
			return array( 'includes/' . implode( '/', $segments ) . '.php' );
		}
		$slug   = static fn ( string $segment ): string => strtolower( str_replace( '_', '-', $segment ) );
		$module = $folder . '/' . $slug( $segments[1] );
		$file   = implode( '/', array_slice( $segments, 2 ) ) . '.php';
		$part   = 5 === count( $segments ) ? array( "$module/{$slug( $segments[2] )}/{$slug( $segments[3] )}/$segments[4].php" ) : array();
		return array( ...$part, "$module/server/$file", "$module/actions/$file" );
	}
}
