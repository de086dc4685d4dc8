<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Rows under a title that opens and closes them (S2 §4). */
final class Group {
	/** @var list<Row> */
	private array $rows = array();

	/**
	 * Begins a group.
	 *
	 * @param string $title Plain text; empty for the rows before the first title.
	 * @param bool $is_closed Whether it begins closed.
	 */
	public function __construct( public readonly string $title, private readonly bool $is_closed ) {}

	/** @param Row $row Belongs to the group. */
	public function add( Row $row ): void {
		$this->rows[] = $row;
	}

	public function is_empty(): bool {
		return array() === $this->rows;
	}

	/**
	 * Returns the group.
	 *
	 * @param int $columns How many there are besides the first.
	 */
	public function html( int $columns ): Html {
		$is_same = array() === array_filter( $this->rows, static fn ( Row $row ): bool => ! $row->is_same() );
		$states  = ( $is_same ? ' is-same' : '' ) . ( $this->is_closed ? ' is-closed' : '' );
		return el(
			'tbody',
			array( 'class' => 'frontage-comparison-table__group' . $states ),
			'' === $this->title ? null : $this->head( $columns ),
			array_map( static fn ( Row $row ): Html => $row->html(), $this->rows )
		);
	}

	/**
	 * Returns the row with the title, which is a button.
	 *
	 * @param int $columns How many there are besides the first.
	 */
	private function head( int $columns ): Html {
		return el(
			'tr',
			array(),
			el(
				'th',
				array(
					'class'   => 'frontage-comparison-table__title',
					'scope'   => 'rowgroup',
					'colspan' => $columns + 1,
				),
				el(
					'button',
					array(
						'type'          => 'button',
						'class'         => 'frontage-comparison-table__toggle',
						'aria-expanded' => $this->is_closed ? 'false' : 'true',
					),
					$this->title
				)
			)
		);
	}
}
