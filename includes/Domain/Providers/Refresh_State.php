<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * How it stands with refreshing a copy: when it was got, when it was tried last, and how often that failed since.
 *
 * @phpstan-type State array{fetched: int, checked: int, failures: int, wait: int, error: string}
 */
final class Refresh_State {
	private const LONGEST_PAUSE_SECONDS = 6 * HOUR_IN_SECONDS;

	/** Of a copy that has never been asked for. */
	public const NEW = array(
		'fetched'  => 0,
		'checked'  => 0,
		'failures' => 0,
		'wait'     => 0,
		'error'    => '',
	);

	/**
	 * Returns the state of a stored row.
	 *
	 * @param State $row Its other values do not matter.
	 * @param int   $first_pause Seconds after the first failure; twice as long after each further one.
	 */
	public function __construct( private readonly array $row, private readonly int $first_pause ) {}

	/** Returns how old the copy is in seconds; null if there is none yet. */
	public function age(): ?int {
		return 0 === $this->row['fetched'] ? null : max( 0, Clock::now() - $this->row['fetched'] );
	}

	/** Returns the seconds between tries, which grow with failures; 0 after a success. */
	public function pause(): int {
		$failures = $this->row['failures'];
		return 0 === $failures ? 0 : min( self::LONGEST_PAUSE_SECONDS, $this->first_pause * 2 ** min( 10, $failures - 1 ) );
	}

	/**
	 * Returns whether the vendor should be asked.
	 *
	 * @param int $fresh_seconds For which an answer is fresh.
	 */
	public function is_due( int $fresh_seconds ): bool {
		$pause = 0 === $this->row['failures'] ? $fresh_seconds : $this->pause();
		return Clock::now() >= max( $this->row['checked'] + $pause, $this->row['wait'] );
	}

	/**
	 * Returns the state after an answer, to be put into the row.
	 *
	 * @return State
	 */
	public static function succeeded(): array {
		return array_replace(
			self::NEW,
			array(
				'fetched' => Clock::now(),
				'checked' => Clock::now(),
			)
		);
	}

	/**
	 * Returns the state after a failure, to be put into the row; the copy stays.
	 *
	 * @param string $error A sentence for the owner, without a key.
	 * @param int    $wait Unix time before which the vendor must not be asked; 0 if it does not say.
	 * @return array{checked: int, failures: int, wait: int, error: string}
	 */
	public function failed( string $error, int $wait ): array {
		return array(
			'checked'  => Clock::now(),
			'failures' => $this->row['failures'] + 1,
			'wait'     => $wait,
			'error'    => $error,
		);
	}

	/**
	 * Returns the state of a copy that may be asked for at once, to be put into the row.
	 *
	 * It counts as tried a day ago, so that it is due, and yet in use.
	 *
	 * @return array{checked: int, failures: int, wait: int, error: string}
	 */
	public function retried(): array {
		return array(
			'checked'  => min( $this->row['checked'], Clock::now() - DAY_IN_SECONDS ),
			'failures' => 0,
			'wait'     => 0,
			'error'    => '',
		);
	}
}
