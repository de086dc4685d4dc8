<?php
declare( strict_types=1 );

namespace Frontage\Base\Settings;

defined( 'ABSPATH' ) || exit;

/** The setting that deletes all data together with the plugin. Off by default. */
final class Remove_On_Delete implements Group {
	public const KEY = 'remove_on_delete';

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Returns the switch.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::KEY => Field::flag(
				__( 'Remove all data when Frontage is deleted', 'frontage' ),
				false,
				__(
					'Removes all messages, subscribers, ads, popups, test results, statistics, likes, settings, logs, and files. Your pages and posts are kept.',
					'frontage'
				)
			),
		);
	}

	/**
	 * Returns whether the current site has it on. Reads the option directly, because the plugin is not
	 * loaded during its deletion.
	 */
	public static function is_wanted(): bool {
		$constant = Options::constant_name( Options::SITE, self::KEY );
		if ( defined( $constant ) ) {
			return (bool) constant( $constant );
		}
		$stored = get_option( Options::OPTION );
		return is_array( $stored ) && true === ( $stored['values'][ Options::SITE ][ self::KEY ] ?? null );
	}
}
