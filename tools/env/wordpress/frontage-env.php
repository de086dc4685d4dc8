<?php
/**
 * Plugin Name: Frontage environment
 * Description: Keeps test and demo sites quiet, and sets the site up where no command line is available.
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'admin_email_check_interval', '__return_zero' );
remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );

// Reports that there are no updates, without a request.
add_filter(
	'pre_http_request',
	static function ( $answer, array $args, string $url ) {
		if ( ! preg_match( '#//api\.WordPress\.org/(core/version-check|(plugins|themes)/update-check)/#i', $url ) ) {
			return $answer;
		}
		return array(
			'headers'  => array(),
			'cookies'  => array(),
			'filename' => null,
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'body'     => '{"offers":[],"plugins":[],"themes":[],"no_update":[],"translations":[]}',
		);
	},
	10,
	3
);

/*
 * Tests do not call vendors' servers: `wp-content/frontage-vendors.json` names the local stub that
 * replaces each, such as `{ "*.api.mailchimp.com": "http://127.0.0.1:9000" }`. A visitor's cookie can select others
 * by port: `frontage_env_vendors=*.api.mailchimp.com:9000`.
 */
add_action(
	'plugins_loaded',
	static function (): void {
		$file   = WP_CONTENT_DIR . '/frontage-vendors.json';
		$stubs  = is_readable( $file ) ? (array) json_decode( (string) file_get_contents( $file ), true ) : array();
		$cookie = $_COOKIE['frontage_env_vendors'] ?? '';
		if ( is_string( $cookie ) && preg_match_all( '/([*a-z0-9.-]+):(\d+)/', $cookie, $found ) ) {
			$stubs = array_combine( $found[1], preg_replace( '/^/', 'http://127.0.0.1:', $found[2] ) ) + $stubs;
		}
		// Its class is loaded only where a stub is given: requests without one are measured.
		foreach ( array() !== $stubs && class_exists( Frontage\Domain\Providers\Http_Stub::class ) ? $stubs : array() as $host => $stub ) {
			Frontage\Domain\Providers\Http_Stub::set( (string) $host, (string) $stub );
		}
	}
);

// Connects the site's own host name to this server where DNS does not know it: `FRONTAGE_CONNECT=name:80:127.0.0.1:9000`.
if ( getenv( 'FRONTAGE_CONNECT' ) ) {
	add_action(
		'http_api_curl',
		static fn ( $handle ) => curl_setopt( $handle, CURLOPT_CONNECT_TO, array( getenv( 'FRONTAGE_CONNECT' ) ) )
	);
	add_filter(
		'http_request_host_is_external',
		static fn ( $is, $host ) => $is || str_starts_with( getenv( 'FRONTAGE_CONNECT' ), "$host:" ),
		10,
		2
	);
}

/*
 * Themes list all pages in their menus, which would fill the screen with every page that a test publishes.
 */
add_filter(
	'get_pages',
	static function ( $pages ) {
		$last = (int) get_option( 'frontage_env_last_page' );
		return is_admin() || wp_is_serving_rest_request() || 0 === $last || ! is_array( $pages )
			? $pages
			: array_values(
				array_filter( $pages, static fn ( $page ): bool => (int) ( is_object( $page ) ? $page->ID : $page ) <= $last )
			);
	}
);

/*
 * Concurrent tests share one IP address, which may comment without limits.
 */
add_action( 'init', static fn () => remove_filter( 'wp_is_comment_flood', 'wp_check_comment_flood', 10 ) );

/*
 * Playground logs every visitor in; here visitors stay logged out.
 */
add_action(
	'plugins_loaded',
	static function (): void {
		remove_action( 'init', 'playground_auto_login', 1 );
	}
);

/*
 * Cookies let a test see the site in another theme or text direction without affecting others.
 */
foreach ( array( 'template', 'stylesheet' ) as $frontage_env_option ) {
	add_filter(
		"pre_option_$frontage_env_option",
		static function ( $value ) {
			$theme = $_COOKIE['frontage_env_theme'] ?? null;
			return is_string( $theme ) && preg_match( '/^[a-z0-9-]+$/', $theme ) ? $theme : $value;
		}
	);
}
add_action(
	'init',
	static function (): void {
		if ( isset( $_COOKIE['frontage_env_rtl'] ) ) {
			$GLOBALS['wp_locale']->text_direction = 'rtl';
		}
	},
	0
);

/*
 * Another cookie shows the site in a style of the theme: `frontage_env_style=onyx`.
 */
add_filter(
	'wp_theme_json_data_user',
	static function ( $data ) {
		$style = $_COOKIE['frontage_env_style'] ?? null;
		$file  = is_string( $style ) && preg_match( '/^[a-z0-9-]+$/', $style ) ? get_theme_file_path( "styles/$style.json" ) : '';
		return is_readable( $file ) ? $data->update_with( json_decode( (string) file_get_contents( $file ), true ) ) : $data;
	}
);

/*
 * Another cookie shows the site in another language: `frontage_env_locale=de_DE`.
 */
add_filter(
	'locale',
	static function ( $locale ) {
		$wanted = $_COOKIE['frontage_env_locale'] ?? null;
		return is_string( $wanted ) && preg_match( '/^[a-z]{2,3}_[A-Z]{2}$/', $wanted ) ? $wanted : $locale;
	}
);
add_filter( 'pre_determine_locale', static fn ( $locale ) => isset( $_COOKIE['frontage_env_locale'] ) ? get_locale() : $locale );

/*
 * A cookie gives a browser its own settings, so that a test can change them without affecting others.
 */
$frontage_env_own = $_COOKIE['frontage_env_settings'] ?? '';
if ( is_string( $frontage_env_own ) && preg_match( '/^[a-z0-9-]{1,60}$/', $frontage_env_own ) ) {
	add_filter( 'pre_option_frontage_settings', static fn () => get_option( "frontage_env_settings_$frontage_env_own", array() ) );
	add_filter(
		'pre_update_option_frontage_settings',
		static function ( $value, $old ) use ( $frontage_env_own ) {
			update_option( "frontage_env_settings_$frontage_env_own", $value, false );
			return $old;
		},
		10,
		2
	);
}

/*
 * A cookie gives a browser its own editor preferences, since concurrent tests share one user.
 */
$frontage_env_preferences = $_COOKIE['frontage_env_preferences'] ?? '';
if ( is_string( $frontage_env_preferences ) && preg_match( '/^[a-z0-9-]{1,60}$/', $frontage_env_preferences ) ) {
	$frontage_env_is_own = static fn ( string $key ): bool => $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences' === $key;
	add_filter(
		'get_user_metadata',
		static function ( $value, $user, $key ) use ( $frontage_env_preferences, $frontage_env_is_own ) {
			$own = $frontage_env_is_own( (string) $key ) ? get_option( "frontage_env_preferences_$frontage_env_preferences" ) : false;
			return false === $own ? $value : array( $own );
		},
		10,
		3
	);
	add_filter(
		'update_user_metadata',
		static function ( $done, $user, $key, $value ) use ( $frontage_env_preferences, $frontage_env_is_own ) {
			if ( ! $frontage_env_is_own( (string) $key ) ) {
				return $done;
			}
			update_option( "frontage_env_preferences_$frontage_env_preferences", $value, false );
			return true;
		},
		10,
		4
	);
}

/*
 * A cookie defines constants as wp-config.php would: `frontage_env_constants=FRONTAGE_TABS:1,FRONTAGE_LIKE_BUTTON_ICON:star`.
 */
$frontage_env_constants = $_COOKIE['frontage_env_constants'] ?? '';
if (
	is_string( $frontage_env_constants )
	&& preg_match_all( '/\b(FRONTAGE_[A-Z_]+):([a-z0-9-]+)/', $frontage_env_constants, $frontage_env_found )
) {
	foreach ( array_combine( $frontage_env_found[1], $frontage_env_found[2] ) as $frontage_env_name => $frontage_env_value ) {
		define( $frontage_env_name, $frontage_env_value );
	}
}

// A demo's visitors all share one IP address, so the limits per address are lifted; those per visitor stay.
if ( in_array( getenv( 'FRONTAGE_SEED' ), array( 'tests', 'people' ), true ) ) {
	foreach ( array( 'factor', 'votes' ) as $limit ) {
		add_filter( "frontage_network_$limit", static fn (): int => 100000 );
	}
	add_filter( 'frontage_rate_limits', static fn ( array $limits, string $name ): array => 'forms' === $name ? array() : $limits, 10, 2 );
}

// Emails are written to a file for tests, one JSON object per line, and never sent.
add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ) {
		if ( null === $sent ) {
			$line = wp_json_encode( array_diff_key( $mail, array( 'attachments' => 0 ) ) );
			file_put_contents( WP_CONTENT_DIR . '/mail.log', $line . "\n", FILE_APPEND | LOCK_EX );
		}
		return $sent ?? true;
	},
	99,
	2
);

/*
 * `POST /?frontage-env-setup=<key>` sets the site up where PHP cannot be called from outside (WebAssembly).
 * The key is a file that only the site's creator can have written.
 */
add_action(
	'init',
	static function (): void {
		$given = $_GET['frontage-env-setup'] ?? null;
		$file  = WP_CONTENT_DIR . '/frontage-env.key';
		if ( ! is_string( $given ) || ! is_readable( $file ) ) {
			return;
		}
		if ( ! hash_equals( trim( (string) file_get_contents( $file ) ), $given ) ) {
			wp_die( 'Wrong key.', '', array( 'response' => 403 ) );
		}
		set_time_limit( 0 );
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' ); // WebAssembly takes seconds for each.
		require WP_CONTENT_DIR . '/frontage-setup.php';
		header( 'Content-Type: text/plain' );
		exit( esc_html( frontage_env_setup() ) );
	},
	99
);
