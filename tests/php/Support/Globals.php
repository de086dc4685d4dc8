<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * A backup of WordPress's global state.
 *
 * Hooks, script registries, patterns, the query and the request: saved before a test, restored after it.
 */
final class Globals {
	private const SAVED = array(
		'wp_filter',
		'wp_actions',
		'wp_filters',
		'wp_current_filter',
		'wp_query',
		'wp_the_query',
		'wp',
		'post',
		'shortcode_tags',
		'wp_styles',
		'wp_scripts',
		'current_screen',
		'pagenow',
		'wp_meta_boxes',
		'wp_settings_errors',
		'wp_registered_settings',
		'comment',
		'id',
		'authordata',
		'more',
		'multipage',
		'page',
		'pages',
		'numpages',
		'_wp_current_template_id',
		'_wp_current_template_content',
		'wp_rest_server',
	);

	private const SCRIPT_MODULE_HOOKS = array( 'wp_head', 'wp_footer', 'admin_print_footer_scripts' );

	private const REQUEST = array( '_GET', '_POST', '_REQUEST', '_COOKIE', '_FILES', '_SERVER' );

	/**
	 * @param array<string, mixed> $values Globals by name.
	 * @param array<string, mixed> $request Superglobals by name.
	 */
	private function __construct( private array $values, private array $request, private Registries $registries ) {}

	/** Saves the current state, with no script module enqueued. */
	public static function save(): self {
		self::drop_script_modules();
		$values = array();
		foreach ( self::SAVED as $name ) {
			$values[ $name ] = self::copy( $GLOBALS[ $name ] ?? null );
		}
		if ( ( $GLOBALS['wp_query'] ?? null ) === ( $GLOBALS['wp_the_query'] ?? null ) ) {
			$values['wp_the_query'] = $values['wp_query'] ?? null; // Still the page's own.
		}
		$request = array();
		foreach ( self::REQUEST as $name ) {
			$request[ $name ] = $GLOBALS[ $name ];
		}
		return new self( $values, $request, Registries::save() );
	}

	/** Restores everything and flushes WordPress's in-memory caches. */
	public function restore(): void {
		foreach ( $this->values as $name => $value ) {
			$GLOBALS[ $name ] = $value;
			if ( null === $value ) {
				unset( $GLOBALS[ $name ] );
			}
		}
		foreach ( $this->request as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		$this->registries->restore();
		self::drop_script_modules();
		wp_set_current_user( 0 );
		wp_cache_flush();
		if ( is_multisite() ) {
			while ( ms_is_switched() ) {
				restore_current_blog();
			}
		}
	}

	/**
	 * Drops the script modules and the hooks that print them.
	 *
	 * The hooks hold the object, so they would print what an earlier test enqueued.
	 */
	private static function drop_script_modules(): void {
		$modules = wp_script_modules();
		foreach ( self::SCRIPT_MODULE_HOOKS as $hook ) {
			$methods = array(
				'print_import_map',
				'print_enqueued_script_modules',
				'print_script_module_preloads',
				'print_script_module_data',
			);
			foreach ( $methods as $method ) {
				remove_action( $hook, array( $modules, $method ) );
			}
		}
		unset( $GLOBALS['wp_script_modules'] );
	}

	/**
	 * Copies a value that tests change. Hooks, scripts and styles are objects in an array, so both must be copied.
	 *
	 * @param mixed $value Any value.
	 */
	private static function copy( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( static fn ( mixed $item ): mixed => $item instanceof \WP_Hook ? clone $item : $item, $value );
		}
		if ( $value instanceof \WP_Dependencies ) {
			$copy             = clone $value;
			$copy->registered = array_map( static fn ( object $item ): object => clone $item, $value->registered );
			return $copy;
		}
		return $value instanceof \WP_Query ? clone $value : $value;
	}
}
