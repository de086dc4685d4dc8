<?php
/**
 * Declares little, and enqueues scripts and styles.
 */

defined( 'ABSPATH' ) || exit;

add_action( 'after_setup_theme', static fn () => add_theme_support( 'title-tag' ) );

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_style( 'takes-presses', get_stylesheet_uri(), array(), '1.0' );
		wp_enqueue_script( 'takes-presses', get_theme_file_uri( 'presses.js' ), array(), '1.0', true );
	}
);
