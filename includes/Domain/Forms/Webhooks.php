<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Shared_Option;
use Frontage\Domain\Privacy\Provides_Policy_Text;
use Frontage\Domain\Providers\Url_Guard;

defined( 'ABSPATH' ) || exit;

/**
 * The addresses to which forms can send entries, with their signing keys.
 *
 * Administrators add them; a form only names one. So neither a post, its revisions and exports, nor anyone who may edit
 * it holds an address or a key.
 *
 * @phpstan-type Webhook array{name: string, url: string, key: string}
 */
final class Webhooks implements Provides_Policy_Text {
	/** Option that is not autoloaded. */
	public const OPTION = 'frontage_form_webhooks';

	private const MOST      = 50;
	private const ID_BYTES  = 8;
	private const KEY_BYTES = 32;

	/**
	 * Returns all, keyed by ID.
	 *
	 * @return array<string, Webhook>
	 */
	public static function all(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * Returns one; null if it was removed.
	 *
	 * @param string $id As `add()` returns it.
	 * @return Webhook|null
	 */
	public static function get( string $id ): ?array {
		return self::all()[ $id ] ?? null;
	}

	public static function policy_texts(): array {
		$hosts = array_unique( array_map( static fn ( array $hook ): string => self::host( $hook['url'] ), self::all() ) );
		/* translators: %s: hosts such as crm.example.com. */
		$sentence = __( 'Messages that you send through a form may be passed on to: %s.', 'frontage' );
		return array() === $hosts
			? array()
			: array( __( 'Services connected to forms', 'frontage' ) => sprintf( $sentence, implode( ', ', $hosts ) ) );
	}

	/**
	 * Adds one with a new key.
	 *
	 * @param string $name Name for authors.
	 * @param string $url Address that starts with `https://`.
	 * @return array{id: string, key: string}|null The key is shown once, then never again; null if there are too many.
	 * @throws \Frontage\Domain\Providers\Http_Error If requests to the address are not allowed.
	 */
	public static function add( string $name, string $url ): ?array {
		if ( count( self::all() ) >= self::MOST ) {
			return null;
		}
		Url_Guard::judge( $url, array( self::host( $url ) ) );
		$id  = bin2hex( random_bytes( self::ID_BYTES ) );
		$key = bin2hex( random_bytes( self::KEY_BYTES ) );
		$new = array( $id => compact( 'name', 'url', 'key' ) );
		$add = static fn (): array => self::all() + $new;
		Shared_Option::change( self::OPTION, $add, false );
		return compact( 'id', 'key' );
	}

	/**
	 * Removes one. Forms that name it no longer send anything there.
	 *
	 * @param string $id As `add()` returns it.
	 */
	public static function remove( string $id ): void {
		$remove = static fn (): array => array_diff_key( self::all(), array( $id => true ) );
		Shared_Option::change( self::OPTION, $remove, false );
	}

	/**
	 * Returns the host of an address.
	 *
	 * @param string $url Full URL.
	 */
	public static function host( string $url ): string {
		return strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}
}
