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

/**
 * What all forms of the site say.
 *
 * The owner's own words for every form; a single form may still have others.
 */
final class Site_Messages implements Group {
	/** Beginning of the settings' names; a tab of the owner's screen shows those. */
	public const PREFIX = 'word_';

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * One setting for each word, named by what is said without it.
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
	 * The words that the owner has chosen.
	 *
	 * @return array<string, string> By key.
	 */
	public static function chosen(): array {
		$chosen = array();
		foreach ( self::settings() as $name => $setting ) {
			$chosen[ substr( $name, strlen( self::PREFIX ) ) ] = (string) Options::value( Options::SITE, $name, $setting );
		}
		return array_filter( $chosen );
	}
}
