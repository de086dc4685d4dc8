<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * How a vendor answered the Test button.
 *
 * The vendor's own words, and how long it took to say them.
 */
final class Test_Result {
	/**
	 * Prepares the result.
	 *
	 * @param bool                  $ok           Whether the key works.
	 * @param string                $message      What the vendor said, or why it was not asked.
	 * @param int                   $status       HTTP status; 0 if there was none.
	 * @param int                   $milliseconds How long the calls took.
	 * @param array<string, string> $details      What the vendor told, by name for people.
	 */
	public function __construct(
		public readonly bool $ok,
		public readonly string $message,
		public readonly int $status = 0,
		public readonly int $milliseconds = 0,
		public readonly array $details = array()
	) {}

	/**
	 * The result as the REST API answers it.
	 *
	 * @return array<string, mixed>
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
