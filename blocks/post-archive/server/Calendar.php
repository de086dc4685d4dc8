<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Closure;
use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Post_Dates;
use Frontage\Domain\Query\Query_Spec;
use WP_Locale;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The calendar of days that have posts.
 *
 * A month as a table: days with posts are links, as are the previous and next months (S0 §2).
 */
final class Calendar {
	private const WEEK = 7;

	/**
	 * Month shown, such as `2026-03`.
	 *
	 * @var string
	 */
	private string $month;

	/**
	 * Sets the properties.
	 *
	 * @param Query_Spec $archive Query for the whole archive.
	 * @param Closure $href Returns the URL of a day or month: `fn ( string $calendar ): string`.
	 */
	public function __construct(
		private readonly Query_Spec $archive,
		private readonly Search_Criteria $asked,
		private readonly Closure $href
	) {
		$this->month = '' === $asked->calendar ? (string) array_key_first( Months::of( $archive ) ) : substr( $asked->calendar, 0, 7 );
	}

	/** Renders the month; null for an archive without posts. */
	public function html(): ?Html {
		if ( '' === $this->month ) {
			return null;
		}
		return el(
			'details',
			array(
				'class' => 'frontage-post-archive__calendar',
				'open'  => '' !== $this->asked->calendar,
			),
			el( 'summary', array( 'class' => 'frontage-post-archive__toggle' ), __( 'Calendar', 'frontage' ) ),
			el(
				'div',
				array( 'class' => 'frontage-post-archive__months' ),
				$this->step( 'previous' ),
				el( 'span', array( 'class' => 'frontage-post-archive__month' ), self::day_name( 'F Y', "$this->month-15" ) ),
				$this->step( 'next' )
			),
			el(
				'table',
				array( 'class' => 'frontage-post-archive__days' ),
				el( 'caption', array(), $this->caption() ),
				$this->head(),
				el( 'tbody', array(), $this->weeks() )
			),
			'' === $this->asked->calendar
				? null
				: $this->link( '', array( 'class' => 'frontage-post-archive__clear' ), __( 'Any time', 'frontage' ) )
		);
	}

	/** Returns the table's caption for screen readers. */
	private function caption(): string {
		/* translators: %s: month and year. */
		return sprintf( __( 'Days with posts in %s', 'frontage' ), self::day_name( 'F Y', "$this->month-15" ) );
	}

	/**
	 * Returns the link to the nearest month with posts.
	 *
	 * @param string $way `previous` or `next`.
	 */
	private function step( string $way ): Html {
		$months = array_map( 'strval', array_keys( Months::of( $this->archive ) ) );
		$others = array_filter( $months, fn ( string $month ): bool => 'next' === $way ? $month > $this->month : $month < $this->month );
		$class  = array( 'class' => "frontage-post-archive__step is-$way" );
		if ( array() === $others ) {
			return el( 'span', $class );
		}
		$month = 'next' === $way ? min( $others ) : max( $others );
		/* translators: %s: month and year. */
		$label = 'next' === $way ? __( 'Next month with posts: %s', 'frontage' ) : __( 'Previous month with posts: %s', 'frontage' );
		return $this->link( $month, $class + array( 'aria-label' => sprintf( $label, self::day_name( 'F Y', "$month-15" ) ) ), '' );
	}

	/** Returns the names of the weekdays, from the first day of the week. */
	private function head(): Html {
		global $wp_locale;
		$cells = array();
		for ( $place = 0; $place < self::WEEK; $place++ ) {
			$name    = $wp_locale instanceof WP_Locale ? $wp_locale->get_weekday( ( $place + self::first_day() ) % self::WEEK ) : '';
			$cells[] = el(
				'th',
				array(
					'scope' => 'col',
					'abbr'  => $name,
				),
				$wp_locale instanceof WP_Locale ? $wp_locale->get_weekday_initial( $name ) : ''
			);
		}
		return el( 'thead', array(), el( 'tr', array(), $cells ) );
	}

	/**
	 * Returns the weeks of the month.
	 *
	 * @return list<Html>
	 */
	private function weeks(): array {
		$days  = Post_Dates::of( $this->asked->at( $this->month )->narrow( $this->archive ) );
		$first = (int) strtotime( "$this->month-01 12:00 UTC" );
		$empty = ( (int) gmdate( 'w', $first ) - self::first_day() + self::WEEK ) % self::WEEK;
		$cells = $empty > 0 ? array_fill( 0, $empty, el( 'td' ) ) : array();
		for ( $number = 1; $number <= (int) gmdate( 't', $first ); $number++ ) {
			$day     = sprintf( '%s-%02d', $this->month, $number );
			$cells[] = el( 'td', array(), in_array( $day, $days, true ) ? $this->day( $day ) : number_format_i18n( $number ) );
		}
		$rest = count( $cells ) % self::WEEK;
		$all  = $rest > 0 ? array_pad( $cells, count( $cells ) + self::WEEK - $rest, el( 'td' ) ) : $cells;
		return array_map( static fn ( array $week ): Html => el( 'tr', array(), $week ), array_chunk( $all, self::WEEK ) );
	}

	/**
	 * Returns the link to a day with posts.
	 *
	 * @param string $day Such as `2026-03-14`.
	 */
	private function day( string $day ): Html {
		$attributes = array(
			'class'        => 'frontage-post-archive__day',
			'aria-label'   => self::name( $day ),
			'aria-current' => $day === $this->asked->calendar ? 'date' : null,
		);
		return $this->link( $day, $attributes, number_format_i18n( (int) substr( $day, 8 ) ) );
	}

	/**
	 * Returns a day in the site's date format.
	 *
	 * @param string $day Such as `2026-03-14`.
	 */
	public static function name( string $day ): string {
		return self::day_name( (string) get_option( 'date_format' ), $day );
	}

	/**
	 * Returns a day in a given format, in the site's language.
	 *
	 * @param string $format As for `wp_date()`.
	 * @param string $day Such as `2026-03-14`.
	 */
	private static function day_name( string $format, string $day ): string {
		return (string) wp_date( $format, (int) strtotime( "$day 12:00 UTC" ), new \DateTimeZone( 'UTC' ) );
	}

	/**
	 * Returns a link that filters the archive.
	 *
	 * @param string $calendar Day or month; empty for any time.
	 * @param array<string, string|null> $attributes Attributes of the link.
	 * @param string $text Link text.
	 */
	private function link( string $calendar, array $attributes, string $text ): Html {
		$link = array(
			'href' => ( $this->href )( $calendar ),
			'rel'  => 'nofollow',
		);
		return el( 'a', $attributes + $link, $text );
	}

	/** Returns the first day of the week, 0 for Sunday. */
	private static function first_day(): int {
		return (int) get_option( 'start_of_week' ) % self::WEEK;
	}
}
