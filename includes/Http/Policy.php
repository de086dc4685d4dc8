<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Who may call an action, and how often.
 *
 * The rules that the dispatcher holds before an action runs.
 *
 * Anonymous visitors never need a nonce, because their pages come from caches: their writes are
 * held by origin, rate limit and whatever the action's own fields sign.
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
	 * Fields that make a request a mere read, see `reads()`.
	 *
	 * @var list<string>
	 */
	private array $read_fields = array();

	/** The rules of such a read. */
	private ?Policy $read = null;

	/** Largest request body in bytes. */
	private int $max_body = self::BODY_BYTES;

	/** Most bytes of files beside it. */
	private int $max_files = 0;

	/**
	 * Prepares the rules; the named constructors say for whom.
	 *
	 * @param bool            $is_write      Whether it changes something: POST from this site only.
	 * @param string          $capability    What the user must be allowed to; empty for anybody.
	 * @param array<int, int> $limits        Calls per visitor by window length in seconds.
	 * @param int             $cache_seconds How long shared caches may keep the answer to a GET.
	 */
	private function __construct(
		public readonly bool $is_write,
		public readonly string $capability,
		public readonly array $limits,
		public readonly int $cache_seconds = 0
	) {}

	/**
	 * Anybody may read, by GET or POST, from anywhere.
	 *
	 * @param int $cache_seconds How long shared caches may keep the answer to a GET without a session.
	 * @param int $per_minute    Calls per visitor and minute; 0 for no limit.
	 */
	public static function public_read( int $cache_seconds = 0, int $per_minute = 0 ): self {
		return new self( false, '', self::limits( $per_minute ), $cache_seconds );
	}

	/**
	 * Any visitor may write, logged in or not.
	 *
	 * @param int $per_minute      Calls per visitor and minute; 0 for no such limit.
	 * @param int $per_ten_minutes Calls per visitor and ten minutes.
	 * @param int $per_day         Calls per visitor and day.
	 */
	public static function visitor_write( int $per_minute = 60, int $per_ten_minutes = 0, int $per_day = 0 ): self {
		return new self( true, '', self::limits( $per_minute, $per_ten_minutes, $per_day ) );
	}

	/**
	 * Users with a capability may write, with a token from their page.
	 *
	 * @param string $capability The capability.
	 * @param int    $per_minute Calls per user and minute; 0 for no such limit.
	 * @param int    $per_day    Calls per user and day.
	 */
	public static function member_write( string $capability = 'read', int $per_minute = 60, int $per_day = 0 ): self {
		return new self( true, $capability, self::limits( $per_minute, 0, $per_day ) );
	}

	/**
	 * Administrators, with a token from their page.
	 *
	 * @param string $capability The capability.
	 */
	public static function admin( string $capability = 'manage_options' ): self {
		return new self( true, $capability, self::limits( 120 ) );
	}

	/**
	 * Users with a capability, at the REST API, where WordPress checks its own nonce.
	 *
	 * @param string $capability The capability.
	 */
	public static function users( string $capability = 'manage_options' ): self {
		return ( new self( true, $capability, array() ) )->body( self::REST_BYTES );
	}

	/**
	 * Lets a request that carries only these of the declared fields pass under milder rules.
	 *
	 * For foreign names that load and write under one action; `run` gets the other fields' defaults.
	 *
	 * @param list<string> $fields All must be there.
	 * @param Policy       $policy The milder rules.
	 */
	public function reads( array $fields, Policy $policy ): self {
		$copy              = clone $this;
		$copy->read_fields = $fields;
		$copy->read        = $policy;
		return $copy;
	}

	/**
	 * Sets the largest request body; 64 KB otherwise.
	 *
	 * @param int $bytes The size.
	 */
	public function body( int $bytes ): self {
		$copy           = clone $this;
		$copy->max_body = $bytes;
		return $copy;
	}

	/** Largest request body in bytes. */
	public function max_body(): int {
		return $this->max_body;
	}

	/**
	 * The same rules for a request that brings files along.
	 *
	 * @param int $bytes How much of them; without, as much as the server takes.
	 */
	public function files( int $bytes = PHP_INT_MAX ): self {
		$copy            = clone $this;
		$copy->max_files = $bytes;
		return $copy;
	}

	/** Most bytes of files beside the body. */
	public function max_files(): int {
		return $this->max_files;
	}

	/** Whether the caller must show a token: always where a capability is wanted. */
	public function needs_token(): bool {
		return '' !== $this->capability;
	}

	/**
	 * The rules for a request, by the declared fields it carries.
	 *
	 * @param list<string> $fields Names of the declared fields in the request.
	 */
	public function for_fields( array $fields ): self {
		$is_read = null !== $this->read && array() === array_diff( $fields, $this->read_fields ) && array() === array_diff( $this->read_fields, $fields );
		return $is_read ? $this->read : $this;
	}

	/**
	 * The rules in words, for the table of actions.
	 *
	 * @return array{string, string} Who, how often.
	 */
	public function describe(): array {
		$who    = $this->is_write ? 'any visitor, POST from this site' : 'anybody, GET or POST';
		$who    = $this->needs_token() ? "users who can `{$this->capability}`, with token" : $who;
		$who   .= $this->cache_seconds > 0 ? ", cached {$this->cache_seconds} s" : '';
		$limits = array();
		foreach ( $this->limits as $seconds => $calls ) {
			$limits[] = $calls . ' / ' . self::WINDOWS[ $seconds ];
		}
		$often = ( array() === $limits ? 'no limit' : implode( ', ', $limits ) ) . '; body ' . (string) size_format( $this->max_body ) . $this->describe_files();
		if ( null === $this->read ) {
			return array( $who, $often );
		}
		list( $read_who, $read_often ) = $this->read->describe();
		$only                          = 'with only `' . implode( '`, `', $this->read_fields ) . '`: ';
		return array( "$who; $only$read_who", "$often; $only$read_often" );
	}

	/** How much of files, for the docs. */
	private function describe_files(): string {
		return match ( $this->max_files ) {
			0 => '',
			PHP_INT_MAX => ' beside files',
			default => ' beside files of ' . size_format( $this->max_files ),
		};
	}

	/**
	 * Puts limits in order, leaving out those of 0.
	 *
	 * @param int $minute      Calls per minute.
	 * @param int $ten_minutes Calls per ten minutes.
	 * @param int $day         Calls per day.
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
