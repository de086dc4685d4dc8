<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Http\Response;

defined( 'ABSPATH' ) || exit;

/**
 * Where a browser without JavaScript is redirected after subscribing.
 *
 * To the author's page with the chosen values, or back to the form, whose message is shown as the URL's target.
 */
final class Return_Url {
	/** Suffix of the message's ID. */
	public const DONE = '-done';

	/**
	 * Returns the redirect; its URL is never taken from the request.
	 *
	 * @param Form_Grant $terms The form's signed grant.
	 * @param array<string, mixed> $args Submitted values.
	 */
	public static function to( Form_Grant $terms, array $args ): Response {
		$own = $terms->more['redirect'] ?? '';
		if ( is_string( $own ) && '' !== $own ) {
			$query = array();
			foreach ( (array) ( $terms->more['query'] ?? array() ) as $name ) {
				$query[ (string) $name ] = rawurlencode( (string) ( $args[ "et_$name" ] ?? '' ) );
			}
			return self::redirect( add_query_arg( $query, $own ) );
		}
		$page = 0 === $terms->post ? home_url( '/' ) : (string) get_permalink( $terms->post );
		$form = $terms->more['form'] ?? '';
		return self::redirect( $page . '#' . ( is_string( $form ) ? $form : '' ) . self::DONE );
	}

	/**
	 * Creates the redirect.
	 *
	 * @param string $url Target URL.
	 */
	private static function redirect( string $url ): Response {
		return Response::raw( '', status: 303 )->with_header( 'Location', $url );
	}
}
