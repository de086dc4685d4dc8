<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * A part of an export.
 *
 * Implemented by a class of the kernel or of a module whose data belongs in exports.
 *
 * An import calls `plan` on every part and then, if nothing was rejected, `apply` on the same objects
 * in one transaction. In between, a part remembers what it will write.
 *
 * @internal
 */
interface Part extends Discoverable {
	/** Returns the part's name in the document, such as `settings`. */
	public function name(): string;

	/** Returns the part's translated name. */
	public function label(): string;

	/** Returns the sort order; lower numbers come first. */
	public function order(): int;

	/**
	 * Returns this site's data, JSON-serializable and without secrets.
	 *
	 * @return array<array-key, mixed>
	 */
	public function export(): array;

	/**
	 * Validates the document's data and reports what would change, without writing anything.
	 *
	 * @param mixed $data Untrusted data of this part.
	 * @param Plan $plan Plan to report to.
	 * @param array<string, mixed> $choices Owner's choices, such as `counters`: `merge` or `replace`.
	 */
	public function plan( mixed $data, Plan $plan, array $choices ): void;

	/**
	 * Writes what was planned, with `Store\Transaction::write`.
	 *
	 * @return array<array-key, mixed> JSON-serializable data that `undo` needs.
	 */
	public function apply(): array;

	/**
	 * Reverts an import, except for values that changed since.
	 *
	 * @param array<array-key, mixed> $kept Result of `apply`.
	 */
	public function undo( array $kept ): void;
}
