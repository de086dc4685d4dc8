<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Limits;
use Frontage\Base\Store\Tables;
use Frontage\Http\Signed;


defined( 'ABSPATH' ) || exit;

/**
 * A ticket for one submission of a form.
 *
 * Fetched when a visitor first touches a form, so that pages stay the same for everybody: it tells
 * how long the visitor has been at it, carries the captcha's question, and is good once.
 *
 * Its id is the id of the entry it leads to, so the database itself sees to the “once”.
 */
final class Submission_Token {
	public const FIELD = 'frontage_ticket';

	private const KIND         = 'form-ticket';
	private const ID_BYTES     = 16;
	private const LIFE_SECONDS = DAY_IN_SECONDS;

	/** People take longer; our own script waits. */
	public const LEAST_SECONDS = 2;

	/**
	 * Prepares the ticket.
	 *
	 * @param string               $id       32 hex digits.
	 * @param string               $form     The form's id.
	 * @param int                  $made     Unix time.
	 * @param array<string, mixed> $question The captcha's; its slug is under `kind`.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $form,
		private int $made,
		public readonly array $question
	) {}

	/**
	 * A new ticket.
	 *
	 * @param string               $form     The form's id.
	 * @param array<string, mixed> $question The captcha's.
	 */
	public static function issue( string $form, array $question ): self {
		return new self( bin2hex( random_bytes( self::ID_BYTES ) ), $form, Clock::now(), $question );
	}

	/**
	 * Reads a ticket; null if this site did not make it for this form, or it is too old.
	 *
	 * @param mixed  $text What the browser sent.
	 * @param string $form The form's id.
	 */
	public static function read( mixed $text, string $form ): ?self {
		$data = is_string( $text ) ? Signed::read( self::KIND, $text ) : null;
		if ( null === $data || ( $data['form'] ?? '' ) !== $form || self::LIFE_SECONDS < Clock::now() - (int) $data['made'] ) {
			return null;
		}
		return new self( (string) $data['id'], $form, (int) $data['made'], (array) $data['question'] );
	}

	/** The ticket as text for the browser. */
	public function text(): string {
		return Signed::make(
			self::KIND,
			array(
				'id'       => $this->id,
				'form'     => $this->form,
				'made'     => $this->made,
				'question' => $this->question,
			)
		);
	}

	/** Whether it was used sooner than a person could. */
	public function is_too_fast(): bool {
		return Clock::now() - $this->made < self::LEAST_SECONDS;
	}

	/**
	 * Uses up the ticket's question, as its answer was wrong: there is no second guess.
	 *
	 * @return bool Whether it was unused till now.
	 */
	public function burn(): bool {
		return $this->take( $this->bucket() );
	}

	/**
	 * Takes the only place of a window that ends with the ticket.
	 *
	 * @param string $window Its name.
	 * @return bool Whether it was free.
	 */
	private function take( string $window ): bool {
		return array() === Limits::take(
			array(
				$window => array(
					'ends'   => $this->made + self::LIFE_SECONDS,
					'places' => 1,
				),
			)
		);
	}

	/** Whether its question was used up. */
	public function is_burnt(): bool {
		return self::is_known( $this->bucket() );
	}

	/**
	 * Uses it up for one purpose; for that it stays good, as the first answer may have been lost on its way.
	 *
	 * @param string $purpose Such as an address.
	 * @return bool Whether it may be used so.
	 */
	public function spend( string $purpose ): bool {
		if ( ! $this->burn() ) {
			return $this->is_spent_on( $purpose );
		}
		$this->take( $this->bucket( $purpose ) );
		return true;
	}

	/**
	 * Whether it was used up for this purpose before.
	 *
	 * @param string $purpose Such as an address.
	 */
	public function is_spent_on( string $purpose ): bool {
		return self::is_known( $this->bucket( $purpose ) );
	}

	/**
	 * Its name among the windows of limits.
	 *
	 * @param string $purpose What it was used up for.
	 */
	private function bucket( string $purpose = '' ): string {
		return substr( hash( 'sha256', rtrim( "form ticket\n{$this->id}\n$purpose" ) ), 0, 32 );
	}

	/**
	 * Whether a window was ever counted in.
	 *
	 * @param string $bucket Its name.
	 */
	private static function is_known( string $bucket ): bool {
		global $wpdb;
		if ( wp_using_ext_object_cache() ) {
			return false !== wp_cache_get( $bucket, 'frontage_limits' );
		}
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT hits FROM %i WHERE bucket = %s', Tables::name( 'limits' ), $bucket ) );
	}
}
