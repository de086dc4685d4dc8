<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Result;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Query\Signed_List;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Domain\Render\Missing_Page;
use Frontage\Domain\Render\Pagination;
use Frontage\Domain\Search\Highlight;
use Frontage\Domain\Search\Suggestion;
use WP_Post;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The posts of the archive.
 *
 * How the archive looks, from the block or from a signed value; the same bounds apply to both.
 */
final class Archive {
	/** Kind of the signed value. */
	public const KIND = 'post-archive';

	/**
	 * Maximum number of columns.
	 *
	 * @var int
	 */
	public readonly int $columns;

	/**
	 * Whether there is a calendar.
	 *
	 * @var bool
	 */
	public readonly bool $has_calendar;

	/**
	 * What cards show.
	 *
	 * @var Card_Options
	 */
	public readonly Card_Options $look;

	/**
	 * Reads the attributes of the block or of a signed value.
	 *
	 * @param array<string, mixed> $attributes
	 * @param string $id Widget ID.
	 * @param string $others Query string that links keep.
	 */
	public function __construct( array $attributes, private readonly string $id, private readonly string $others = '' ) {
		$this->columns      = Sanitizer::int( $attributes['columns'] ?? null, 1, 4, 3 );
		$this->has_calendar = ! empty( $attributes['hasCalendar'] );

		$this->look = Card_Options::of( $attributes, '(max-width: 599px) 100vw, (max-width: 1023px) 50vw, 427px' );
	}

	/**
	 * Finds and renders the posts of a page; beyond the last page, the last one.
	 *
	 * @param Query_Spec $base Query for the whole archive.
	 * @param string $after Cursors of pages that were shown.
	 * @return array{Query_Result, Html}
	 */
	public function page( Search_Criteria $asked, Query_Spec $base, string $after = '' ): array {
		list( $found, $page ) = Listing::page( $asked->narrow( $base ), $asked->page, $after );
		$notice               = Missing_Page::notice( $asked->page, $page, $this->href( $asked, 1 ) );
		$html                 = $this->html( $found, $asked->on( $page ), $base );
		return array( $found, null === $notice ? $html : fragment( $notice, $html ) );
	}

	/**
	 * Renders the calendar, the number of posts found, the posts of the page and the pagination.
	 *
	 * @param Query_Result $found Posts found.
	 * @param Query_Spec $base Query for the whole archive.
	 */
	private function html( Query_Result $found, Search_Criteria $asked, Query_Spec $base ): Html {
		$per_page = $base->data['perPage'];
		$total    = ( $found->total ?? 0 ) + ( $asked->page - 1 ) * $per_page;
		/* translators: %s: number of posts. */
		$count = sprintf( _n( '%s post found', '%s posts found', $total, 'frontage' ), number_format_i18n( $total ) );
		$words = $asked->narrow( $base )->data['search'];
		$other = Suggestion::of( $asked->words );
		$href  = $this->href( $asked->spelled( $other ), 1 );
		$count = mb_strlen( $other ) < Search_Criteria::SHORTEST
			? $count
			: fragment( Suggestion::html( $asked->words, $other, $href ), " $count" );
		$posts = array() === $found->posts
			? el( 'p', array( 'class' => 'frontage-list__empty' ), __( 'No posts found. Try fewer or different keywords.', 'frontage' ) )
			: fragment(
				$asked->is_anything() ? el( 'p', array( 'class' => 'frontage-post-archive__count' ), $count ) : null,
				'' === $asked->words ? $this->items( $found ) : Html::raw( Highlight::in_html( (string) $this->items( $found ), $words ) ),
				Pagination::html(
					Pagination::words( __( 'Archive pagination', 'frontage' ) ),
					$asked->page,
					Pagination::count( $total, $per_page ),
					fn ( int $page ): string => $this->href( $asked, $page )
				)
			);
		return $this->has_calendar
			? fragment( $this->calendar( $asked, $base ), el( 'div', array( 'class' => 'frontage-post-archive__found' ), $posts ) )
			: $posts;
	}

	/**
	 * Renders the posts.
	 *
	 * @param Query_Result $found Posts found.
	 */
	private function items( Query_Result $found ): Html {
		return el(
			'ul',
			array(
				'class'      => 'frontage-post-archive__items',
				'role'       => 'list',
				'data-slot'  => 'items', // Links to posts do not need to wait for the script module.
				'data-after' => $found->after ?: null,
			),
			array_map(
				fn ( WP_Post $post ): Html => el(
					'li',
					array( 'class' => 'frontage-post-archive__item' ),
					( new Card( $post, $this->look ) )->html()
				),
				$found->posts
			)
		);
	}

	/**
	 * Renders the calendar.
	 *
	 * @param Query_Spec $base Query for the whole archive.
	 */
	private function calendar( Search_Criteria $asked, Query_Spec $base ): ?Html {
		return ( new Calendar( $base, $asked, fn ( string $calendar ): string => $this->href( $asked->at( $calendar ), 1 ) ) )->html();
	}

	/**
	 * Returns the URL of another page of results.
	 *
	 * @param int $page From 1.
	 */
	private function href( Search_Criteria $asked, int $page ): string {
		$own = http_build_query(
			array( 'frontage-post-archive' => array( $this->id => $asked->fields( $page ) ) ),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
		return '?' . implode( '&', array_filter( array( $this->others, $own ) ) ) . "#$this->id";
	}

	/**
	 * Signs the settings for later requests.
	 *
	 * @param Query_Spec $list Query for the whole archive.
	 */
	public function sign( Query_Spec $list ): string {
		$look = array(
			'columns'     => $this->columns,
			'hasCalendar' => $this->has_calendar,
		) + array_filter( $this->look->data );
		return Signed_List::sign( self::KIND, $list, $look, array( 'id' => $this->id ) );
	}
}
