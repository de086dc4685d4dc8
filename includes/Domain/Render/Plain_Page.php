<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A standalone page with a short message, for visitors without JavaScript or from an email. Needs no
 * theme and no cookie.
 */
final class Plain_Page {
	private const STYLE = 'body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:34rem;margin:15vh auto;padding-inline:1.5rem}'
		. 'h1{font-size:1.75rem;line-height:1.25}button{font:inherit;padding:.75rem 1.5rem;border:0;'
		. 'border-radius:.375rem;color:#fff;background:#1a1a1a;cursor:pointer}input{font:inherit;padding:.5rem .75rem;'
		. 'inline-size:4.5em}:is(button,input):focus-visible{outline:3px solid;outline-offset:3px}'
		. '@media(prefers-color-scheme:dark){:root{color-scheme:dark}button{color:#111;background:#eee}}';

	/**
	 * Returns the page.
	 *
	 * @param string $title Document title; the site's name is appended.
	 * @param Html|null ...$main Content.
	 */
	public static function html( string $title, ?Html ...$main ): Html {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$view = array(
			'name'    => 'viewport',
			'content' => 'width=device-width',
		);
		$page = el(
			'html',
			array(
				'lang' => get_bloginfo( 'language' ),
				'dir'  => is_rtl() ? 'rtl' : 'ltr',
			),
			el(
				'head',
				array(),
				el( 'meta', array( 'charset' => 'utf-8' ) ),
				el( 'meta', $view ),
				el( 'title', array(), "$title – $site" ),
				el( 'style', array(), Html::raw( self::STYLE ) )
			),
			el(
				'body',
				array(),
				el( 'main', array(), array_values( $main ), el( 'p', array(), el( 'a', array( 'href' => home_url( '/' ) ), $site ) ) )
			)
		);
		return Html::raw( "<!doctype html>$page" );
	}
}
