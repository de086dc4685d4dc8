<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking;

use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** The owner's settings, as the script and the action read them. */
final class Link_Rules {
	/**
	 * Returns what the script gets; the same for every visitor.
	 *
	 * @param int $post ID of the post that the page shows; 0 for other pages.
	 * @return array<string, mixed>
	 */
	public static function for_script( int $post ): array {
		return array(
			'ajax'       => admin_url( 'admin-ajax.php', 'relative' ),
			'report'     => self::is_counting(),
			'analytics'  => (string) Options::get( Link_Tracking::SLUG, 'analytics' ),
			'files'      => array_map( static fn ( string $type ): string => ltrim( $type, '.*' ), self::words( 'files' ) ),
			'affiliates' => array_map( array( self::class, 'place' ), self::words( 'affiliates', false ) ),
			'hosts'      => array_map( array( self::class, 'domain' ), self::words( 'hosts' ) ),
			'post'       => $post,
		);
	}

	/** Returns whether this site counts. */
	public static function is_counting(): bool {
		return true === Options::get( Link_Tracking::SLUG, 'report' );
	}

	/**
	 * Returns a path, or a domain without scheme and `www.`, in lower case, with or without a path.
	 *
	 * @param string $word What the owner wrote.
	 */
	private static function place( string $word ): string {
		$place  = (string) preg_replace( '~^(?:https?:)?//|^\*\.~i', '', $word );
		$domain = explode( '/', $place )[0];
		return preg_replace( '/^www\./', '', strtolower( $domain ) ) . substr( $place, strlen( $domain ) );
	}

	/**
	 * Returns a domain without scheme, `www.` and path.
	 *
	 * @param string $word What the owner wrote.
	 */
	private static function domain( string $word ): string {
		return explode( '/', self::place( $word ) )[0];
	}

	/**
	 * Returns the words of a setting.
	 *
	 * @param string $key Its name.
	 * @param bool $is_lower Whether capital letters mean nothing.
	 * @return list<string>
	 */
	private static function words( string $key, bool $is_lower = true ): array {
		$text  = (string) Options::get( Link_Tracking::SLUG, $key );
		$words = preg_split( '/[\s,;]+/', $is_lower ? strtolower( $text ) : $text, -1, PREG_SPLIT_NO_EMPTY );
		return false === $words ? array() : $words;
	}
}
