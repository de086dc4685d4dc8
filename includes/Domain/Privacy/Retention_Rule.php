<?php
declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

use Closure;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * A rule for how long data is kept.
 *
 * Defines what is stored, where, for how long, and how it is deleted.
 *
 * @api
 */
final class Retention_Rule {
	/**
	 * Returns the number of items older than a number of days.
	 *
	 * @var (Closure(int): int)|null
	 */
	private ?Closure $count = null;

	/**
	 * Prepares the description; the named constructors say how long.
	 *
	 * @param string                     $id    Its name for programs, such as `log`.
	 * @param string                     $label Its name for people.
	 * @param string                     $about What it tells of people, a sentence for the privacy policy; empty if nothing.
	 * @param string                     $where Table or option.
	 * @param int|null                   $days  How long at first; null if it is kept until it is deleted manually.
	 * @param (Closure(int): void)|null  $purge Throws away what is older than so many days.
	 * @param int                        $min   Least an owner may choose.
	 * @param int                        $max   Most; the same as the least where there is no choice.
	 * @internal
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly string $about,
		public readonly string $where,
		public readonly ?int $days,
		private ?Closure $purge = null,
		private int $min = 0,
		private int $max = 0
	) {}

	/**
	 * Creates a rule for data that is kept until removed manually.
	 *
	 * @param string $id Rule ID.
	 * @param string $label Translated name.
	 * @param string $about Which personal data it contains; empty if none.
	 * @param string $where Table or option.
	 */
	public static function always( string $id, string $label, string $about, string $where ): self {
		return new self( $id, $label, $about, $where, null );
	}

	/**
	 * Creates a rule with a fixed retention period.
	 *
	 * @param string $id Rule ID.
	 * @param string $label Translated name.
	 * @param string $about Which personal data it contains; empty if none.
	 * @param string $where Table or option.
	 * @param int $days Retention period in days.
	 * @param Closure(int): void $purge Deletes what is older than a number of days.
	 */
	public static function for_days( string $id, string $label, string $about, string $where, int $days, Closure $purge ): self {
		return new self( $id, $label, $about, $where, $days, $purge, $days, $days );
	}

	/**
	 * Returns a copy with bounds within which the owner may choose.
	 *
	 * @param int $min Minimum days.
	 * @param int $max Maximum days.
	 */
	public function between( int $min, int $max ): self {
		$copy      = clone $this;
		$copy->min = $min;
		$copy->max = $max;
		return $copy;
	}

	/**
	 * Returns a copy that can count what would be deleted.
	 *
	 * @param Closure(int): int $count Returns the number of items older than a number of days.
	 */
	public function counting( Closure $count ): self {
		$copy        = clone $this;
		$copy->count = $count;
		return $copy;
	}

	/**
	 * Returns the setting key; empty if the owner has no choice.
	 *
	 * @internal
	 */
	public function key(): string {
		return $this->min < $this->max ? 'keep_' . str_replace( '-', '_', $this->id ) . '_days' : '';
	}

	/**
	 * Returns the setting; null if the owner has no choice.
	 *
	 * @internal
	 */
	public function field(): ?Field {
		return '' === $this->key()
			? null
			: Field::int(
				sprintf(
					/* translators: %s: stored data, such as “Log of errors”. */
					__( '%s: retention period (days)', 'frontage' ),
					$this->label
				),
				$this->min,
				$this->max,
				(int) $this->days
			);
	}

	/**
	 * Returns how many days the data is kept on this site; null if it is kept until it is deleted manually.
	 *
	 * @internal
	 */
	public function chosen_days(): ?int {
		$field = $this->field();
		$days  = null === $field ? $this->days : (int) Options::value( Options::SITE, $this->key(), $field );
		/**
		 * Filters how many days Frontage keeps a kind of data.
		 *
		 * Runs when old data is deleted, once a day, and when the retention period is shown. Data that is kept until
		 * it is deleted manually is not affected.
		 *
		 *     add_filter( 'frontage_keep_days', fn ( $days, $id ) => 'log' === $id ? 7 : $days, 10, 2 );
		 *
		 * @since 0.2.0
		 *
		 * @param int|null $days Days, at least 1; null if the data is kept until it is deleted manually.
		 * @param string   $id   Kind of data, such as `log` or `entries`.
		 */
		$filtered = apply_filters( 'frontage_keep_days', $days, $this->id );
		return null === $days ? null : max( 1, is_numeric( $filtered ) ? (int) $filtered : $days );
	}

	/**
	 * Deletes what is past its retention period.
	 *
	 * @internal
	 */
	public function clean(): void {
		$days = $this->chosen_days();
		if ( null !== $days && null !== $this->purge ) {
			( $this->purge )( $days );
		}
	}

	/**
	 * Returns how many items are past their retention period; null if they cannot be counted.
	 *
	 * @internal
	 */
	public function old(): ?int {
		$days = $this->chosen_days();
		return null === $days || null === $this->count ? null : ( $this->count )( $days );
	}
}
