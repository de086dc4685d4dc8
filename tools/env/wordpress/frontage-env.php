<?php
/**
 * Plugin Name: Frontage environment
 * Description: Keeps test and demo sites quiet, and lets a runtime without a command line set the site up.
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'admin_email_check_interval', '__return_zero' );
remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );

/*
 * Nobody is asked whether there are updates; the answer is that there are none.
 */
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
 * Vendors' clouds are not asked by tests: `wp-content/frontage-vendors.json` names the stub on this machine that
 * answers for each, such as `{ "*.api.mailchimp.com": "http://127.0.0.1:9000" }`.
 */
add_action(
	'plugins_loaded',
	static function (): void {
		$file = WP_CONTENT_DIR . '/frontage-vendors.json';
		if ( ! is_readable( $file ) || ! class_exists( Frontage\Providers\Stand_In::class ) ) {
			return;
		}
		foreach ( (array) json_decode( (string) file_get_contents( $file ), true ) as $host => $stub ) {
			Frontage\Providers\Stand_In::set( (string) $host, (string) $stub );
		}
	}
);

/*
 * Playground logs every visitor in; here a visitor is a visitor.
 */
add_action(
	'plugins_loaded',
	static function (): void {
		remove_action( 'init', 'playground_auto_login', 1 );
	}
);

/*
 * Cookies let a test see the site in another theme or direction without changing it for the others.
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
 * A cookie switches rooms that are off at first on for one visitor: `frontage_env_on=sticky-header,back-to-top`.
 */
foreach ( array( 'option_frontage_settings', 'default_option_frontage_settings' ) as $frontage_env_filter ) {
	add_filter(
		$frontage_env_filter,
		static function ( $value ) {
			$rooms = $_COOKIE['frontage_env_on'] ?? '';
			$value = is_array( $value ) ? $value : array();
			foreach ( is_string( $rooms ) ? array_filter( explode( ',', $rooms ) ) : array() as $room ) {
				$value['on']['features'][ $room ] = true;
			}
			return $value;
		}
	);
}

/*
 * A demo's visitors all come from one address, so the limit for an address is lifted; the limits for a visitor stay.
 */
if ( '1' === getenv( 'FRONTAGE_SEED' ) ) {
	add_filter( 'frontage_network_factor', static fn (): int => 100000 );
}

/*
 * Mails are written to a file, one JSON object a line: tests read it, nobody receives one.
 */
add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ) {
		if ( null !== $sent ) {
			return $sent;
		}
		$line = wp_json_encode( array_diff_key( $mail, array( 'attachments' => 0 ) ) );
		file_put_contents( WP_CONTENT_DIR . '/mail.log', $line . "\n", FILE_APPEND | LOCK_EX );
		return true;
	},
	99,
	2
);

/*
 * `POST /?frontage-env-setup=<key>` sets the site up where PHP cannot be called from outside (WebAssembly).
 * The key is a file that only whoever made the site can have written.
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
		require WP_CONTENT_DIR . '/frontage-setup.php';
		header( 'Content-Type: text/plain' );
		exit( esc_html( frontage_env_setup() ) );
	},
	99
);
