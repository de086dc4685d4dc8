<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The form that is being printed.
 *
 * What field blocks need to know of their form while they print: its place on the page, what the
 * visitor has sent, what is wrong with it.
 *
 * @phpstan-import-type Value from Field
 */
final class Form_Context {
	/**
	 * The form that is being printed now.
	 *
	 * @var self|null
	 */
	private static ?self $current = null;

	/**
	 * How many forms this page has so far.
	 *
	 * @var int
	 */
	private static int $forms = 0;

	/**
	 * Gives the fields their names, in the order in which they are printed.
	 *
	 * @var Unique_Names
	 */
	public readonly Unique_Names $names;

	/**
	 * Prepares the sheet.
	 *
	 * @param int                   $number   The form's place on its page, from 0.
	 * @param array<string, Value>  $values   What was sent, by the fields' names.
	 * @param array<string, string> $problems What is wrong, as sentences, by the fields' names.
	 * @param list<string>          $off      Fields that are hidden with these values.
	 * @param bool                  $is_sent  Whether the values were sent; else fields show their own.
	 */
	public function __construct(
		public readonly int $number = 0,
		public readonly array $values = array(),
		public readonly array $problems = array(),
		public readonly array $off = array(),
		public readonly bool $is_sent = false
	) {
		$this->names = new Unique_Names();
	}

	/** The next form's place on the page, from 0. */
	public static function next_number(): int {
		return self::$forms++;
	}

	/** Forgets all forms, for tests. */
	public static function reset(): void {
		self::$forms = 0;
	}

	/** The form that is being printed; an empty one where a field stands alone. */
	public static function current(): self {
		return self::$current ?? new self();
	}

	/**
	 * Prints something on this sheet.
	 *
	 * @template Printed
	 * @param callable(): Printed $work The printing.
	 * @return Printed
	 */
	public function run( callable $work ): mixed {
		$before        = self::$current;
		self::$current = $this;
		try {
			return $work();
		} finally {
			self::$current = $before;
		}
	}
}
