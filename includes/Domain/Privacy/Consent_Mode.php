<?php
declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

use Frontage\Base\Bootable;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Whether visitors' browsers may contact third parties.
 *
 * The owner's setting for sites without a consent plugin. A consent plugin (WP Consent API) takes precedence.
 */
final class Consent_Mode implements Group, Bootable {
	public const WHEN = 'hook:wp_consent_api_registered_{plugin}';

	public const KEY   = 'consent';
	public const ASK   = 'ask';
	public const CLICK = 'click';
	public const ALLOW = 'allow';

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'wp_consent_api_registered_' . plugin_basename( \Frontage\Base\Paths::file() ), '__return_true' );
	}

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Returns the setting.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array( self::KEY => self::field() );
	}

	/** Returns the current mode, one of the constants. */
	public static function current(): string {
		return (string) Options::value( Options::SITE, self::KEY, self::field() );
	}

	/** Returns whether a consent plugin is active and decides instead. */
	public static function has_api(): bool {
		return function_exists( 'wp_has_consent' );
	}

	/** Returns whether visitors are asked before their browsers contact a third party. */
	public static function asks(): bool {
		return self::has_api() || self::ALLOW !== self::current();
	}

	/** Returns the setting's field. */
	private static function field(): Field {
		return Field::choice(
			__( 'Third-party content', 'frontage' ),
			array(
				self::ASK   => __( 'Ask first and remember consent', 'frontage' ),
				self::CLICK => __( 'Ask every time', 'frontage' ),
				self::ALLOW => __( 'Load immediately', 'frontage' ),
			),
			self::ASK,
			__( 'For example, videos and maps. Until a visitor agrees, a notice is shown instead and nothing is sent.', 'frontage' )
		);
	}
}
