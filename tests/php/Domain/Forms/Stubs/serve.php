<?php
/**
 * Loaded before every request of a served test site: emails go through `sendmail`, and one
 * machine acts as many visitors, of whom the one named `Limited` is rate-limited.
 */

declare( strict_types=1 );

$GLOBALS['wp_filter']['plugins_loaded'][10]['stubs'] = array(
	'accepted_args' => 0,
	'function'      => static function (): void {
		add_filter( 'frontage_network_factor', static fn (): int => 'Limited' === ( $_SERVER['HTTP_USER_AGENT'] ?? '' ) ? 1 : 100000 );
		add_filter(
			'frontage_rate_limits',
			static fn ( array $limits, string $name ): array => 'mail' === $name || 'Limited' === ( $_SERVER['HTTP_USER_AGENT'] ?? '' )
				? $limits
				: array(),
			10,
			2
		);
		add_filter( 'pre_wp_mail', '__return_null', PHP_INT_MAX );
		add_filter( 'wp_mail_from', static fn (): string => 'site@example.org' );
	},
);
