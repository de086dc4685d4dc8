<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

defined( 'ABSPATH' ) || exit;

/**
 * What was removed of the data of a person.
 *
 * What one call of an eraser did.
 */
final class Erasure {
	/**
	 * Prepares the account.
	 *
	 * @param int          $removed  How many things are gone.
	 * @param int          $retained How many had to stay.
	 * @param list<string> $messages Why, for people.
	 * @param bool         $is_last  Whether there is no further page.
	 */
	public function __construct(
		private int $removed,
		private int $retained = 0,
		private array $messages = array(),
		private bool $is_last = true
	) {}

	/**
	 * The account as WordPress wants it.
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
