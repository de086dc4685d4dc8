<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Ads;

defined( 'ABSPATH' ) || exit;

/** Inserts ads between the posts of Query Loops. */
final class In_Lists {
	/** After extensions of the block. */
	private const PRIORITY = 30;

	/** Adds the hook, if a number is chosen. */
	public function boot(): void {
		if ( Ads::value( 'every' ) > 0 && '' !== Ads::value( 'list_group' ) ) {
			add_filter( 'render_block_core/post-template', array( $this, 'insert' ), self::PRIORITY );
		}
	}

	/**
	 * Inserts an ad after every few posts, except after the last one.
	 *
	 * @param mixed $html HTML of the list.
	 * @return mixed
	 */
	public function insert( mixed $html ): mixed {
		if ( ! is_string( $html ) || is_feed() ) {
			return $html;
		}
		$every = (int) Ads::value( 'every' );
		$ends  = Places::after_items( $html );
		$made  = '';
		$from  = 0;
		foreach ( array_slice( $ends, 0, -1 ) as $index => $end ) {
			if ( 0 === ( $index + 1 ) % $every ) {
				$ad    = Ads::html( (string) Ads::value( 'list_group' ) );
				$made .= substr( $html, $from, $end - $from ) . ( '' === $ad ? '' : "<li class=\"wp-block-post\">$ad</li>" );
				$from  = $end;
			}
		}
		return $made . substr( $html, $from );
	}
}
