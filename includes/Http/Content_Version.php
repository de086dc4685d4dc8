<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Bootable;
use Frontage\Base\Store\Values;

defined( 'ABSPATH' ) || exit;

/**
 * The version of the site's public content.
 *
 * Part of the address of reads that caches may keep: another version is another address, so a cache never has to be
 * emptied. The next one cannot be guessed, so no cache can be filled in advance.
 */
final class Content_Version implements Bootable {
	public const WHEN = array(
		'hook:clean_post_cache',
		'hook:clean_term_cache',
		'hook:clean_user_cache',
		'hook:clean_comment_cache',
		'hook:switch_theme',
		'hook:update_option_frontage_settings',
		'hook:update_option_sticky_posts',
	);

	public const OPTION = 'frontage_content_version';

	/** Length of a version. */
	private const DIGITS = 12;

	/** Request field with the version that the page knows. */
	public const FIELD = 'frontage_v';

	/** Changes when responses of earlier releases must not be read from caches any more. */
	private const ADDRESSES = 'public-is-what-looked-at-nobody';

	/**
	 * Whether this request has changed content.
	 *
	 * @var bool
	 */
	private static bool $is_changed = false;

	/** Adds the hooks. */
	public static function boot(): void {
		foreach ( array( 'clean_post_cache', 'clean_term_cache', 'clean_user_cache', 'clean_comment_cache', 'switch_theme' ) as $hook ) {
			add_action( $hook, array( self::class, 'note' ) );
		}
		foreach ( array( 'frontage_settings', 'sticky_posts' ) as $option ) {
			add_action( "update_option_$option", array( self::class, 'note' ) );
		}
		add_action( 'shutdown', array( self::class, 'save' ) );
	}

	/** Notes a change; it is saved once, at the end of the request. */
	public static function note(): void {
		self::$is_changed = true;
	}

	/** Saves a new version if content has changed. */
	public static function save(): void {
		if ( self::$is_changed ) {
			self::change();
		}
	}

	/** Changes the version now. */
	public static function change(): void {
		self::$is_changed = false;
		Values::set( self::OPTION, bin2hex( random_bytes( self::DIGITS ) ), true );
	}

	/**
	 * Returns the current version in the language of this request; empty until content changes for the first time.
	 *
	 * A request in another language than its page is not kept under the address that all languages would share.
	 */
	public static function current(): string {
		$version = (string) Values::get( self::OPTION );
		return '' === $version
			? ''
			: substr( hash( 'sha256', implode( "\n", array( $version, self::ADDRESSES, determine_locale() ) ) ), 0, self::DIGITS );
	}

	/**
	 * Returns whether a request names the current version.
	 *
	 * @param Request $request Request that may name a version in its fields.
	 */
	public static function is_named_by( Request $request ): bool {
		$named = $request->fields[ self::FIELD ] ?? '';
		return '' !== self::current()
			&& is_string( $named )
			&& hash_equals( self::current(), $named );
	}
}
