<?php
/**
 * Declares and loads as little as a theme can.
 */

defined( 'ABSPATH' ) || exit;

add_action( 'after_setup_theme', static fn () => add_theme_support( 'title-tag' ) );
add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_style( 'frontage-dark', get_stylesheet_uri(), array(), '1.0' ) );
