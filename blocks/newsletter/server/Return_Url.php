<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Http\Response;


defined( 'ABSPATH' ) || exit;

/**
 * Where a browser without script goes after it has subscribed.
 *
 * To the author's page with the chosen values, or back to the form, whose message then shows as the address's target.
 */
final class Return_Url {
	/** End of the id of the message. */
	public const DONE = '-done';

	/**
	 * The redirect; its address comes from this site alone.
	 *
	 * @param Form_Grant                $terms The form's.
	 * @param array<string, mixed> $args  What was sent.
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
	 * Sends the browser on.
	 *
	 * @param string $url Address.
	 */
	private static function redirect( string $url ): Response {
		return Response::raw( '', status: 303 )->with_header( 'Location', $url );
	}
}
