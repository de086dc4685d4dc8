<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Base\Bootable;
use Frontage\Base\Conditional;

defined( 'ABSPATH' ) || exit;

/** Keeps search engines from listing every combination of choices: the page without choices is the one to find. */
final class Robots implements Bootable, Conditional {
	public const WHEN = 'hook:wp_robots';

	/** Returns whether the address may contain choices. */
	public static function is_needed(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only asks whether there is anything.
		return array() !== $_GET;
	}

	/** Adds the filter. */
	public static function boot(): void {
		add_filter( 'wp_robots', array( self::class, 'without_choices' ) );
	}

	/**
	 * Adds `noindex` to pages with choices.
	 *
	 * @param array<string, bool|string> $robots Directives by name.
	 * @return array<string, bool|string>
	 */
	public static function without_choices( array $robots ): array {
		return Page_Filters::is_any_chosen() ? array( 'noindex' => true ) + $robots : $robots;
	}
}
