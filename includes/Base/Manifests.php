<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * The manifests of Frontage and of other plugins and themes, as one.
 *
 * What is wrong with another's manifest is left out, told to its developer, and listed on the Status tab.
 *
 * @phpstan-import-type Data from Manifest
 * @phpstan-import-type View from Manifest
 * @phpstan-import-type Asset from Manifest
 * @phpstan-type Announced array{
 *     plugin: string,
 *     implementations?: array<class-string, list<class-string>>,
 *     actions?: array<string, class-string>,
 *     modules?: array<string, array{view?: View, parts?: array<string, Asset>}>,
 * }
 */
final class Manifests {
	/** Version that manifests of others are known since. */
	private const SINCE = '0.3';

	/** What a manifest may contain. */
	private const KEYS = array( 'plugin', 'implementations', 'actions', 'modules' );

	/** Name of another's module: its own prefix, a slash, and a slug. */
	private const MODULE = '~\A[a-z0-9-]+/[a-z0-9-]+\z~';

	/**
	 * Names of those who announced something, in order.
	 *
	 * @var list<string>
	 */
	private static array $names = array();

	/**
	 * Who announced a class, by class.
	 *
	 * @var array<string, string>
	 */
	private static array $owners = array();

	/**
	 * What is wrong with manifests of others.
	 *
	 * @var list<array{name: string, message: string}>
	 */
	private static array $problems = array();

	/**
	 * Adds what other plugins and themes announce to Frontage's own manifest.
	 *
	 * @param Data $own What the build found.
	 * @return Data
	 */
	public static function merge( array $own ): array {
		self::reset();
		if ( ! has_filter( 'frontage_manifests' ) ) {
			return $own;
		}
		/**
		 * Filters the manifests of what Frontage can use: its own, and those of other plugins and themes.
		 *
		 * Runs once, after the theme's functions.php. docs/extend/README.md says what a manifest contains.
		 *
		 *     add_filter( 'frontage_manifests', function ( $manifests ) {
		 *         $manifests['acme'] = array(
		 *             'plugin'          => __FILE__,
		 *             'implementations' => array( Frontage\Admin\Status\Section::class => array( Acme\Stock::class ) ),
		 *             'actions'         => array( 'acme_ping' => Acme\Ping::class ),
		 *         );
		 *         return $manifests;
		 *     } );
		 *
		 * @since 0.3
		 *
		 * @param array<string, array<string, mixed>|string> $manifests Manifests by the name of the plugin, or paths of PHP files that
		 *                                                              return them.
		 */
		$manifests = apply_filters( 'frontage_manifests', array( 'frontage' => $own ) );
		unset( $manifests['frontage'] );
		foreach ( $manifests as $name => $manifest ) {
			$own = self::add( $own, (string) $name, is_string( $manifest ) && is_file( $manifest ) ? require $manifest : $manifest );
		}
		return $own;
	}

	/**
	 * Returns the names of those who announced something.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return self::$names;
	}

	/**
	 * Returns who announced a class; empty for Frontage's own.
	 *
	 * @param string $announced Class name.
	 */
	public static function owner( string $announced ): string {
		return self::$owners[ $announced ] ?? '';
	}

	/**
	 * Returns what is wrong with manifests of others, as far as they were used until now.
	 *
	 * @return list<array{name: string, message: string}> Messages are in English, for developers.
	 */
	public static function problems(): array {
		return self::$problems;
	}

	/**
	 * Tells a developer, and the Status tab, what is wrong with a manifest.
	 *
	 * @param string $name Who announced it.
	 * @param string $message In English, for developers.
	 */
	public static function report( string $name, string $message ): void {
		$problem = compact( 'name', 'message' );
		if ( ! in_array( $problem, self::$problems, true ) ) {
			self::$problems[] = $problem;
			_doing_it_wrong( 'frontage_manifests', esc_html( "“{$name}”: $message" ), esc_html( self::SINCE ) );
		}
	}

	/** Forgets what others announced. */
	public static function reset(): void {
		self::$names    = array();
		self::$owners   = array();
		self::$problems = array();
	}

	/**
	 * Adds one manifest.
	 *
	 * @param Data $all All until now.
	 * @param string $name Who announces it.
	 * @param mixed $manifest Not trusted.
	 * @return Data
	 */
	private static function add( array $all, string $name, mixed $manifest ): array {
		if ( ! is_array( $manifest ) ) {
			self::report( $name, 'A manifest is an array, or the path of a PHP file that returns one.' );
			return $all;
		}
		self::$names[] = $name;
		foreach ( array_diff( array_keys( $manifest ), self::KEYS ) as $key ) {
			self::report( $name, "“{$key}” is not part of a manifest. Use " . implode( ', ', self::KEYS ) . '.' );
		}
		foreach ( self::part( $name, $manifest, 'implementations' ) as $contract => $classes ) {
			$all = self::add_classes( $all, $name, (string) $contract, $classes );
		}
		foreach ( self::part( $name, $manifest, 'actions' ) as $action => $class ) {
			$all = self::add_action( $all, $name, (string) $action, $class );
		}
		foreach ( self::part( $name, $manifest, 'modules' ) as $module => $scripts ) {
			$all = self::add_module( $all, $name, (string) $module, $scripts, $manifest['plugin'] ?? '' );
		}
		return $all;
	}

	/**
	 * Returns a part of a manifest; none if it is missing or wrong.
	 *
	 * @param string $name Who announces it.
	 * @param array<mixed> $manifest
	 * @param string $key One of `KEYS`.
	 * @return array<mixed>
	 */
	private static function part( string $name, array $manifest, string $key ): array {
		$part = $manifest[ $key ] ?? array();
		if ( is_array( $part ) ) {
			return $part;
		}
		self::report( $name, "“{$key}” is an array." );
		return array();
	}

	/**
	 * Adds classes to an interface, and to those that it extends. Whether they implement it shows when they are used.
	 *
	 * @param Data $all All until now.
	 * @param string $name Who announces them.
	 * @param string $contract Interface.
	 * @param mixed $classes Not trusted.
	 * @return Data
	 */
	private static function add_classes( array $all, string $name, string $contract, mixed $classes ): array {
		$contracts = interface_exists( $contract ) ? array( $contract, ...array_values( class_implements( $contract ) ) ) : array();
		$known     = array_intersect( $contracts, array_keys( $all['implementations'] ) );
		if ( ! in_array( $contract, $known, true ) || is_subclass_of( $contract, Internal::class ) ) {
			self::report( $name, "{$contract} is not an interface whose classes Frontage uses." );
			return $all;
		}
		foreach ( is_array( $classes ) ? $classes : array( $classes ) as $class ) {
			if ( ! self::is_class_name( $class ) ) {
				self::report( $name, "“implementations” lists the names of classes, for {$contract} as well." );
				continue;
			}
			self::$owners[ $class ] ??= $name;
			foreach ( $known as $one ) {
				if ( ! in_array( $class, $all['implementations'][ $one ], true ) ) {
					$all['implementations'][ $one ][] = $class;
				}
			}
		}
		return $all;
	}

	/**
	 * Returns whether a value is the name of a class, without loading it.
	 *
	 * @param mixed $name Not trusted.
	 * @phpstan-assert-if-true class-string $name
	 */
	private static function is_class_name( mixed $name ): bool {
		return is_string( $name ) && 1 === preg_match( '/\A\\\\?[A-Za-z_]/', $name );
	}

	/**
	 * Adds an action.
	 *
	 * @param Data $all All until now.
	 * @param string $name Who announces it.
	 * @param string $action Its name.
	 * @param mixed $class Not trusted.
	 * @return Data
	 */
	private static function add_action( array $all, string $name, string $action, mixed $class ): array {
		if ( ! self::is_class_name( $class ) || ! preg_match( '/\A(?!\d+\z)[a-z0-9_-]{1,64}\z/i', $action ) ) {
			self::report( $name, "“actions” lists classes by the names of their actions; “{$action}” does not." );
		} elseif ( isset( $all['actions'][ $action ] ) ) {
			self::report( $name, "There is an action {$action} already; begin yours with a prefix of your own." );
		} else {
			self::$owners[ $class ]  ??= $name;
			$all['actions'][ $action ] = array(
				'class'  => $class,
				'module' => '',
				'kind'   => '',
			);
		}
		return $all;
	}

	/**
	 * Adds the scripts of islands.
	 *
	 * @param Data $all All until now.
	 * @param string $name Who announces them.
	 * @param string $module Such as `acme/rating`.
	 * @param mixed $scripts Not trusted.
	 * @param mixed $plugin Full path of the file to whose folder their paths are relative; not trusted.
	 * @return Data
	 */
	private static function add_module( array $all, string $name, string $module, mixed $scripts, mixed $plugin ): array {
		if ( ! preg_match( self::MODULE, $module ) || ! is_array( $scripts ) ) {
			self::report( $name, "“modules” lists scripts by names such as acme/rating; “{$module}” is none." );
			return $all;
		}
		if ( ! is_string( $plugin ) || ! is_file( $plugin ) ) {
			self::report( $name, '“plugin” is the full path of your main file; paths of scripts are relative to its folder.' );
			return $all;
		}
		$has_view = isset( $scripts['view'] ) || ! isset( $scripts['parts'] );

		$view  = $has_view ? self::script( $name, $plugin, $scripts['view'] ?? null ) : null;
		$parts = array();
		foreach ( is_array( $scripts['parts'] ?? null ) ? $scripts['parts'] : array() as $part => $script ) {
			$parts[ (string) $part ] = self::script( $name, $plugin, $script );
		}
		$all['modules'][ $module ] = array_filter(
			array(
				'kind'  => 'blocks',
				'view'  => null === $view ? null : $view + array( 'react' => ! empty( $scripts['view']['react'] ) ),
				'parts' => array_filter( $parts ),
			)
		);
		return $all;
	}

	/**
	 * Returns a script with its address and its full path; null if there is none. Without a version, its time is its version.
	 *
	 * @param string $name Who announces it.
	 * @param string $plugin Full path of the file to whose folder its path is relative.
	 * @param mixed $script Not trusted.
	 * @return array{path: string, version: string, url: string, file: string}|null
	 */
	private static function script( string $name, string $plugin, mixed $script ): ?array {
		$path = is_array( $script ) && is_string( $script['path'] ?? null ) ? ltrim( $script['path'], '/' ) : '';
		$file = dirname( $plugin ) . "/$path";
		if ( null === $script || '' === $path || ! is_file( $file ) ) {
			self::report( $name, "There is no script “{$path}”. Build your plugin, or correct its path." );
			return null;
		}
		$version = $script['version'] ?? null;
		return array(
			'path'    => $path,
			'version' => is_scalar( $version ) ? rawurlencode( (string) $version ) : (string) filemtime( $file ),
			'url'     => self::url( $plugin ) . "/$path",
			'file'    => $file,
		);
	}

	/**
	 * Returns the address of a file's folder.
	 *
	 * @param string $file Full path of a file of a plugin or a theme.
	 */
	private static function url( string $file ): string {
		$content  = wp_normalize_path( WP_CONTENT_DIR );
		$folder   = wp_normalize_path( dirname( $file ) );
		$is_theme = str_starts_with( $folder, $content . '/themes/' );
		return $is_theme ? content_url( substr( $folder, strlen( $content ) ) ) : plugins_url( '', $file );
	}
}
