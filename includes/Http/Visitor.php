<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Store\Salts;
use Frontage\Base\Store\Secret;


defined( 'ABSPATH' ) || exit;

/**
 * Who is asking.
 *
 * A visitor under a name that says nothing about them.
 *
 * Users are named after their number with a key that stays; everybody else after address and user
 * agent with a salt that is deleted the day after. Neither address nor user agent is stored, and
 * cookies play no part, so forging one changes nothing.
 *
 * @api
 */
final class Visitor {
	private const USER_KEY       = 'frontage_visitor_key';
	private const KEY_CHARACTERS = 32;

	/**
	 * Prepares the visitor.
	 *
	 * @param int    $user_id 0 if not logged in.
	 * @param string $address As `Client_Address` gives it.
	 * @param string $agent   The browser's name for itself.
	 */
	private function __construct(
		public readonly int $user_id,
		private string $address,
		private string $agent
	) {}

	/** Whoever makes the request that PHP is serving. */
	public static function current(): self {
		$agent = $_SERVER['HTTP_USER_AGENT'] ?? '';
		return new self( get_current_user_id(), Client_Address::of( $_SERVER ), is_string( $agent ) ? $agent : '' );
	}

	/**
	 * A user, whoever makes the request.
	 *
	 * @param int $user_id More than 0.
	 */
	public static function of_user( int $user_id ): self {
		return new self( $user_id, '', '' );
	}

	/** Whether the visitor has an account and uses it. */
	public function is_user(): bool {
		return $this->user_id > 0;
	}

	/** The visitor's name, 32 characters; `u…` for users, `a…` for others. */
	public function key(): string {
		return $this->is_user()
			? self::hide( 'u', 'user ' . $this->user_id, Secret::get( self::USER_KEY ) )
			: self::hide( 'a', "visitor\n{$this->address}\n{$this->agent}", Salts::today() );
	}

	/** The name of the visitor's network, whatever browsers are used in it. */
	public function network_key(): string {
		return self::hide( 'n', 'network ' . $this->address, Salts::today() );
	}

	/**
	 * Makes a name.
	 *
	 * @param string $first  Its first letter.
	 * @param string $text   What it hides.
	 * @param string $secret What it is hidden with.
	 */
	private static function hide( string $first, string $text, string $secret ): string {
		return substr( $first . hash_hmac( 'sha256', $text, $secret ), 0, self::KEY_CHARACTERS );
	}
}
