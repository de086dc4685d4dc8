<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Products or plans side by side, feature by feature (S2 §4).
 *
 * Which column phones and tablets show, and whether equal rows are hidden, is decided by radio buttons and a checkbox,
 * by which CSS shows the one or the other. A script keeps both in the address, and opens and closes groups.
 */
final class Comparison_Table {
	private const MOST_COLUMNS = 6;

	private const MOST_ROWS = 200;

	/** @var list<Column> */
	private readonly array $columns;

	/** @var list<Group> */
	private readonly array $groups;

	private readonly string $title;

	private readonly Comparison_State $state;

	private readonly string $id;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$items         = self::items( $attributes['columns'] ?? null, self::MOST_COLUMNS );
		$this->columns = array_map( static fn ( array $item ): Column => new Column( $item ), $items );
		$this->groups  = self::groups( self::items( $attributes['rows'] ?? null, self::MOST_ROWS ), $this->columns );
		$this->title   = Kses::text( $attributes['title'] ?? '' );
		$this->id      = Ids::for( 'comparison', $attributes );
		$this->state   = Comparison_State::asked( $this->id, count( $this->columns ) );
	}

	/** Returns the block; nothing without a row or a column. */
	public function html(): ?Html {
		if ( array() === $this->columns || array() === $this->groups ) {
			return null;
		}
		$has_titles = array() !== array_filter( $this->groups, static fn ( Group $group ): bool => '' !== $group->title );
		$is_marked  = true === ( $this->attributes['marksDifferences'] ?? false );
		$tools      = $this->tools();
		$inside     = fragment( $tools, $this->table() );
		return Wrapper::html(
			array(
				'id'    => $this->id,
				'class' => 'frontage-comparison-table' . ( $is_marked ? ' has-differences' : '' ),
			),
			$has_titles || null !== $tools ? Island::html( 'comparison-table', array( 'id' => $this->id ), $inside ) : $inside
		);
	}

	/**
	 * Returns the class of a cell.
	 *
	 * @param int $at Position of its column.
	 * @param Column $column What can be chosen.
	 */
	public static function column_class( int $at, Column $column ): string {
		return 'is-column-' . ( $at + 1 ) . ( $column->is_featured ? ' is-featured' : '' );
	}

	/**
	 * Returns the objects of a list.
	 *
	 * @param mixed $items Attribute, not trusted.
	 * @param int $most At most as many.
	 * @return list<array<mixed>>
	 */
	private static function items( mixed $items, int $most ): array {
		return array_slice( array_values( array_filter( is_array( $items ) ? $items : array(), is_array( ... ) ) ), 0, $most );
	}

	/**
	 * Returns the rows, under their titles.
	 *
	 * @param list<array<mixed>> $items Items of the attribute.
	 * @param list<Column> $columns In the author's order.
	 * @return list<Group> Those with rows.
	 */
	private static function groups( array $items, array $columns ): array {
		$groups = array( new Group( '', false ) );
		foreach ( $items as $item ) {
			$kind = $item['kind'] ?? '';
			$row  = new Row( $item, $columns );
			if ( in_array( $kind, array( 'group', 'closed' ), true ) ) {
				$groups[] = new Group( Kses::text( $item['label'] ?? '' ), 'closed' === $kind );
			} elseif ( ! $row->is_empty() ) {
				end( $groups )->add( $row );
			}
		}
		return array_values( array_filter( $groups, static fn ( Group $group ): bool => ! $group->is_empty() ) );
	}

	/** Returns what visitors choose by. */
	private function tools(): ?Html {
		$choice = count( $this->columns ) < 2 ? null : $this->choice();
		$filter = true === ( $this->attributes['hasFilter'] ?? true ) ? $this->filter() : null;
		return null === $choice ? null : el( 'div', array( 'class' => 'frontage-comparison-table__tools' ), $choice, $filter );
	}

	/** Returns the choice of the column that phones and tablets show. */
	private function choice(): Html {
		$name     = Ids::unique( 'compared-column' );
		$featured = array_filter( $this->columns, static fn ( Column $column ): bool => $column->is_featured );
		$first    = $this->state->column ?? array_key_first( $featured ) ?? 0;
		$choices  = array();
		foreach ( $this->columns as $at => $column ) {
			$input = el(
				'input',
				array(
					'type'    => 'radio',
					'class'   => 'frontage-comparison-table__input is-choice-' . ( $at + 1 ),
					'name'    => $name,
					'value'   => $at + 1,
					'checked' => $at === $first,
				)
			);
			/* translators: %d: position of a column. */
			$words     = '' === $column->name ? sprintf( __( 'Column %d', 'frontage' ), $at + 1 ) : $column->name;
			$label     = el( 'span', array(), $words );
			$choices[] = el( 'label', array( 'class' => 'frontage-comparison-table__choice' ), $input, $label );
		}
		return el(
			'fieldset',
			array( 'class' => 'frontage-comparison-table__choices' ),
			el( 'legend', array( 'class' => 'screen-reader-text' ), __( 'Column to show', 'frontage' ) ),
			$choices
		);
	}

	/** Returns the checkbox that hides equal rows. */
	private function filter(): Html {
		return el(
			'label',
			array( 'class' => 'frontage-comparison-table__filter' ),
			el(
				'input',
				array(
					'type'    => 'checkbox',
					'class'   => 'frontage-comparison-table__only',
					'checked' => $this->state->is_filtered,
				)
			),
			el( 'span', array(), __( 'Only show differences', 'frontage' ) )
		);
	}

	/** Returns the table, in a region that is scrolled with the keyboard. */
	private function table(): Html {
		$count = count( $this->columns );
		return el(
			'div',
			array(
				'class'      => 'frontage-comparison-table__scroller',
				'tabindex'   => 0,
				'role'       => 'group',
				'aria-label' => '' === $this->title ? __( 'Comparison', 'frontage' ) : $this->title,
			),
			el(
				'table',
				array( 'class' => 'frontage-comparison-table__table' ),
				'' === $this->title ? null : el( 'caption', array( 'class' => 'frontage-comparison-table__caption' ), $this->title ),
				( new Head( $this->columns, Kses::text( $this->attributes['corner'] ?? '' ) ) )->html(),
				array_map( static fn ( Group $group ): Html => $group->html( $count ), $this->groups )
			)
		);
	}
}
