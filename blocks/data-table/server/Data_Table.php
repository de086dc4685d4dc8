<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Caption;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\List_State;
use Frontage\Domain\Render\Number_Format;
use Frontage\Domain\Render\Pagination;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * A table with what visitors search, sort, filter and page it by. Must match `view/component.tsx`.
 *
 * @phpstan-import-type Words from Table_Labels
 */
final class Data_Table {
	private const MODULE = 'data-table';

	private readonly Table_Data $data;

	private readonly Table_Options $options;

	private readonly string $id;

	/** Rich text. */
	private readonly string $caption;

	private readonly Table_State $state;

	private readonly Toolbar $toolbar;

	/** @var Words Texts. */
	private readonly array $words;

	/** Accessible name. */
	private readonly string $name;

	/** @var list<int> Indexes of the rows of all pages, in order. */
	private readonly array $rows;

	/**
	 * Reads the block and the address.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( array $attributes ) {
		$this->data    = Table_Data::of( $attributes );
		$this->options = new Table_Options( $attributes );
		$this->caption = Caption::html( is_string( $attributes['caption'] ?? null ) ? $attributes['caption'] : '' );
		// The ID is in links that visitors keep: it must not change with the rows.
		$this->id = Ids::for( self::MODULE, array_intersect_key( $attributes, array_flip( array( 'anchor', 'head', 'sourceUrl' ) ) ) );
		$state    = Table_State::asked( $this->id, $this->options, $this->data->columns );

		$this->name    = Ids::label( Kses::text( $this->caption ) ?: __( 'Data table', 'frontage' ) );
		$this->words   = Table_Labels::of( $this->name, $this->data->length() );
		$this->rows    = ( new Row_Finder( $this->data, $state ) )->rows();
		$this->state   = $state->at( min( $state->page, $this->pages() ) );
		$this->toolbar = new Toolbar( $this->data, $this->options, $this->state, $this->id );
	}

	/** Returns the block; nothing without rows. */
	public function html(): ?Html {
		if ( 0 === $this->data->length() ) {
			return null;
		}
		$table = new Table_Markup( $this->data, $this->options, $this->state, $this->id );
		$csv   = Table_State::is_download( $this->id ) ? Csv_Download::offer( $this->id, $this->csv( ... ) ) : null;
		return Wrapper::html(
			array(
				'id'       => $this->id,
				'class'    => $this->options->classes(),
				'data-csv' => $csv,
			),
			$this->is_alive()
				? Island::html( self::MODULE, $this->props(), $this->inside( $table ), Island::AND_BACK )
				: $table->scroller( $this->name, $this->caption, $this->rows, $this->rows )
		);
	}

	/** Returns whether visitors can do something; otherwise no script is needed. */
	private function is_alive(): bool {
		$filters = array_filter( $this->data->columns, static fn ( Column $column ): bool => $column->has_filter );
		return $this->options->has_search || $this->options->has_download || array() !== $filters || $this->pages() > 1
			|| ( $this->options->has_sorting && '' !== implode( '', $this->data->head ) );
	}

	/** Returns whether the server answers with each page, because all rows would be too many. */
	private function is_remote(): bool {
		return $this->data->length() > Table_Data::MOST_IN_PAGE;
	}

	/**
	 * Returns what a script wakes up.
	 *
	 * @param Table_Markup $table The table itself.
	 */
	private function inside( Table_Markup $table ): Html {
		$words   = $this->words;
		$shown   = array_slice( $this->rows, ( $this->state->page - 1 ) * $this->per_page(), $this->per_page() );
		$printed = $this->is_remote() ? $shown : $this->all_rows( $shown );
		return fragment(
			$this->toolbar->html( $this->others(), $words ),
			$table->scroller( $this->name, $this->caption, $printed, $shown ),
			array() === $this->rows ? el(
				'p',
				array( 'class' => 'frontage-data-table__none' ),
				el( 'span', array(), $words['none'] ),
				' ',
				el( 'a', array( 'href' => $this->all() ), $words['all'] )
			) : null,
			el(
				'div',
				array( 'class' => 'frontage-data-table__foot' ),
				el( 'p', array( 'class' => 'frontage-data-table__count' ), $this->count() ),
				Pagination::html(
					$words['pages'],
					$this->state->page,
					$this->pages(),
					fn ( int $page ): string => $this->state->at( $page )->href( $this->id, $this->others() )
				),
				$this->options->has_download ? el(
					'a',
					array(
						'class' => 'frontage-data-table__download',
						'href'  => $this->state->at( 1 )->href( $this->id, $this->others(), array( 'csv' => '1' ) ),
						'rel'   => 'nofollow',
					),
					$words['download']
				) : null
			),
			Status::html()
		);
	}

	/**
	 * Returns all rows, those of the page where they are among those found, the others behind them: for print, and for a script.
	 *
	 * @param list<int> $shown Rows of the page.
	 * @return list<int>
	 */
	private function all_rows( array $shown ): array {
		return count( $shown ) === $this->data->length()
			? $shown
			: array( ...$this->rows, ...array_values( array_diff( range( 0, $this->data->length() - 1 ), $this->rows ) ) );
	}

	/**
	 * Returns the component's props.
	 *
	 * @return array<string, mixed>
	 */
	private function props(): array {
		$columns = array();
		foreach ( $this->data->columns as $at => $column ) {
			$columns[] = array_filter(
				array(
					'label'  => $this->data->head[ $at ],
					'group'  => $this->data->groups[ $at ] ?? '',
					'name'   => $this->data->name( $at ),
					'type'   => $column->type,
					'filter' => $this->toolbar->choices( $at ),
				),
				static fn ( mixed $value ): bool => null !== $value && '' !== $value
			);
		}
		return array(
			'id'          => $this->id,
			'name'        => $this->name,
			'others'      => $this->others(),
			'columns'     => $columns,
			'perPage'     => $this->per_page(),
			'total'       => $this->data->length(),
			'found'       => count( $this->rows ),
			'isRemote'    => $this->is_remote(),
			'hasSearch'   => $this->options->has_search,
			'hasSorting'  => $this->options->has_sorting,
			'hasDownload' => $this->options->has_download,
			'isStacked'   => $this->options->is_stacked,
			'hasCaption'  => '' !== $this->caption,
			'hasFooter'   => array() !== $this->data->footer(),
			'state'       => (object) $this->state->parameters(),
			'count'       => $this->count(),
			'number'      => Number_Format::current(),
			'words'       => $this->words,
		);
	}

	/** Returns the number of pages of what was found. */
	private function pages(): int {
		return Pagination::count( count( $this->rows ), $this->per_page() );
	}

	/** Returns the number of rows on a page; all rows on one page only if these are not too many. */
	private function per_page(): int {
		$all = $this->is_remote() ? Table_Data::MOST_IN_PAGE : max( 1, $this->data->length() );
		return 0 === $this->options->per_page ? $all : $this->options->per_page;
	}

	/** Returns how many rows are shown, such as “1–25 of 80 rows”. */
	private function count(): string {
		$words = $this->words;
		$found = count( $this->rows );
		$first = ( $this->state->page - 1 ) * $this->per_page();
		$last  = min( $found, $first + $this->per_page() );
		$text  = static fn ( int $number ): string => Number_Format::text( $number );
		$range = $text( $first + 1 ) . '–' . $text( $last );
		return $this->pages() > 1
			? sprintf( $words['count'], $range, $text( $found ) )
			: sprintf( $words['count'], $text( $found ), $text( $this->data->length() ) );
	}

	/** Returns the query string that links keep. */
	private function others(): string {
		return List_State::others( self::MODULE, $this->id );
	}

	/** Returns the link that shows all rows again, in the same order. */
	private function all(): string {
		return '?' . $this->others() . '#' . $this->id;
	}

	/**
	 * Returns what was found as rows of plain texts, with a row of headings.
	 *
	 * @return list<list<string>>
	 */
	private function csv(): array {
		$columns = array_keys( $this->data->columns );
		$rows    = array( array_map( $this->data->name( ... ), $columns ) );
		foreach ( $this->rows as $row ) {
			$rows[] = array_map( fn ( int $column ): string => $this->data->text( $row, $column ), $columns );
		}
		return $rows;
	}
}
