<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * A subscriber: one address on one list of one provider. Dates are stored as days, without times.
 *
 * @api
 */
final class Subscriber {
	/** Signed up, not confirmed. */
	public const PENDING = 'pending';

	/** On the list. */
	public const SUBSCRIBED = 'subscribed';

	/** Passed on to a vendor that sends its own confirmation email; only it knows the result. */
	public const HANDED = 'handed';

	/** Unsubscribed by their own choice; kept so that no import adds them again. */
	public const UNSUBSCRIBED = 'unsubscribed';

	public const STATUSES = array( self::PENDING, self::SUBSCRIBED, self::HANDED, self::UNSUBSCRIBED );

	/** The provider slug of this site itself. */
	public const LOCAL = 'local';

	/**
	 * Stores the values.
	 *
	 * @param int $id Row ID.
	 * @param string $provider `local` or a vendor's slug.
	 * @param string $list Vendor's list ID, or the name of a local list.
	 * @param string $email Email address in lowercase.
	 * @param string $first First name.
	 * @param string $last Last name.
	 * @param array<string, mixed> $fields Additional answers, keyed by field.
	 * @param string $status One of STATUSES.
	 * @param string $secret @internal Part of the links in emails, so that they become invalid with the row.
	 * @param int $post ID of the post where they subscribed; 0 if unknown.
	 * @param string $created Day of creation.
	 * @param string $changed @internal Day of the last change of status.
	 * @param string $task @internal Pending work: `confirm`, `deliver`, `remove`, or empty.
	 * @param int $due @internal Unix timestamp of the next attempt; 0 if the owner must act.
	 * @param int $tries @internal Number of attempts so far.
	 * @param string $error @internal Last error message.
	 * @param bool $asks @internal Whether confirmation is required.
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
	 * Creates a subscriber from a database row.
	 *
	 * @param object $row Database row.
	 * @internal
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

	/** Returns whether this site stores the list. */
	public function is_local(): bool {
		return self::LOCAL === $this->provider;
	}

	/**
	 * Returns the unique key of an address on a list.
	 *
	 * @param string $provider `local` or a vendor's slug.
	 * @param string $list List ID.
	 * @param string $email Email address in any case.
	 * @internal
	 */
	public static function mark( string $provider, string $list, string $email ): string {
		return md5( "$provider\n$list\n" . self::normal( $email ) );
	}

	/**
	 * Normalizes an address: trimmed, in lowercase.
	 *
	 * @param string $email Address as typed.
	 * @internal
	 */
	public static function normal( string $email ): string {
		return mb_strtolower( trim( $email ), 'UTF-8' );
	}
}
