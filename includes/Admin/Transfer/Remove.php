<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Counter_Cache;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Store\Uninstaller;


defined( 'ABSPATH' ) || exit;

/**
 * Throwing data away.
 *
 * Removes what an owner chose, after they typed the site's name; pages and posts are never touched.
 */
final class Remove {
	public const SETTINGS   = 'settings';
	public const COUNTERS   = 'counters';
	public const LOG        = 'log';
	public const EVERYTHING = 'everything';

	public const CHOICES = array( self::SETTINGS, self::COUNTERS, self::LOG, self::EVERYTHING );

	/** What has to be typed: nobody types the name of a site by mistake. */
	public static function phrase(): string {
		return (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}

	/**
	 * Removes.
	 *
	 * @param list<string> $what  Of CHOICES.
	 * @param string       $typed What the owner typed.
	 * @throws Invalid_Setting If nothing was chosen, or something else was typed.
	 */
	public static function run( array $what, string $typed ): void {
		if ( array() === $what || array() !== array_diff( $what, self::CHOICES ) ) {
			throw new Invalid_Setting( 'what', __( 'Select what to remove.', 'frontage' ) );
		}
		if ( 0 !== strcasecmp( trim( $typed ), self::phrase() ) ) {
			/* translators: %s: host name of the site. */
			throw new Invalid_Setting( 'confirm', sprintf( __( 'Nothing was removed. Type “%s” to confirm.', 'frontage' ), self::phrase() ) );
		}
		array_map( array( self::class, 'remove' ), in_array( self::EVERYTHING, $what, true ) ? array( self::EVERYTHING ) : $what );
	}

	/**
	 * Removes one sort of data.
	 *
	 * @param string $what One of CHOICES.
	 */
	private static function remove( string $what ): void {
		match ( $what ) {
			self::SETTINGS => self::settings(),
			self::COUNTERS => self::counters(),
			self::LOG => Log::clear(),
			default => self::everything(),
		};
	}

	/** Everything is as it was when Frontage was installed. */
	private static function settings(): void {
		update_option( Options::OPTION, array(), true );
		delete_option( Options::SECRETS );
		delete_option( Undo::OPTION );
	}

	/** Numbers and the votes they came from. */
	private static function counters(): void {
		global $wpdb;
		Counter_Cache::flush();
		foreach ( array( 'counters', 'votes' ) as $table ) {
			Retry::write( $wpdb->prepare( 'DELETE FROM %i', Tables::name( $table ) ) );
		}
	}

	/** All of it; then the plugin begins anew, as it is still installed. */
	private static function everything(): void {
		Uninstaller::here();
		Schema::migrate();
		Retention::schedule();
	}
}
