<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Caption;
use Frontage\Domain\Tables\Fetched_Rows;

defined( 'ABSPATH' ) || exit;

/**
 * What the author saved, within its limits.
 *
 * @phpstan-type Cells list<string>
 */
final class Table_Data {
	/** The editor has the same limits. */
	public const MOST_COLUMNS = 30;

	public const MOST_ROWS = 10000;

	/** More rows are not in the page: the server answers with each page of them. */
	public const MOST_IN_PAGE = 1000;

	/**
	 * Takes the parts of the table.
	 *
	 * @param Cells $groups Plain texts above the headings; empty where there is none.
	 * @param Cells $head Plain texts.
	 * @param list<Column> $columns As many as there are headings.
	 * @param list<mixed> $rows As saved; `cells()` reads one.
	 * @param array<array-key, mixed> $footer Rich texts, as saved.
	 */
	private function __construct(
		public readonly array $groups,
		public readonly array $head,
		public readonly array $columns,
		private readonly array $rows,
		private readonly array $footer
	) {}

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public static function of( array $attributes ): self {
		$fetched = Fetched_Rows::of( $attributes['sourceUrl'] ?? '' );
		$head    = $fetched['head'] ?? self::texts( $attributes['head'] ?? array() );
		$rows    = $fetched['rows'] ?? ( is_array( $attributes['rows'] ?? null ) ? array_values( $attributes['rows'] ) : array() );
		$count   = min( self::MOST_COLUMNS, max( count( $head ), self::width( $rows[0] ?? null ) ) );
		$groups  = self::texts( $attributes['groups'] ?? array() );
		$special = is_array( $attributes['columns'] ?? null ) ? array_values( $attributes['columns'] ) : array();
		$columns = array();
		for ( $at = 0; $at < $count; $at++ ) {
			$columns[] = Column::of( $special[ $at ] ?? null );
		}
		return new self(
			'' === implode( '', $groups ) ? array() : array_slice( array_pad( $groups, $count, '' ), 0, $count ),
			array_slice( array_pad( $head, $count, '' ), 0, $count ),
			$columns,
			array_slice( $rows, 0, self::MOST_ROWS ),
			is_array( $attributes['footer'] ?? null ) ? $attributes['footer'] : array()
		);
	}

	/** Returns the number of rows. */
	public function length(): int {
		return array() === $this->columns ? 0 : count( $this->rows );
	}

	/**
	 * Returns the cells of a row as safe HTML.
	 *
	 * @param int $row Its index.
	 * @return Cells As many as there are columns.
	 */
	public function cells( int $row ): array {
		$saved = $this->saved( $row );
		return array_map( static fn ( int $at ): string => self::rich( $saved[ $at ] ?? '' ), array_keys( $this->columns ) );
	}

	/**
	 * Returns a cell as plain text.
	 *
	 * @param int $row Index of its row.
	 * @param int $column Index of its column.
	 */
	public function text( int $row, int $column ): string {
		return Kses::text( $this->saved( $row )[ $column ] ?? '' );
	}

	/**
	 * Returns the last row of the table: what the author typed, or totals.
	 *
	 * @return Cells Safe HTML; empty without such a row.
	 */
	public function footer(): array {
		$cells = array();
		foreach ( $this->columns as $at => $column ) {
			$cells[] = '' === $column->total ? self::rich( $this->footer[ $at ] ?? '' ) : esc_html( ( new Total( $this, $at ) )->text() );
		}
		return '' === implode( '', $cells ) ? array() : $cells;
	}

	/**
	 * Returns the name of a column, for labels.
	 *
	 * @param int $at Its index.
	 */
	public function name( int $at ): string {
		$group = $this->groups[ $at ] ?? '';
		$name  = '' === ( $this->head[ $at ] ?? '' ) ? (string) ( $at + 1 ) : $this->head[ $at ];
		return '' === $group ? $name : "$group, $name";
	}

	/**
	 * Returns the cells of a row as saved.
	 *
	 * @param int $row Its index.
	 * @return array<array-key, mixed>
	 */
	private function saved( int $row ): array {
		$cells = is_array( $this->rows[ $row ] ?? null ) ? $this->rows[ $row ]['cells'] ?? null : null;
		return is_array( $cells ) ? $cells : array();
	}

	/**
	 * Returns rich text without what could harm. Typography is WordPress's, as in all other tables.
	 *
	 * @param mixed $html As saved.
	 */
	private static function rich( mixed $html ): string {
		return is_string( $html )
			? str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), Kses::html( $html, Caption::TAGS ) )
			: '';
	}

	/**
	 * Returns plain texts.
	 *
	 * @param mixed $texts As saved.
	 * @return Cells
	 */
	private static function texts( mixed $texts ): array {
		return is_array( $texts ) ? array_map( Kses::text( ... ), array_values( $texts ) ) : array();
	}

	/**
	 * Returns the number of cells of a row.
	 *
	 * @param mixed $row As saved.
	 */
	private static function width( mixed $row ): int {
		$cells = is_array( $row ) ? $row['cells'] ?? null : null;
		return is_array( $cells ) ? count( $cells ) : 0;
	}
}
