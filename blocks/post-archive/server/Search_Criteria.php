<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;


defined( 'ABSPATH' ) || exit;

/**
 * What a visitor looks for in the archive.
 *
 * Words, a category, a day or month, and a page; what is odd counts as nothing said.
 */
final class Search_Criteria {
	/** Words are looked for from this length on (S0 §5: longer than two). */
	public const SHORTEST = 3;

	/**
	 * Notes the wishes.
	 *
	 * @param string $words    Empty for any.
	 * @param int    $category Id of a category, 0 for any.
	 * @param string $calendar `2026-03` or `2026-03-14`, empty for any time.
	 * @param int    $page     From 1.
	 */
	public function __construct(
		public readonly string $words = '',
		public readonly int $category = 0,
		public readonly string $calendar = '',
		public readonly int $page = 1
	) {}

	/**
	 * Reads fields of a form or an action.
	 *
	 * @param array<array-key, mixed> $fields `s`, `cat_select`, `calendar_select`, `page`.
	 */
	public static function of( array $fields ): self {
		$words    = Sanitizer::line( $fields['s'] ?? '' );
		$calendar = is_string( $fields['calendar_select'] ?? null ) ? $fields['calendar_select'] : '';
		$is_month = 1 === preg_match( '/\A\d{4}-(0[1-9]|1[0-2])\z/', $calendar );
		return new self(
			mb_strlen( $words ) < self::SHORTEST ? '' : $words,
			Sanitizer::int( $fields['cat_select'] ?? null, 0, PHP_INT_MAX, 0 ),
			$is_month ? $calendar : Sanitizer::day( $calendar ),
			Sanitizer::int( $fields['page'] ?? null, 1, 1000, 1 )
		);
	}

	/**
	 * The archive's list, narrowed to the wishes.
	 *
	 * @param Query_Spec $archive The whole archive.
	 */
	public function narrow( Query_Spec $archive ): Query_Spec {
		$list = $archive;
		if ( '' !== $this->words ) {
			$list = $list->with( array( 'search' => trim( $archive->data['search'] . ' ' . $this->words ) ) );
		}
		if ( 0 !== $this->category ) {
			$list = $list->within( 'category', $this->category );
		}
		if ( '' !== $this->calendar ) {
			$first = substr( "$this->calendar-01", 0, 10 );
			$last  = 7 === strlen( $this->calendar ) ? gmdate( 'Y-m-t', (int) strtotime( "$first UTC" ) ) : $first;
			$list  = $list->with(
				array(
					'after'  => max( $first, $archive->data['after'] ),
					'before' => min( $last, $archive->data['before'] ?: $last ),
				)
			);
		}
		return $list->from( ( $this->page - 1 ) * $archive->data['perPage'] )->counted();
	}

	/**
	 * The same at another time.
	 *
	 * @param string $calendar A day or a month, empty for any time.
	 */
	public function at( string $calendar ): self {
		return new self( $this->words, $this->category, $calendar );
	}

	/** Whether anything is looked for. */
	public function is_anything(): bool {
		return '' !== $this->words || 0 !== $this->category || '' !== $this->calendar;
	}

	/**
	 * The wishes as fields of an address; those that say nothing are left out.
	 *
	 * @param int $page Another page of the same.
	 * @return array<string, string|int>
	 */
	public function fields( int $page ): array {
		return array_filter(
			array(
				's'               => $this->words,
				'cat_select'      => $this->category,
				'calendar_select' => $this->calendar,
				'page'            => 1 === $page ? 0 : $page,
			)
		);
	}
}
