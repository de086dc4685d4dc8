<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Paths;
use Frontage\Domain\Render\Inline_Script;

defined( 'ABSPATH' ) || exit;

/**
 * The finished page of a simulation: its first script, and headers that keep it in its frame.
 */
final class Simulation_Page {
	private const SCRIPT = 'build/simulation';

	/**
	 * Headers of the page. It may be framed here only, sends nothing, and no cache keeps it. Forms are allowed because
	 * dialogs close with them; `form-action` lets them send nothing.
	 */
	public const HEADERS = array(
		'Cache-Control'           => 'no-store, private, max-age=0',
		'Content-Security-Policy' => "connect-src 'none'; form-action 'none'; worker-src blob:; frame-ancestors 'self'; "
			. 'sandbox allow-scripts allow-same-origin allow-forms',
		'X-Frame-Options'         => 'SAMEORIGIN',
		'X-Robots-Tag'            => 'noindex',
	);

	/** Headers that others may have set: a cookie of a session, or no frames at all. */
	private const REMOVED = array( 'Set-Cookie', 'X-Frame-Options', 'Expires', 'Last-Modified', 'ETag' );

	/**
	 * Adds the headers and the script to a page.
	 *
	 * @param string $html The page, or nothing before a redirect.
	 */
	public static function finish( string $html ): string {
		if ( ! headers_sent() ) {
			array_map( 'header_remove', self::REMOVED );
			foreach ( self::HEADERS as $name => $value ) {
				// A policy of the site stays in force.
				header( "$name: $value", 'Content-Security-Policy' !== $name );
			}
		}
		$script = self::script();
		return (string) preg_replace_callback( '/<head\b[^>]*>/i', static fn ( array $found ): string => $found[0] . $script, $html, 1 );
	}

	/** Returns the script, which comes before all others, and is left alone by plugins that delay scripts. */
	private static function script(): string {
		$asset = require Paths::path( self::SCRIPT . '.asset.php' );
		return wp_get_script_tag(
			array(
				'id'           => 'frontage-simulation',
				'src'          => add_query_arg( 'ver', $asset['version'], Paths::url( self::SCRIPT . '.js' ) ),
				'data-printed' => (string) wp_json_encode( self::printed(), JSON_UNESCAPED_SLASHES ),
			) + Inline_Script::MARKS
		);
	}

	/**
	 * Returns what only the server knows.
	 *
	 * @return array{status: int, time: int, refused: list<array{id: string, why: string}>}
	 */
	private static function printed(): array {
		$status = http_response_code();
		return array(
			'status'  => is_404() ? 404 : ( is_int( $status ) ? $status : 200 ),
			'time'    => Simulation::now() * 1000,
			'refused' => Simulation::refused(),
		);
	}
}
