<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Slot;
use function Frontage\Base\Html\attributes;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The table itself: its caption, headings that sort it, rows, and totals. */
final class Table_Markup {
	private const ROLES = array(
		'table'        => 'table',
		'thead'        => 'rowgroup',
		'tbody'        => 'rowgroup',
		'tfoot'        => 'rowgroup',
		'tr'           => 'row',
		'cell'         => 'cell',
		'rowheader'    => 'rowheader',
		'columnheader' => 'columnheader',
	);

	/**
	 * Takes the table.
	 *
	 * @param Table_Data $data What the author wrote.
	 * @param Table_Options $options What it offers.
	 * @param Table_State $state What the visitor wants to see.
	 * @param string $id ID of the block.
	 */
	public function __construct(
		private readonly Table_Data $data,
		private readonly Table_Options $options,
		private readonly Table_State $state,
		private readonly string $id
	) {}

	/**
	 * Returns the table in an element that it can be scrolled in.
	 *
	 * @param string $name Accessible name.
	 * @param string $caption Safe HTML.
	 * @param list<int> $rows Indexes of the rows to print, in order.
	 * @param list<int> $shown Those that are not hidden.
	 */
	public function scroller( string $name, string $caption, array $rows, array $shown ): Html {
		$footer = $this->data->footer();
		return el(
			'div',
			array(
				'class'      => 'frontage-data-table__scroller',
				'role'       => 'region',
				'aria-label' => $name,
				'tabindex'   => '0',
			),
			el(
				'table',
				array(
					'class' => 'frontage-data-table__table',
					'role'  => $this->role( 'table' ),
				),
				'' === $caption ? null : Slot::html( 'caption', array( 'class' => 'frontage-data-table__caption' ), $caption, 'caption' ),
				$this->head(),
				Slot::html( 'tbody', array( 'role' => $this->role( 'tbody' ) ), $this->body( $rows, array_flip( $shown ) ), 'rows' ),
				array() === $footer ? null : Slot::html(
					'tfoot',
					array( 'role' => $this->role( 'tfoot' ) ),
					'<tr' . attributes( array( 'role' => $this->role( 'tr' ) ) ) . '>' . $this->cells( $footer ) . '</tr>',
					'totals'
				)
			)
		);
	}

	/** Returns the headings; null if the author wrote none. */
	private function head(): ?Html {
		if ( '' === implode( '', $this->data->head ) ) {
			return null;
		}
		$first  = array();
		$second = array();
		foreach ( $this->data->head as $at => $label ) {
			$group = $this->data->groups[ $at ] ?? '';
			$rows  = array() !== $this->data->groups && '' === $group ? 2 : null;
			$cell  = $this->heading( $at, $label, $rows );
			if ( '' === $group && array() !== $this->data->groups ) {
				$first[] = $cell;
			} else {
				$second[] = $cell;
			}
			if ( '' !== $group && ( $this->data->groups[ $at - 1 ] ?? '' ) !== $group ) {
				$first[] = $this->group( $at, $group );
			}
		}
		$row = fn ( array $cells ): ?Html => array() === $cells ? null : el( 'tr', array( 'role' => $this->role( 'tr' ) ), $cells );
		return el( 'thead', array( 'role' => $this->role( 'thead' ) ), $row( $first ), $row( $second ) );
	}

	/**
	 * Returns the heading of several columns.
	 *
	 * @param int $from Index of the first.
	 * @param string $text Plain text.
	 */
	private function group( int $from, string $text ): Html {
		$span = 1;
		while ( ( $this->data->groups[ $from + $span ] ?? '' ) === $text ) {
			++$span;
		}
		return el(
			'th',
			array(
				'class'   => 'frontage-data-table__group',
				'scope'   => 'colgroup',
				'colspan' => (string) $span,
				'role'    => $this->role( 'columnheader' ),
			),
			$text
		);
	}

	/**
	 * Returns the heading of a column.
	 *
	 * @param int $at Its index.
	 * @param string $label Plain text.
	 * @param int|null $rows Rows that it spans.
	 */
	private function heading( int $at, string $label, ?int $rows ): Html {
		$order     = array_search( $at, array_column( $this->state->sorts, 0 ), true );
		$direction = false === $order ? '' : ( $this->state->sorts[ $order ][1] > 0 ? 'ascending' : 'descending' );
		return el(
			'th',
			array(
				'class'     => $this->data->columns[ $at ]->is_number() ? 'is-number' : null,
				'scope'     => 'col',
				'rowspan'   => null === $rows ? null : (string) $rows,
				'aria-sort' => 0 === $order ? $direction : null,
				'role'      => $this->role( 'columnheader' ),
			),
			! $this->options->has_sorting || '' === $label ? $label : el(
				'button',
				array(
					'type'      => 'submit',
					'class'     => 'frontage-data-table__sort',
					'form'      => "$this->id-form",
					'name'      => Table_State::PARAMETER . "[$this->id][sort]",
					'value'     => $this->state->pressed( $at ),
					'data-sort' => '' === $direction ? null : $direction,
				),
				$label
			)
		);
	}

	/**
	 * Returns rows as HTML. Written without `el()`: there may be thousands of cells.
	 *
	 * @param list<int> $rows Their indexes.
	 * @param array<int, int> $shown Keys are the rows that are not hidden.
	 */
	private function body( array $rows, array $shown ): string {
		$role = attributes( array( 'role' => $this->role( 'tr' ) ) );
		// The place of a row is only needed where the order is another.
		$is_moved = array() !== $this->state->sorts || $this->state->is_narrowed();
		$html     = '';
		foreach ( $rows as $row ) {
			$place = $is_moved ? " data-row=\"$row\"" : '';
			$off   = isset( $shown[ $row ] ) ? '' : ' hidden=""';
			$html .= "<tr$role$place$off>" . $this->cells( $this->data->cells( $row ), $row ) . '</tr>';
		}
		return $html;
	}

	/**
	 * Returns the cells of a row.
	 *
	 * @param list<string> $cells Safe HTML.
	 * @param int|null $row Its index; null for totals.
	 */
	private function cells( array $cells, ?int $row = null ): string {
		$html = '';
		foreach ( $cells as $at => $cell ) {
			$is_heading = 0 === $at && $this->options->has_row_headers();
			$tag        = $is_heading ? 'th' : 'td';
			$html      .= "<$tag" . attributes(
				array(
					'class'      => $this->data->columns[ $at ]->is_number() ? 'is-number' : null,
					'scope'      => $is_heading ? 'row' : null,
					'role'       => $this->role( $is_heading ? 'rowheader' : 'cell' ),
					'data-value' => null === $row ? null : $this->value( $at, $cell ),
					'data-label' => $this->options->is_stacked && $at > 0 ? $this->data->name( $at ) : null,
				)
			) . ">$cell</$tag>";
		}
		return $html;
	}

	/**
	 * Returns what a script sorts a cell by, if its text does not say so.
	 *
	 * @param int $at Index of its column.
	 * @param string $cell Safe HTML.
	 */
	private function value( int $at, string $cell ): ?string {
		$column = $this->data->columns[ $at ];
		if ( 'text' === $column->type || '' === $cell ) {
			return null;
		}
		$text  = Kses::text( $cell );
		$value = $column->value( $text );
		return $value === $text ? null : $value;
	}

	/**
	 * Returns the role of an element, which browsers forget where the table is shown as a list of cards.
	 *
	 * @param string $name Element, or kind of cell.
	 */
	private function role( string $name ): ?string {
		return $this->options->is_stacked ? self::ROLES[ $name ] : null;
	}
}
