<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

defined( 'ABSPATH' ) || exit;

/**
 * A split test, as the index knows it.
 *
 * @phpstan-type Variant array{subject: int, name: string, weight: int}
 * @phpstan-type Setup array{name: string, goal: string, page: string, scope: string, share: int, bounce: int, variants: list<Variant>}
 */
final class Split_Test {
	/** Goals that an author can choose (S1 §3, §4). */
	public const GOALS = array( 'click', 'view', 'read', 'conversion', 'form', 'comment', 'shop', 'shortcode' );

	/** States: `draft` is a test that no visitor can see, `ended` one that was removed or whose winner was applied. */
	public const STATES = array( 'running', 'paused', 'draft', 'ended' );

	/** What a goal is counted as. */
	private const RECORDS = array(
		'click'      => 'click_goal',
		'view'       => 'view_goal',
		'read'       => 'read_goal',
		'conversion' => 'con_goal',
		'form'       => 'con_goal',
		'comment'    => 'con_goal',
		'shop'       => 'con_goal',
		'shortcode'  => 'con_short',
	);

	/**
	 * Sets the properties.
	 *
	 * @param int $number Row of the index, never used again.
	 * @param string $id UUID in lower case.
	 * @param int $post Post that contains it, or a constant of `Index` for widgets and for files of the theme.
	 * @param string $state One of STATES.
	 * @param string $name What the author calls it; may be empty.
	 * @param string $goal One of GOALS.
	 * @param string $page Path of the page that is the goal, such as `/thanks/`; for the goal `conversion` only.
	 * @param string $scope `inside` or `page`: where forms and clicks count.
	 * @param int $share Percent of visitors who take part.
	 * @param int $bounce Seconds after which a visitor has not bounced.
	 * @param list<Variant> $variants The control, subject 0, first.
	 * @param string $started Day of the first save as running, such as `2026-11-27`; empty if it never ran.
	 * @param string $ended Day on which it ended; empty while it has not.
	 * @param int|null $winner Subject that was applied; null if none was.
	 * @param array<string, string> $changed Last days of changes after visitors had been counted, by kind of `Split_Changes`.
	 */
	public function __construct(
		public readonly int $number,
		public readonly string $id,
		public readonly int $post,
		public readonly string $state,
		public readonly string $name,
		public readonly string $goal,
		public readonly string $page,
		public readonly string $scope,
		public readonly int $share,
		public readonly int $bounce,
		public readonly array $variants,
		public readonly string $started,
		public readonly string $ended,
		public readonly ?int $winner,
		public readonly array $changed
	) {}

	/** Returns whether visitors are counted. */
	public function is_running(): bool {
		return 'running' === $this->state;
	}

	/**
	 * Returns whether a variant is part of the test.
	 *
	 * @param int $subject Subject; 0 is the control.
	 */
	public function has( int $subject ): bool {
		return in_array( $subject, array_column( $this->variants, 'subject' ), true );
	}

	/** Returns the record type that counts its goal, one of `Split_Counts::RECORDS`. */
	public function goal_record(): string {
		return self::record_of( $this->goal );
	}

	/**
	 * Returns the record type that counts a goal.
	 *
	 * @param string $goal One of GOALS.
	 */
	public static function record_of( string $goal ): string {
		return self::RECORDS[ $goal ] ?? 'click_goal';
	}
}
