<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** A feature with a cell for each column. */
final class Row {
	/** @var list<Cell> */
	private readonly array $cells;

	private readonly string $label;

	/**
	 * Reads an item of the attribute.
	 *
	 * @param array<mixed> $item Not trusted.
	 * @param list<Column> $columns Columns of the table.
	 */
	public function __construct( private readonly array $item, private readonly array $columns ) {
		$cells       = is_array( $item['cells'] ?? null ) ? array_values( $item['cells'] ) : array();
		$this->cells = array_map( static fn ( int $at ): Cell => new Cell( $cells[ $at ] ?? '' ), array_keys( $columns ) );
		$this->label = Kses::text( $item['label'] ?? '' );
	}

	/** Returns whether all columns say the same. */
	public function is_same(): bool {
		return 1 === count( array_unique( array_map( static fn ( Cell $cell ): string => $cell->text, $this->cells ) ) );
	}

	/** Returns whether nothing is written in it. */
	public function is_empty(): bool {
		$texts = array_map( static fn ( Cell $cell ): string => $cell->text, $this->cells );
		return '' === $this->label . implode( '', $texts );
	}

	/** Returns the row. */
	public function html(): Html {
		$cells = array();
		foreach ( $this->cells as $at => $cell ) {
			$cells[] = el( 'td', array( 'class' => Comparison_Table::column_class( $at, $this->columns[ $at ] ) ), $cell->html() );
		}
		return el(
			'tr',
			array( 'class' => 'frontage-comparison-table__row ' . ( $this->is_same() ? 'is-same' : 'is-different' ) ),
			el(
				'th',
				array(
					'class' => 'frontage-comparison-table__feature',
					'scope' => 'row',
				),
				$this->label,
				$this->tip()
			),
			$cells
		);
	}

	/** Returns the explanation of the feature, which opens below its name: with fingers too, and without a script. */
	private function tip(): ?Html {
		$tip = Kses::text( $this->item['tip'] ?? '' );
		/* translators: %s: name of a feature. */
		$name = sprintf( __( 'About %s', 'frontage' ), $this->label );
		return '' === $tip ? null : el(
			'details',
			array( 'class' => 'frontage-comparison-table__tip' ),
			el( 'summary', array( 'aria-label' => $name ), '?' ),
			el( 'p', array(), $tip )
		);
	}
}
