<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Store\Salts;
use Frontage\Base\Store\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * The visitor who sent the request.
 *
 * Visitors have keys that reveal nothing about them.
 *
 * The key of a user is derived from the user ID with a permanent secret. The key of anyone else is derived
 * from the IP address and user agent with a salt that is deleted the next day. Neither is stored, and
 * cookies are not used, so a forged cookie changes nothing.
 *
 * @api
 */
final class Visitor {
	private const USER_KEY       = 'frontage_visitor_key';
	private const KEY_CHARACTERS = 32;

	/**
	 * Stores the values.
	 *
	 * @param int $user_id 0 if not logged in.
	 * @param string $address Result of `Client_Address`.
	 * @param string $agent User agent.
	 */
	private function __construct(
		public readonly int $user_id,
		private string $address,
		private string $agent
	) {}

	/** Returns the visitor of the current request. */
	public static function current(): self {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only hashed.
		$agent = $_SERVER['HTTP_USER_AGENT'] ?? '';
		return new self( get_current_user_id(), Client_Address::of( $_SERVER ), is_string( $agent ) ? $agent : '' );
	}

	/**
	 * Returns a user as a visitor, regardless of the current request.
	 *
	 * @param int $user_id User ID, more than 0.
	 */
	public static function of_user( int $user_id ): self {
		return new self( $user_id, '', '' );
	}

	/** Returns whether the visitor is logged in. */
	public function is_user(): bool {
		return $this->user_id > 0;
	}

	/** Returns the visitor's key of 32 characters; `u…` for users, `a…` for others. */
	public function key(): string {
		return $this->is_user()
			? self::hide( 'u', 'user ' . $this->user_id, Secret::get( self::USER_KEY ) )
			: self::hide( 'a', "visitor\n{$this->address}\n{$this->agent}", Salts::today() );
	}

	/** Returns the key of the visitor's network, regardless of the user agent. */
	public function network_key(): string {
		return self::hide( 'n', 'network ' . $this->address, Salts::today() );
	}

	/** Returns the key of whom the visitor shares limits with: nobody for users, their network for others. */
	public function group_key(): string {
		return $this->is_user() ? $this->key() : $this->network_key();
	}

	/**
	 * Returns a key.
	 *
	 * @param string $first First character.
	 * @param string $text Text to hash.
	 * @param string $secret Secret to hash it with.
	 */
	private static function hide( string $first, string $text, string $secret ): string {
		return substr( $first . hash_hmac( 'sha256', $text, $secret ), 0, self::KEY_CHARACTERS );
	}
}
