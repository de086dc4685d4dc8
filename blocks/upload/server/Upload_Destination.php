<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Upload;

defined( 'ABSPATH' ) || exit;

/**
 * The destination of files that are not sent to the inbox.
 *
 * URL, method, field name and further fields (S2 §7), within the limits for authors.
 */
final class Upload_Destination {
	private const PARAMS_MAX = 20;

	/**
	 * Returns the destination; null if files are sent to the inbox.
	 *
	 * Allows only URLs of this site and of hosts in `allowed_redirect_hosts`.
	 *
	 * @param Saved_Upload $saved Saved block.
	 * @return array{url: string, method: string, name: string, params: array<string, string>}|null
	 */
	public static function of( Saved_Upload $saved ): ?array {
		$wanted = $saved->text( 'url' );
		$url    = '' === $wanted ? '' : wp_validate_redirect( sanitize_url( $wanted ), '' );
		$name   = $saved->text( 'fieldName' );
		return '' === $url ? null : array(
			'url'    => $url,
			'method' => 'PUT' === $saved->text( 'method' ) ? 'PUT' : 'POST',
			'name'   => 1 === preg_match( '/\A[A-Za-z0-9_.-]{1,64}(?:\[\])?\z/', $name ) ? $name : 'files[]',
			'params' => self::params( $saved->text( 'params' ) ),
		);
	}

	/**
	 * Parses further fields.
	 *
	 * @param string $text One `name=value` per line.
	 * @return array<string, string>
	 */
	private static function params( string $text ): array {
		$params = array();
		foreach ( array_slice( preg_split( '/\R/', $text ) ?: array(), 0, self::PARAMS_MAX ) as $line ) {
			list( $name, $value ) = array_map( 'trim', explode( '=', $line, 2 ) ) + array( '', '' );
			if ( '' !== $name ) {
				$params[ $name ] = $value;
			}
		}
		return $params;
	}
}
