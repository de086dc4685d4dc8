<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Peertube;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** The PeerTube servers that the owner of the site names. */
final class Peertube_Servers {
	private const PROVIDER = 'peertube';

	private const MOST_SERVERS = 10;

	/** Returns the setting. */
	public static function field(): Field {
		return Field::text(
			__( 'Servers', 'frontage' ),
			500,
			'',
			__( 'Their names, separated by spaces, such as peertube.example.org. Only videos of these servers are shown.', 'frontage' )
		);
	}

	/**
	 * Returns the hosts that the owner allows.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		$typed = (string) Options::value( self::PROVIDER, 'servers', self::field() );
		$hosts = array();
		foreach ( preg_split( '/[\s,;]+/', strtolower( $typed ) ) ?: array() as $one ) {
			$host = (string) preg_replace( '~^https?://|/.*$~', '', $one );
			if ( 1 === preg_match( '/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/', $host ) ) {
				$hosts[ $host ] = true;
			}
		}
		return array_slice( array_keys( $hosts ), 0, self::MOST_SERVERS );
	}
}
