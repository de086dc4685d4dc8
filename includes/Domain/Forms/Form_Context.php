<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The form being rendered.
 *
 * Tells field blocks about their form while they render: its position on the page, the submitted
 * values and the errors.
 *
 * @phpstan-import-type Value from Field
 */
final class Form_Context {
	/**
	 * The form currently being rendered.
	 *
	 * @var self|null
	 */
	private static ?self $current = null;

	/**
	 * Number of forms on the page so far.
	 *
	 * @var int
	 */
	private static int $forms = 0;

	/**
	 * Assigns unique names to the fields in rendering order.
	 *
	 * @var Unique_Names
	 */
	public readonly Unique_Names $names;

	/**
	 * The row of a repeating group whose fields are being rendered; null outside of groups.
	 *
	 * @var Form_Row|null
	 */
	public ?Form_Row $row = null;

	/**
	 * Stores the form's state.
	 *
	 * @param int $number Index of the form on its page, from 0.
	 * @param array<string, Value> $values Submitted values, keyed by field name.
	 * @param array<string, string> $problems Error messages, keyed by field name.
	 * @param list<string> $off Fields that are hidden with these values.
	 * @param bool $is_sent Whether the values were submitted; otherwise fields show their defaults.
	 * @param list<string> $conditional Fields that a condition can hide.
	 * @param Conditional_Logic|null $logic Evaluates conditions of blocks with these values.
	 */
	public function __construct(
		public readonly int $number = 0,
		public readonly array $values = array(),
		public readonly array $problems = array(),
		public readonly array $off = array(),
		public readonly bool $is_sent = false,
		public readonly array $conditional = array(),
		public readonly ?Conditional_Logic $logic = null
	) {
		$this->names = new Unique_Names();
	}

	/** Returns the index of the next form on the page, from 0. */
	public static function next_number(): int {
		return self::$forms++;
	}

	/** Forgets all forms, for tests. */
	public static function reset(): void {
		self::$forms = 0;
	}

	/** Returns the form being rendered; an empty one for a field outside a form. */
	public static function current(): self {
		return self::$current ?? new self();
	}

	/**
	 * Runs a callback with this form as the current one: blocks that it renders get their conditions.
	 *
	 * @template Printed
	 * @param callable(): Printed $work Callback that renders.
	 * @return Printed
	 */
	public function run( callable $work ): mixed {
		$before        = self::$current;
		self::$current = $this;
		add_filter( 'render_block', array( Block_Condition::class, 'mark' ), 20, 2 );
		try {
			return $work();
		} finally {
			self::$current = $before;
			null === $before && remove_filter( 'render_block', array( Block_Condition::class, 'mark' ), 20 );
		}
	}
}
