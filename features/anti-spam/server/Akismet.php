<?php
declare( strict_types=1 );

namespace Frontage\Features\Anti_Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Checks submissions with the owner's Akismet plugin.
 *
 * Only if that plugin is active and has a key; through its own code, to its own servers.
 */
final class Akismet {
	private const PLUGIN = '\Akismet';

	/**
	 * Returns whether Akismet considers a submission spam; false if Akismet is unavailable.
	 *
	 * @param Counts $counts The recorded counts.
	 * @param string $kind Such as `newsletter`.
	 * @param array<array-key, mixed> $content Submitted values by name.
	 */
	public static function is_spam( Counts $counts, string $kind, array $content ): bool {
		$check = array( self::PLUGIN, 'http_post' );
		$key   = array( self::PLUGIN, 'get_api_key' );
		if ( ! is_callable( $check ) || ! is_callable( $key ) || ! $key() ) {
			return false;
		}
		$answer = $check( http_build_query( self::question( $counts, $kind, $content ) ), 'comment-check' );
		return is_array( $answer ) && 'true' === ( $answer[1] ?? '' );
	}

	/**
	 * Returns the request data for Akismet.
	 *
	 * @param Counts $counts The recorded counts.
	 * @param string $kind Such as `newsletter`.
	 * @param array<array-key, mixed> $content Submitted values by name.
	 * @return array<string, string>
	 */
	private static function question( Counts $counts, string $kind, array $content ): array {
		$text   = static fn ( string $name ): string => is_string( $content[ $name ] ?? null ) ? $content[ $name ] : '';
		$fields = array(
			'blog'                 => home_url( '/' ),
			'comment_type'         => 'newsletter' === $kind ? 'signup' : 'contact-form',
			'comment_author'       => $text( 'name' ),
			'comment_author_email' => $text( 'email' ),
			'comment_content'      => $text( 'text' ),
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Akismet wants them as they came.
			'user_ip'              => is_string( $_SERVER['REMOTE_ADDR'] ?? null ) ? $_SERVER['REMOTE_ADDR'] : '',
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- As above.
			'user_agent'           => is_string( $_SERVER['HTTP_USER_AGENT'] ?? null ) ? wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) : '',
		);
		foreach ( $counts->values as $name => $value ) {
			$fields[ 'POST_' . Counts::PREFIX . $name ] = $value;
		}
		return $fields;
	}
}
