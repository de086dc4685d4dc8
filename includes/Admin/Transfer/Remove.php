<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Store\Uninstaller;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Deletes Frontage's data.
 *
 * Deletes what the owner chose, after they typed the site's name. Never touches posts and pages.
 */
final class Remove {
	public const SETTINGS   = 'settings';
	public const COUNTERS   = 'counters';
	public const LOG        = 'log';
	public const EVERYTHING = 'everything';

	public const CHOICES = array( self::SETTINGS, self::COUNTERS, self::LOG, self::EVERYTHING );

	/** Returns the text to type as confirmation: the site's name. */
	public static function phrase(): string {
		return (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}

	/**
	 * Deletes the chosen data.
	 *
	 * @param list<string> $what Values of CHOICES.
	 * @param string $typed Text that the owner typed.
	 * @throws Invalid_Setting If nothing was chosen or the text does not match.
	 */
	public static function run( array $what, string $typed ): void {
		if ( array() === $what || array() !== array_diff( $what, self::CHOICES ) ) {
			throw new Invalid_Setting( 'what', __( 'Select what to remove.', 'frontage' ) );
		}
		if ( 0 !== strcasecmp( trim( $typed ), self::phrase() ) ) {
			throw new Invalid_Setting(
				'confirm',
				sprintf(
					/* translators: %s: host name of the site. */
					__( 'Nothing was removed. Type “%s” to confirm.', 'frontage' ),
					self::phrase()
				)
			);
		}
		array_map( array( self::class, 'remove' ), in_array( self::EVERYTHING, $what, true ) ? array( self::EVERYTHING ) : $what );
	}

	/**
	 * Deletes one kind of data.
	 *
	 * @param string $what One of CHOICES.
	 */
	private static function remove( string $what ): void {
		match ( $what ) {
			self::SETTINGS => self::remove_settings(),
			self::COUNTERS => self::remove_counters(),
			self::LOG => Log::clear(),
			default => self::remove_everything(),
		};
	}

	/** Resets all settings to their defaults. */
	private static function remove_settings(): void {
		update_option( Options::OPTION, array(), true );
		delete_option( Options::SECRETS );
		Values::delete( Undo::NAME );
	}

	/** Deletes counters and the votes behind them. */
	private static function remove_counters(): void {
		global $wpdb;
		foreach ( array( 'counters', 'votes' ) as $table ) {
			Retry::write( $wpdb->prepare( 'DELETE FROM %i', Tables::name( $table ) ) );
		}
	}

	/** Deletes everything, then sets up the plugin again, because it is still installed. */
	private static function remove_everything(): void {
		Uninstaller::uninstall_site();
		Values::forget();
		Schema::migrate();
		Retention::schedule();
	}
}
