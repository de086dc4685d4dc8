<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The error page for visitors without JavaScript.
 *
 * Returned instead of JSON for forms that the browser submits itself.
 */
final class Error_Page {
	private const STYLE = 'body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:34rem;margin:15vh auto;padding-inline:1.5rem}'
		. 'label,textarea{display:block}textarea{box-sizing:border-box;inline-size:100%;margin-block-start:.5rem;'
		. 'padding:.75rem;font:inherit;field-sizing:content;max-block-size:60vh}'
		. ':is(a,textarea):focus-visible{outline:3px solid;outline-offset:3px}'
		. '@media(prefers-color-scheme:dark){:root{color-scheme:dark}}';

	private const ROWS_MAX = 20;

	/**
	 * Converts an error response to a page, if the browser will display it.
	 *
	 * @param string $typed Text entered by the visitor, to be returned.
	 */
	public static function instead_of( Response $response, Request $request, string $typed = '' ): Response {
		$message = $response->data()['message'] ?? null;
		if ( ! $response->is_error() || ! is_string( $message ) || ! self::is_shown( $request ) ) {
			return $response;
		}
		$page = Response::html( '<!doctype html>' . self::html( $message, $request, $typed ), $response->status );
		foreach ( $response->headers as $name => $value ) {
			$page = 'Content-Type' === $name ? $page : $page->with_header( $name, $value );
		}
		return $page;
	}

	/**
	 * Returns whether the browser will display the response; without `Sec-Fetch` headers, as on sites
	 * without HTTPS, it depends on whether a page is requested.
	 */
	private static function is_shown( Request $request ): bool {
		$mode = $request->header( 'sec-fetch-mode' );
		return '' === $mode ? str_contains( $request->header( 'accept' ), 'text/html' ) : 'navigate' === $mode;
	}

	/**
	 * Returns the page.
	 *
	 * @param string $message What happened and what to do.
	 * @param string $typed Text entered by the visitor; not printed for requests from other sites.
	 */
	private static function html( string $message, Request $request, string $typed ): Html {
		$is_own = Origin::Same === Origin::of( $request );
		$back   = $is_own ? wp_validate_redirect( $request->header( 'referer' ) ?: home_url( '/' ), home_url( '/' ) ) : home_url( '/' );
		return el(
			'html',
			array(
				'lang' => get_bloginfo( 'language' ),
				'dir'  => is_rtl() ? 'rtl' : 'ltr',
			),
			el(
				'head',
				array(),
				el( 'meta', array( 'charset' => 'utf-8' ) ),
				el(
					'meta',
					array(
						'name'    => 'viewport',
						'content' => 'width=device-width',
					)
				),
				el( 'title', array(), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ),
				el( 'style', array(), Html::raw( self::STYLE ) )
			),
			el(
				'body',
				array(),
				el(
					'main',
					array(),
					el( 'p', array( 'role' => 'alert' ), $message ),
					$is_own && '' !== $typed ? self::given_back( $typed ) : null,
					el( 'p', array(), el( 'a', array( 'href' => $back ), __( 'Back to the page', 'frontage' ) ) )
				)
			)
		);
	}

	/**
	 * Returns an element to copy the text from, also with the keyboard.
	 *
	 * @param string $typed Text entered by the visitor.
	 */
	private static function given_back( string $typed ): Html {
		$box = array(
			'readonly' => true,
			'rows'     => min( self::ROWS_MAX, 1 + substr_count( $typed, "\n" ) ),
		);
		return el( 'p', array(), el( 'label', array(), __( 'What you entered:', 'frontage' ), el( 'textarea', $box, $typed ) ) );
	}
}
