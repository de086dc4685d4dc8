<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * The search criteria of an archive.
 *
 * Words, a category, a day or month, and a page; invalid values are ignored.
 */
final class Search_Criteria {
	/** Minimum length of the words (S0 §5: longer than two). */
	public const SHORTEST = 3;

	/**
	 * Sets the criteria.
	 *
	 * @param string $words Empty for any.
	 * @param int $category Category ID, 0 for any.
	 * @param string $calendar `2026-03` or `2026-03-14`, empty for any time.
	 * @param int $page From 1.
	 */
	public function __construct(
		public readonly string $words = '',
		public readonly int $category = 0,
		public readonly string $calendar = '',
		public readonly int $page = 1
	) {}

	/**
	 * Reads the fields of a form or an action.
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
	 * Returns the archive's query filtered by the criteria, without their page.
	 *
	 * @param Query_Spec $archive Query for the whole archive.
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
		return $list->counted();
	}

	/**
	 * Returns the same criteria on another page.
	 *
	 * @param int $page From 1.
	 */
	public function on( int $page ): self {
		return new self( $this->words, $this->category, $this->calendar, $page );
	}

	/**
	 * Returns the same criteria with another time.
	 *
	 * @param string $calendar Day or month, empty for any time.
	 */
	public function at( string $calendar ): self {
		return new self( $this->words, $this->category, $calendar );
	}

	/**
	 * Returns the same criteria with other words.
	 *
	 * @param string $words At least three characters.
	 */
	public function spelled( string $words ): self {
		return new self( $words, $this->category, $this->calendar );
	}

	/** Returns whether any criterion is set. */
	public function is_anything(): bool {
		return '' !== $this->words || 0 !== $this->category || '' !== $this->calendar;
	}

	/**
	 * Returns the criteria as query parameters, without empty ones.
	 *
	 * @param int $page Page number.
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
