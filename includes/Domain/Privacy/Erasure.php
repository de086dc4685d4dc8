<?php
declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

defined( 'ABSPATH' ) || exit;

/** The result of one call of a personal data eraser. */
final class Erasure {
	/**
	 * Stores the result.
	 *
	 * @param int $removed Number of items removed.
	 * @param int $retained Number of items retained.
	 * @param list<string> $messages Reasons for the user.
	 * @param bool $is_last Whether this was the last page.
	 */
	public function __construct(
		private int $removed,
		private int $retained = 0,
		private array $messages = array(),
		private bool $is_last = true
	) {}

	/**
	 * Returns the result in WordPress's format.
	 *
	 * @return array{items_removed: int, items_retained: int, messages: list<string>, done: bool}
	 */
	public function to_array(): array {
		return array(
			'items_removed'  => $this->removed,
			'items_retained' => $this->retained,
			'messages'       => $this->messages,
			'done'           => $this->is_last,
		);
	}
}
