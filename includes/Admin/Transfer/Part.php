<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Discoverable;


defined( 'ABSPATH' ) || exit;

/**
 * Something that moves from site to site.
 *
 * Implemented by a class of the kernel or of a module whose data belongs into exports.
 *
 * An import asks `plan` of every part, then, if none of them refused anything, `apply` of the same
 * objects inside one transaction; so a part remembers from the one to the other what it will write.
 */
interface Part extends Discoverable {
	/** Its name in the document, such as `settings`. */
	public function name(): string;

	/** Its name for people. */
	public function label(): string;

	/** Where it stands: smaller numbers come first. */
	public function order(): int;

	/**
	 * What this site has, as JSON can hold it; never a secret.
	 *
	 * @return array<array-key, mixed>
	 */
	public function export(): array;

	/**
	 * Checks what a document has and tells what would change; writes nothing.
	 *
	 * @param mixed                $data    The document's part, anything.
	 * @param Plan                 $plan    Where to tell it.
	 * @param array<string, mixed> $choices The owner's choices, such as `counters`: `merge` or `replace`.
	 */
	public function plan( mixed $data, Plan $plan, array $choices ): void;

	/**
	 * Writes what was planned, with `Store\Transaction::write`.
	 *
	 * @return array<array-key, mixed> What `undo` needs, as JSON can hold it.
	 */
	public function apply(): array;

	/**
	 * Takes an import back, and leaves alone what changed since for other reasons.
	 *
	 * @param array<array-key, mixed> $kept What `apply` gave.
	 */
	public function undo( array $kept ): void;
}
