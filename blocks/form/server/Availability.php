<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use DateTimeImmutable;
use Frontage\Base\Clock;
use Frontage\Domain\Forms\Email_Address;
use Frontage\Domain\Forms\Entry_Limits;
use Frontage\Domain\Forms\Field_Tree;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a form accepts entries now: its schedule in the site's time zone, and its limits.
 *
 * Only the server decides. Pages may come from a cache, so they contain the times at most, and a browser asks when one
 * of them is near.
 *
 * @phpstan-import-type Value from \Frontage\Domain\Forms\Field
 */
final class Availability {
	public const EARLY  = 'early';
	public const CLOSED = 'closed';
	public const FULL   = 'full';
	public const AGAIN  = 'again';
	public const BUSY   = 'busy';
	public const LONG   = 'long';

	/** Attributes with the author's messages. */
	private const TEXTS = array(
		self::EARLY  => 'earlyText',
		self::CLOSED => 'closedText',
		self::FULL   => 'fullText',
		self::AGAIN  => 'againText',
	);

	/** Sets the form. */
	public function __construct( private Saved_Form $form ) {}

	/**
	 * Returns the Unix timestamps between which the form is open, for browsers.
	 *
	 * @return array{opens?: int, closes?: int}
	 */
	public function times(): array {
		return array_filter(
			array(
				'opens'  => $this->time( 'opensAt' ),
				'closes' => $this->time( 'closesAt' ),
			)
		);
	}

	/** Returns whether the form has more fields than can be sent. */
	private function is_long(): bool {
		return count( $this->form->fields ) > Field_Tree::MOST;
	}

	/** Returns LONG, or EARLY or CLOSED by the clock; empty while the form is open. */
	public function by_time(): string {
		if ( $this->is_long() ) {
			return self::LONG;
		}
		$times = $this->times();
		if ( Clock::now() < ( $times['opens'] ?? 0 ) ) {
			return self::EARLY;
		}
		return Clock::now() >= ( $times['closes'] ?? PHP_INT_MAX ) ? self::CLOSED : '';
	}

	/**
	 * Returns why the form accepts nothing now; empty if it does.
	 *
	 * @param array<string, Value> $values Submitted values, if there are any.
	 * @phpstan-impure
	 */
	public function state( array $values = array() ): string {
		$state = $this->by_time();
		if ( '' !== $state ) {
			return $state;
		}
		if ( $this->is_once() && Entry_Limits::has( $this->form->id, get_current_user_id(), $this->email( $values ) ) ) {
			return self::AGAIN;
		}
		return $this->most() > 0 && Entry_Limits::count( $this->form->id ) >= $this->most() ? self::FULL : '';
	}

	/**
	 * Returns what visitors read.
	 *
	 * @param string $state One of the constants.
	 */
	public function message( string $state ): string {
		$own = $this->form->text( self::TEXTS[ $state ] ?? '' );
		if ( '' !== $own ) {
			return $own;
		}
		return match ( $state ) {
			self::EARLY => sprintf(
				/* translators: %s: date and time. */
				__( 'This form opens on %s.', 'frontage' ),
				(string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $this->time( 'opensAt' ) )
			),
			self::CLOSED => __( 'This form is closed.', 'frontage' ),
			self::LONG   => sprintf(
				/* translators: 1: number of fields, 2: maximum number of fields. */
				__( 'This form cannot be sent: it has %1$s fields with those of all rows, and %2$s is the maximum.', 'frontage' ),
				number_format_i18n( count( $this->form->fields ) ),
				number_format_i18n( Field_Tree::MOST )
			),
			self::FULL   => __( 'This form has received as many messages as it can take.', 'frontage' ),
			self::AGAIN  => __( 'You have already sent this form. It can be sent once by each person.', 'frontage' ),
			default      => __( 'Many people are sending this form at the moment. Send it again in a few seconds.', 'frontage' ),
		};
	}

	/**
	 * Returns what browsers need to show that the form accepts nothing now; empty if it does.
	 *
	 * @return array{closed?: array{state: string, message: string}}
	 */
	public function for_browser(): array {
		$state = $this->state();
		return '' === $state ? array() : array(
			'closed' => array(
				'state'   => $state,
				'message' => $this->message( $state ),
			),
		);
	}

	/**
	 * Stores an entry if the form still accepts one, so that no two processes take the same place.
	 *
	 * @param array<string, Value> $values Submitted values.
	 * @param callable(): int $store Stores the entry and returns its ID; 0 if it existed.
	 * @return string Why it was not stored; empty on success.
	 */
	public function admit( array $values, callable $store ): string {
		if ( 0 === $this->most() && ! $this->is_once() ) {
			$store();
			return '';
		}
		$work = function () use ( $values, $store ): string {
			$state = $this->state( $values );
			$id    = '' === $state ? $store() : 0;
			$id > 0 && $this->is_once() && Entry_Limits::set_user( $id, get_current_user_id() );
			return $state;
		};
		return Entry_Limits::alone( $this->form->id, $work ) ?? self::BUSY;
	}

	/** Returns the maximum number of entries; 0 for no limit. */
	private function most(): int {
		return max( 0, (int) $this->form->text( 'limit' ) );
	}

	/** Returns whether each person can send the form once. */
	private function is_once(): bool {
		return '1' === $this->form->text( 'oncePerPerson' );
	}

	/**
	 * Returns the address in the first email field; empty if there is none.
	 *
	 * @param array<string, Value> $values Submitted values.
	 */
	private function email( array $values ): string {
		foreach ( $this->form->fields as $field ) {
			$value = $values[ $field->name ] ?? '';
			if ( 'email' === $field->kind && is_string( $value ) && '' !== $value ) {
				return Email_Address::clean( $value );
			}
		}
		return '';
	}

	/**
	 * Returns a time as a Unix timestamp; 0 if none is set.
	 *
	 * @param string $key Attribute with a local time such as `2027-01-31T18:00`.
	 */
	private function time( string $key ): int {
		$text = $this->form->text( $key );
		if ( 1 !== preg_match( '/\A\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?\z/', $text ) ) {
			return 0;
		}
		try {
			return ( new DateTimeImmutable( $text, wp_timezone() ) )->getTimestamp();
		} catch ( \Exception ) {
			return 0;
		}
	}
}
