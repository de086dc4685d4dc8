<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Who may call an action, and how often.
 *
 * The rules that the dispatcher checks before an action runs.
 *
 * Logged-out visitors never need a nonce, because their pages come from caches. Their writes are
 * protected by the origin, the rate limit, and the signed fields of the action.
 *
 * @api
 */
final class Policy {
	private const MINUTE      = 60;
	private const TEN_MINUTES = 600;
	private const DAY         = 86400;
	private const BODY_BYTES  = 65536;
	private const REST_BYTES  = 1048576;
	private const WINDOWS     = array(
		self::MINUTE      => 'minute',
		self::TEN_MINUTES => '10 minutes',
		self::DAY         => 'day',
	);

	/**
	 * Fields that make a request a read, see `reads()`.
	 *
	 * @var list<string>
	 */
	private array $read_fields = array();

	/** Policy of such a read. */
	private ?Policy $read = null;

	/** Returns the maximum size of the request body in bytes. */
	private int $max_body = self::BODY_BYTES;

	/** Maximum bytes of files in addition to the body. */
	private int $max_files = 0;

	/** What the action counts when it accepts something; empty if tries are all that is counted. */
	private string $counted = '';

	/**
	 * Stores the rules; use the named constructors.
	 *
	 * @param bool $is_write Whether it changes data: POST from this site only.
	 * @param string $capability Required capability; empty for none.
	 * @param array<int, int> $limits Calls per visitor, keyed by window length in seconds.
	 * @param int $cache_seconds Seconds for which shared caches may store the response to a GET request.
	 * @param int $kept_seconds The same, if the request names the current `Content_Version`.
	 * @internal
	 */
	private function __construct(
		public readonly bool $is_write,
		public readonly string $capability,
		public readonly array $limits,
		public readonly int $cache_seconds = 0,
		public readonly int $kept_seconds = 0
	) {}

	/**
	 * Allows all visitors to read, with GET or POST, from anywhere.
	 *
	 * @param int $cache_seconds Seconds for which shared caches may store the response to a GET request without a session.
	 * @param int $per_minute Calls per visitor and minute; 0 for no limit.
	 * @param int $kept_seconds Seconds for which they may keep it under the version of the content (`callAction()` with
	 *   `read`), if it depends on nothing but public content and the fields.
	 */
	public static function public_read( int $cache_seconds = 0, int $per_minute = 0, int $kept_seconds = 0 ): self {
		return new self( false, '', self::limits( $per_minute ), $cache_seconds, $kept_seconds );
	}

	/**
	 * Allows all visitors to write, logged in or not.
	 *
	 * @param int $per_minute Calls per visitor and minute; 0 for no limit.
	 * @param int $per_ten_minutes Calls per visitor and ten minutes.
	 * @param int $per_day Calls per visitor and day.
	 */
	public static function visitor_write( int $per_minute = 60, int $per_ten_minutes = 0, int $per_day = 0 ): self {
		return new self( true, '', self::limits( $per_minute, $per_ten_minutes, $per_day ) );
	}

	/**
	 * Allows users with a capability to write, with a token from their page.
	 *
	 * @param string $capability Required capability.
	 * @param int $per_minute Calls per user and minute; 0 for no limit.
	 * @param int $per_day Calls per user and day.
	 */
	public static function member_write( string $capability = 'read', int $per_minute = 60, int $per_day = 0 ): self {
		return new self( true, $capability, self::limits( $per_minute, 0, $per_day ) );
	}

	/**
	 * Allows administrators, with a token from their page.
	 *
	 * @param string $capability Required capability.
	 */
	public static function admin( string $capability = 'manage_options' ): self {
		return new self( true, $capability, self::limits( 120 ) );
	}

	/**
	 * Allows users with a capability in the REST API, where WordPress checks its own nonce.
	 *
	 * @internal
	 */
	public static function users( string $capability = 'manage_options' ): self {
		return ( new self( true, $capability, array() ) )->body( self::REST_BYTES );
	}

	/**
	 * Applies a more permissive policy to requests that contain only the given fields.
	 *
	 * For third-party names that read and write with one action; `run` gets the other fields' defaults.
	 *
	 * @param list<string> $fields Declared fields, all of which must be present.
	 * @param Policy $policy More permissive policy.
	 */
	public function reads( array $fields, Policy $policy ): self {
		$copy              = clone $this;
		$copy->read_fields = $fields;
		$copy->read        = $policy;
		return $copy;
	}

	/**
	 * Sets the maximum size of the request body; default 64 KB.
	 *
	 * @param int $bytes Size in bytes.
	 */
	public function body( int $bytes ): self {
		$copy           = clone $this;
		$copy->max_body = $bytes;
		return $copy;
	}

	/**
	 * Returns the maximum size of the request body in bytes.
	 *
	 * @internal
	 */
	public function max_body(): int {
		return $this->max_body;
	}

	/**
	 * Returns a copy that accepts files.
	 *
	 * @param int $bytes Maximum bytes of files; by default what the server accepts.
	 */
	public function files( int $bytes = PHP_INT_MAX ): self {
		$copy            = clone $this;
		$copy->max_files = $bytes;
		return $copy;
	}

	/**
	 * Returns the maximum bytes of files in addition to the body.
	 *
	 * @internal
	 */
	public function max_files(): int {
		return $this->max_files;
	}

	/**
	 * Returns a copy for actions that count what they accept, with `Rate_Limit::accept()`, not what was tried.
	 *
	 * @param string $name What is counted; several actions may count together.
	 * @internal
	 */
	public function counts( string $name ): self {
		$copy          = clone $this;
		$copy->counted = $name;
		return $copy;
	}

	/**
	 * Returns the name under which accepted calls are counted; empty if tries are all that is counted.
	 *
	 * @internal
	 */
	public function counted(): string {
		return $this->counted;
	}

	/**
	 * Returns whether a token is required: always if a capability is.
	 *
	 * @internal
	 */
	public function needs_token(): bool {
		return '' !== $this->capability;
	}

	/**
	 * Returns the policy for a request with these fields.
	 *
	 * @param list<string> $fields Names of the declared fields in the request.
	 * @internal
	 */
	public function for_fields( array $fields ): self {
		$is_read = null !== $this->read
			&& array() === array_diff( $fields, $this->read_fields )
			&& array() === array_diff( $this->read_fields, $fields );
		return $is_read ? $this->read : $this;
	}

	/**
	 * Describes the policy for the table of actions.
	 *
	 * @return array{string, string} Who, and how often.
	 * @internal
	 */
	public function describe(): array {
		$who    = $this->is_write ? 'any visitor, POST from this site' : 'anyone, GET or POST';
		$who    = $this->needs_token() ? "users who can `{$this->capability}`, with token" : $who;
		$who   .= $this->cache_seconds > 0 ? ", cached {$this->cache_seconds} s" : '';
		$who   .= $this->kept_seconds > 0 ? ", kept {$this->kept_seconds} s with the content’s version" : '';
		$limits = array();
		foreach ( $this->limits as $seconds => $calls ) {
			$limits[] = $calls . ' / ' . self::WINDOWS[ $seconds ];
		}
		$often = ( array() === $limits ? 'no limit' : implode( ', ', $limits ) )
			. '; body '
			. (string) size_format( $this->max_body )
			. $this->describe_files();
		if ( null === $this->read ) {
			return array( $who, $often );
		}
		list( $read_who, $read_often ) = $this->read->describe();
		$only                          = 'with only `' . implode( '`, `', $this->read_fields ) . '`: ';
		return array( "$who; $only$read_who", "$often; $only$read_often" );
	}

	/** Describes the size limit of files, for the docs. */
	private function describe_files(): string {
		return match ( $this->max_files ) {
			0 => '',
			PHP_INT_MAX => ' plus files',
			default => ' plus files of ' . size_format( $this->max_files ),
		};
	}

	/**
	 * Returns the limits without those of 0.
	 *
	 * @param int $minute Calls per minute.
	 * @param int $ten_minutes Calls per ten minutes.
	 * @param int $day Calls per day.
	 * @return array<int, int>
	 */
	private static function limits( int $minute, int $ten_minutes = 0, int $day = 0 ): array {
		return array_filter(
			array(
				self::MINUTE      => $minute,
				self::TEN_MINUTES => $ten_minutes,
				self::DAY         => $day,
			)
		);
	}
}
