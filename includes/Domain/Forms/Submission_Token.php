<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Limits;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * A token for one submission of a form.
 *
 * Fetched when a visitor first interacts with a form, so that pages can be cached. It records when the
 * visitor started, carries the captcha challenge, and is valid once.
 *
 * Its ID or key becomes the request ID of the entry, so that the database guarantees single use.
 */
final class Submission_Token {
	public const FIELD = 'frontage_submission_token';

	/** Name of the field with the key that a device gives to what a visitor is filling in. */
	public const KEY_FIELD = 'frontage_key';

	private const KIND         = 'form-token';
	private const ID_BYTES     = 16;
	private const LIFE_SECONDS = DAY_IN_SECONDS;

	/** Minimum fill time in seconds; our own script waits for it. */
	public const LEAST_SECONDS = 2;

	/**
	 * Stores the values.
	 *
	 * @param string $id 32 hex digits.
	 * @param string $form Form ID.
	 * @param int $made Unix timestamp.
	 * @param array<string, mixed> $question Captcha challenge; `kind` is its slug.
	 * @param string $key Result of `key()`.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $form,
		private int $made,
		public readonly array $question,
		public readonly string $key = ''
	) {}

	/**
	 * Issues a new token.
	 *
	 * @param string $form Form ID.
	 * @param array<string, mixed> $question Captcha challenge.
	 * @param string $key Result of `key()`.
	 */
	public static function issue( string $form, array $question, string $key = '' ): self {
		return new self( bin2hex( random_bytes( self::ID_BYTES ) ), $form, Clock::now(), $question, $key );
	}

	/**
	 * Returns the key of what a visitor is filling in, which all tokens for it share, also after a reload; empty if invalid.
	 *
	 * @param mixed $sent 32 hex digits that the browser made at random and keeps with the draft.
	 */
	public static function key( mixed $sent ): string {
		return is_string( $sent ) && 1 === preg_match( '/\A[0-9a-f]{32}\z/', $sent ) ? $sent : '';
	}

	/** Returns what the request ID of the entry is made of: tokens with the same key are for the same entry. */
	public function subject(): string {
		return '' === $this->key ? $this->id : "key {$this->key}";
	}

	/**
	 * Parses a token; null if this site did not issue it for this form, or it has expired.
	 *
	 * @param mixed $text Token from the browser.
	 * @param string $form Form ID.
	 */
	public static function read( mixed $text, string $form ): ?self {
		$data = is_string( $text ) ? Signed::read( self::KIND, $text ) : null;
		if ( null === $data || ( $data['form'] ?? '' ) !== $form || self::LIFE_SECONDS < Clock::now() - (int) $data['made'] ) {
			return null;
		}
		return new self( (string) $data['id'], $form, (int) $data['made'], (array) $data['question'], self::key( $data['key'] ?? '' ) );
	}

	/**
	 * Returns the token that the time of a printed page stands for; null if that is too long ago.
	 *
	 * @param string $hash Hex digits, at least 32, of the page and of what the token is valid for.
	 * @param string $form Form ID.
	 * @param int $made Unix timestamp of the page.
	 */
	public static function of_page( string $hash, string $form, int $made ): ?self {
		$is_new = Clock::now() - $made <= self::LIFE_SECONDS;
		return $is_new ? new self( substr( $hash, 0, 2 * self::ID_BYTES ), $form, $made, array( 'kind' => Captchas::NONE ) ) : null;
	}

	/** Returns the encoded token for the browser. */
	public function text(): string {
		return Signed::make(
			self::KIND,
			array(
				'id'       => $this->id,
				'form'     => $this->form,
				'made'     => $this->made,
				'question' => $this->question,
			) + array_filter( array( 'key' => $this->key ) )
		);
	}

	/** Returns whether it was used faster than a person could. */
	public function is_too_fast(): bool {
		return Clock::now() - $this->made < self::LEAST_SECONDS;
	}

	/**
	 * Invalidates the challenge after a wrong answer, so that there is no second guess.
	 *
	 * @return bool Whether it was unused before.
	 */
	public function burn(): bool {
		return $this->consume( $this->bucket() );
	}

	/**
	 * Takes the only place in a rate limit window that ends when the token expires.
	 *
	 * @param string $window Window name.
	 * @return bool Whether the place was free.
	 */
	private function consume( string $window ): bool {
		return array() === Limits::consume(
			array(
				$window => array(
					'ends'   => $this->made + self::LIFE_SECONDS,
					'places' => 1,
				),
			)
		);
	}

	/** Returns whether the challenge has been invalidated. */
	public function is_burnt(): bool {
		return self::is_known( $this->bucket() );
	}

	/**
	 * Uses the token for one purpose. It stays valid for that purpose, because the first response may have
	 * been lost.
	 *
	 * @param string $purpose Purpose, such as an email address.
	 * @return bool Whether it may be used for it.
	 */
	public function spend( string $purpose ): bool {
		if ( ! $this->burn() ) {
			return $this->is_spent_on( $purpose );
		}
		$this->consume( $this->bucket( $purpose ) );
		return true;
	}

	/**
	 * Returns whether the token was used for this purpose before.
	 *
	 * @param string $purpose Purpose, such as an email address.
	 */
	public function is_spent_on( string $purpose ): bool {
		return self::is_known( $this->bucket( $purpose ) );
	}

	/**
	 * Returns the name of its rate limit window.
	 *
	 * @param string $purpose Purpose it was used for.
	 */
	private function bucket( string $purpose = '' ): string {
		return substr( hash( 'sha256', rtrim( "form token\n{$this->id}\n$purpose" ) ), 0, 32 );
	}

	/**
	 * Returns whether a window has been used.
	 *
	 * @param string $bucket Window name.
	 */
	private static function is_known( string $bucket ): bool {
		return array() !== Limits::hits( array( $bucket ) );
	}
}
