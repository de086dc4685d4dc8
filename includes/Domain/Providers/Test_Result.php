<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * The result of testing a vendor: its own message, and how long it took.
 *
 * @api
 */
final class Test_Result {
	/**
	 * Stores the result.
	 *
	 * @param bool $ok Whether the key works.
	 * @param string $message Vendor's message, or why no request was made.
	 * @param int $status HTTP status; 0 if there was none.
	 * @param int $milliseconds Duration of the requests in milliseconds.
	 * @param array<string, string> $details Details from the vendor, keyed by label.
	 */
	public function __construct(
		public readonly bool $ok,
		public readonly string $message,
		public readonly int $status = 0,
		public readonly int $milliseconds = 0,
		public readonly array $details = array()
	) {}

	/**
	 * Returns the same answer as a failure.
	 *
	 * @param string $message Why.
	 * @internal
	 */
	public function failed( string $message ): self {
		return new self( false, $message, $this->status, $this->milliseconds, $this->details );
	}

	/**
	 * Returns the result for the REST API.
	 *
	 * @return array<string, mixed>
	 * @internal
	 */
	public function to_array(): array {
		$details = array();
		foreach ( $this->details as $label => $value ) {
			$details[] = compact( 'label', 'value' );
		}
		return array(
			'ok'           => $this->ok,
			'message'      => $this->message,
			'status'       => $this->status,
			'milliseconds' => $this->milliseconds,
			'details'      => $details,
		);
	}
}
