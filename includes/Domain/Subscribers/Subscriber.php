<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Somebody on a list.
 *
 * One row: one address on one list of one provider. Days are kept, not times.
 */
final class Subscriber {
	/** Asked for, not confirmed. */
	public const PENDING = 'pending';

	/** On the list. */
	public const SUBSCRIBED = 'subscribed';

	/** Given to a vendor that sends its own question; only it knows the answer. */
	public const HANDED = 'handed';

	/** Gone by their own wish; kept so that no import brings them back. */
	public const UNSUBSCRIBED = 'unsubscribed';

	public const STATUSES = array( self::PENDING, self::SUBSCRIBED, self::HANDED, self::UNSUBSCRIBED );

	/** The provider that is this site itself. */
	public const LOCAL = 'local';

	/**
	 * Prepares the subscriber.
	 *
	 * @param int                  $id       Number of the row.
	 * @param string               $provider `local` or a vendor's slug.
	 * @param string               $list     The vendor's name of the list; of local ones the owner's.
	 * @param string               $email    Address, in lower case.
	 * @param string               $first    First name.
	 * @param string               $last     Last name.
	 * @param array<string, mixed> $fields   Further answers by field.
	 * @param string               $status   One of STATUSES.
	 * @param string               $secret   Part of the links in mails, so that they end with the row.
	 * @param int                  $post     Where they subscribed; 0 if nobody knows.
	 * @param string               $created  Day.
	 * @param string               $changed  Day of the last change of status.
	 * @param string               $task     What is still to be done: `confirm`, `deliver`, `remove`, or nothing.
	 * @param int                  $due      Unix time of the next try; 0 if it is up to the owner.
	 * @param int                  $tries    How often it was tried.
	 * @param string               $error    What went wrong last.
	 * @param bool                 $asks     Whether they have to confirm.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $provider,
		public readonly string $list,
		public readonly string $email,
		public readonly string $first = '',
		public readonly string $last = '',
		public readonly array $fields = array(),
		public readonly string $status = self::PENDING,
		public readonly string $secret = '',
		public readonly int $post = 0,
		public readonly string $created = '',
		public readonly string $changed = '',
		public readonly string $task = '',
		public readonly int $due = 0,
		public readonly int $tries = 0,
		public readonly string $error = '',
		public readonly bool $asks = true
	) {}

	/**
	 * The subscriber as the database has it.
	 *
	 * @param object $row Of the table.
	 */
	public static function of( object $row ): self {
		$row    = (array) $row;
		$fields = json_decode( (string) $row['answers'], true );
		return new self(
			(int) $row['id'],
			(string) $row['provider'],
			(string) $row['list_id'],
			(string) $row['email'],
			(string) $row['first_name'],
			(string) $row['last_name'],
			is_array( $fields ) ? $fields : array(),
			(string) $row['status'],
			(string) $row['secret'],
			(int) $row['post'],
			(string) $row['created'],
			(string) $row['changed'],
			(string) $row['task'],
			(int) $row['due'],
			(int) $row['tries'],
			(string) $row['problem'],
			(bool) (int) $row['asks']
		);
	}

	/** Whether this site keeps the list. */
	public function is_local(): bool {
		return self::LOCAL === $this->provider;
	}

	/**
	 * What makes a row the only one: the same address on the same list.
	 *
	 * @param string $provider `local` or a vendor's slug.
	 * @param string $list     The list.
	 * @param string $email    In any case.
	 */
	public static function mark( string $provider, string $list, string $email ): string {
		return md5( "$provider\n$list\n" . self::normal( $email ) );
	}

	/**
	 * An address as it is kept: without spaces around it, in lower case.
	 *
	 * @param string $email As typed.
	 */
	public static function normal( string $email ): string {
		return mb_strtolower( trim( $email ), 'UTF-8' );
	}
}
