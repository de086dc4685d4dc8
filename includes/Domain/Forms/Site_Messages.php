<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Settings\Field as Setting;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Options;


defined( 'ABSPATH' ) || exit;

/** The owner's messages for all forms of the site; a single form can still override them. */
final class Site_Messages implements Group {
	/** Prefix of the setting keys, by which a settings tab finds them. */
	public const PREFIX = 'word_';

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Returns one setting per message, labeled with its default.
	 *
	 * @return array<string, Setting>
	 */
	public static function settings(): array {
		$settings = array();
		foreach ( Messages::ours() as $key => $word ) {
			$settings[ self::PREFIX . $key ] = Setting::text( $word, Messages::MAX_CHARACTERS );
		}
		return $settings;
	}

	/**
	 * Returns the messages that the owner has changed.
	 *
	 * @return array<string, string> Keyed by message key.
	 */
	public static function chosen(): array {
		$chosen = array();
		foreach ( self::settings() as $name => $setting ) {
			$chosen[ substr( $name, strlen( self::PREFIX ) ) ] = (string) Options::value( Options::SITE, $name, $setting );
		}
		return array_filter( $chosen );
	}
}
