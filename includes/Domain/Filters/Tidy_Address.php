<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Base\Bootable;
use Frontage\Base\Conditional;

defined( 'ABSPATH' ) || exit;

/**
 * Leads from the address that a form without JavaScript makes, `?price[from]=10&price[to]=50`, to the one that all links use,
 * `?price=10..50`: the same choices have the same address.
 */
final class Tidy_Address implements Bootable, Conditional {
	public const WHEN = 'hook:template_include';

	/** Returns whether the address has such a parameter. */
	public static function is_needed(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only asks whether there is one.
		foreach ( $_GET as $value ) {
			if ( is_array( $value ) && ( isset( $value['from'] ) || isset( $value['to'] ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** Adds the filter, after the template is known. */
	public static function boot(): void {
		add_filter( 'template_include', array( self::class, 'redirect' ), PHP_INT_MAX );
	}

	/**
	 * Redirects to the usual address.
	 *
	 * @param mixed $template Template path.
	 * @return mixed The unchanged value.
	 */
	public static function redirect( $template ) {
		$to = self::address();
		if ( '' !== $to && wp_safe_redirect( $to ) ) {
			exit;
		}
		return $template;
	}

	/** Returns the usual address of the page; empty if this is it. */
	public static function address(): string {
		foreach ( Page_Filters::lists() as $list ) {
			$state = Page_Filters::of( $list );
			foreach ( array_keys( $state->filters ) as $name ) {
				// phpcs:ignore WordPress.Security.NonceVerification -- Only asks whether it is an array.
				if ( is_array( $_GET[ $name ] ?? null ) ) {
					$href = $state->href( $list->id );
					return str_starts_with( $href, '?' ) ? strtok( home_url( add_query_arg( array() ) ), '?' ) . $href : $href;
				}
			}
		}
		return '';
	}
}
