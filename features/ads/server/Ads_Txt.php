<?php
declare( strict_types=1 );

namespace Frontage\Features\Ads;

defined( 'ABSPATH' ) || exit;

/**
 * The file `ads.txt` at the root of the domain, which says who may sell ads of the site (IAB Tech Lab, ads.txt 1.1).
 *
 * A real file wins: the web server does not ask WordPress then.
 */
final class Ads_Txt {
	public const MOST_CHARACTERS = 50_000;

	private const PATH = '/ads.txt';

	/** Seconds that caches may keep it. */
	private const KEPT = HOUR_IN_SECONDS;

	/** A seller: domain, account, relation, and optionally an authority's ID. */
	private const SELLER = '/\A[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,63}\s*,\s*[^\s,;=#]+\s*,\s*(?:DIRECT|RESELLER)\s*'
		. '(?:,\s*[\w.-]+\s*)?(?:;.*)?\z/i';

	private const VARIABLE = '/\A(?:contact|subdomain|ownerdomain|managerdomain|inventorypartnerdomain)\s*=\s*\S.*\z/i';

	/** Adds the hook, if there is a text. */
	public function boot(): void {
		if ( '' !== Ads::value( 'ads_txt' ) ) {
			add_action( 'init', array( $this, 'serve' ) );
		}
	}

	/** Answers a request for the file. */
	public function serve(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$address = $_SERVER['REQUEST_URI'] ?? '';
		if ( ! is_string( $address ) || self::PATH !== explode( '?', $address, 2 )[0] ) {
			return;
		}
		if ( ! headers_sent() ) {
			status_header( 200 );
			header( 'Content-Type: text/plain; charset=utf-8' );
			header( 'X-Content-Type-Options: nosniff' );
			header( 'Cache-Control: public, max-age=' . self::KEPT );
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- Plain text.
		echo Ads::value( 'ads_txt' ), "\n";
		exit;
	}

	/**
	 * Returns what is wrong with a text; empty if nothing is.
	 *
	 * @param string $text Lines separated by `\n`.
	 */
	public static function problem( string $text ): string {
		foreach ( explode( "\n", $text ) as $index => $line ) {
			$line = trim( explode( '#', $line, 2 )[0] );
			if ( '' !== $line && 1 !== preg_match( self::SELLER, $line ) && 1 !== preg_match( self::VARIABLE, $line ) ) {
				return sprintf(
					/* translators: 1: number of a line, 2: example of a line. */
					__( 'Line %1$s of ads.txt is not valid. Write it like this: %2$s', 'frontage' ),
					number_format_i18n( $index + 1 ),
					'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0'
				);
			}
		}
		return '';
	}
}
