<?php
/** Symbols that PHPStan cannot find in the WordPress stubs. Never loaded. */

namespace WP_CLI\Utils {
	/**
	 * @param string                     $format `table`, `json`, `csv`, `yaml`, `count`.
	 * @param list<array<string, mixed>> $items  Rows.
	 * @param list<string>               $fields Columns.
	 */
	function format_items( $format, $items, $fields ): void {}
}

namespace {
	define( 'ABSPATH', '' );
	define( 'WPINC', 'wp-includes' );
	define( 'WP_CONTENT_DIR', '' );
	define( 'WP_CONTENT_URL', '' );
	define( 'WP_PLUGIN_DIR', '' );
	define( 'WPMU_PLUGIN_DIR', '' );
	define( 'ARRAY_A', 'ARRAY_A' );
	define( 'ARRAY_N', 'ARRAY_N' );
	define( 'OBJECT', 'OBJECT' );
	define( 'OBJECT_K', 'OBJECT_K' );
	define( 'MINUTE_IN_SECONDS', 60 );
	define( 'HOUR_IN_SECONDS', 3600 );
	define( 'DAY_IN_SECONDS', 86400 );
	define( 'WEEK_IN_SECONDS', 604800 );
	define( 'MONTH_IN_SECONDS', 2592000 );
	define( 'YEAR_IN_SECONDS', 31536000 );
	define( 'KB_IN_BYTES', 1024 );
	define( 'MB_IN_BYTES', 1048576 );
	define( 'DB_NAME', '' );
	define( 'DB_HOST', '' );
	define( 'MULTISITE', false );
	define( 'WP_DEBUG', true );
	define( 'SCRIPT_DEBUG', false );
	define( 'WP_UNINSTALL_PLUGIN', '' );
	define( 'COOKIEHASH', '' );
	define( 'COOKIEPATH', '' );
	define( 'COOKIE_DOMAIN', '' );
	define( 'FRONTAGE_TESTS_DIR', '' );

	/** The SQLite drop-in's database class. */
	class WP_SQLite_DB extends wpdb {}

	/**
	 * Action Scheduler, which plugins such as WooCommerce bring.
	 *
	 * @param string       $hook
	 * @param list<string|int> $args
	 * @param string       $group
	 */
	function as_has_scheduled_action( $hook, $args = array(), $group = '' ): bool {
		return false;
	}

	/**
	 * @param int              $timestamp
	 * @param non-empty-string $hook
	 * @param list<string|int> $args
	 * @param string       $group
	 * @phpstan-impure
	 */
	function as_schedule_single_action( $timestamp, $hook, $args = array(), $group = '' ): int {
		do_action( $hook );
		return 0;
	}

	/**
	 * @param int              $timestamp
	 * @param int              $seconds
	 * @param non-empty-string $hook
	 * @param list<string|int> $args
	 * @param string       $group
	 * @phpstan-impure
	 */
	function as_schedule_recurring_action( $timestamp, $seconds, $hook, $args = array(), $group = '' ): int {
		do_action( $hook );
		return 0;
	}

	/**
	 * @param string       $hook
	 * @param list<string|int> $args
	 * @param string       $group
	 */
	function as_unschedule_all_actions( $hook, $args = array(), $group = '' ): void {}

	/** A product of WooCommerce, which may be active. */
	class WC_Product {
		public function get_name(): string {
			return '';
		}

		public function get_status(): string {
			return '';
		}

		public function get_price_html(): string {
			return '';
		}

		public function get_image_id(): string {
			return '';
		}

		public function add_to_cart_url(): string {
			return '';
		}

		public function add_to_cart_text(): string {
			return '';
		}
	}

	/**
	 * @param int $id Product ID.
	 * @return WC_Product|null
	 */
	function wc_get_product( int $id ) {
		return 0 === $id ? null : new WC_Product();
	}

	/** WP-CLI, which is only available on the command line. */
	class WP_CLI {
		/**
		 * @param string $name Command name.
		 * @param callable|object|class-string $command Implementation.
		 * @param array<mixed> $args Command description.
		 */
		public static function add_command( string $name, $command, array $args = array() ): void {}

		public static function log( string $message ): void {}

		public static function line( string $message = '' ): void {}

		public static function success( string $message ): void {}

		public static function error( string $message ): never {
			exit( 1 );
		}

		public static function halt( int $code ): never {
			exit( $code );
		}
	}
}
