<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Arrays -- Short lists of attributes.

/**
 * Search and filters, as a form that also works without JavaScript; headings are its buttons. Must match `view/toolbar.tsx`.
 *
 * @phpstan-type Choices array{kind: 'is', values: list<string>}|array{kind: 'range', input: string}
 */
final class Toolbar {
	/** More values than these are searched for, not chosen from. */
	private const MOST_VALUES = 100;

	/** @var array<int, Choices|null> By index of column. */
	private array $choices = array();

	/**
	 * Takes the table.
	 *
	 * @param Table_Data $data What can be searched and filtered.
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
	 * Returns the form; hidden if it has only what the headings need.
	 *
	 * @param string $others Query string that it carries.
	 * @param array{search: string, any: string, from: string, to: string, apply: string, reset: string} $words Texts.
	 */
	public function html( string $others, array $words ): Html {
		$filters = array();
		foreach ( array_keys( $this->data->columns ) as $at ) {
			$filters[] = $this->filter( $at, $words );
		}
		$filters  = array_values( array_filter( $filters ) );
		$search   = array( 'type' => 'search', 'name' => $this->name( 'q' ), 'value' => $this->state->search );
		$reset    = array( 'class' => 'frontage-data-table__reset', 'href' => "?$others#$this->id" );
		$is_empty = ! $this->options->has_search && array() === $filters;
		return el(
			'form',
			array(
				'class'        => 'frontage-data-table__tools',
				'id'           => "$this->id-form",
				'method'       => 'get',
				'action'       => "#$this->id",
				// After Back, the URL decides what is shown, not the browser's form restoration.
				'autocomplete' => 'off',
				'hidden'       => $is_empty,
			),
			$this->carried( $others ),
			$this->options->has_search ? $this->field( $words['search'], el( 'input', $search ) ) : null,
			$filters,
			el( 'button', array( 'type' => 'submit', 'class' => 'frontage-data-table__apply' ), $words['apply'] ),
			$this->state->is_narrowed() ? el( 'a', $reset, $words['reset'] ) : null
		);
	}

	/**
	 * Returns what visitors filter a column by; null if they do not.
	 *
	 * @param int $at Its index.
	 * @return Choices|null
	 */
	public function choices( int $at ): ?array {
		return array_key_exists( $at, $this->choices ) ? $this->choices[ $at ] : $this->choices[ $at ] = $this->find_choices( $at );
	}

	/**
	 * Finds what visitors filter a column by.
	 *
	 * @param int $at Its index.
	 * @return Choices|null
	 */
	private function find_choices( int $at ): ?array {
		$column = $this->data->columns[ $at ];
		if ( ! $column->has_filter ) {
			return null;
		}
		if ( $column->is_range() ) {
			return array( 'kind' => 'range', 'input' => 'date' === $column->type ? 'date' : 'text' );
		}
		$values = array();
		for ( $row = 0; $row < $this->data->length() && count( $values ) <= self::MOST_VALUES; $row++ ) {
			$values[ $this->data->text( $row, $at ) ] = true;
		}
		unset( $values[''] );
		$values = array_map( 'strval', array_keys( $values ) );
		usort( $values, static fn ( string $one, string $other ): int => strnatcmp( $column->value( $one ), $column->value( $other ) ) );
		return count( $values ) > self::MOST_VALUES || count( $values ) < 2 ? null : array( 'kind' => 'is', 'values' => $values );
	}

	/**
	 * Returns the field of a column; null without one.
	 *
	 * @param int $at Its index.
	 * @param array{any: string, from: string, to: string} $words Texts.
	 */
	private function filter( int $at, array $words ): ?Html {
		$choices = $this->choices( $at );
		$name    = $this->data->name( $at );
		$chosen  = $this->state->filters[ $at ] ?? array();
		if ( null === $choices ) {
			return null;
		}
		if ( 'range' === $choices['kind'] ) {
			$input = fn ( string $kind ): Html => el(
				'input',
				array(
					'type'       => $choices['input'],
					'inputmode'  => 'text' === $choices['input'] ? 'decimal' : null,
					'name'       => $this->name( $kind . ( $at + 1 ) ),
					'value'      => $chosen[ $kind ] ?? '',
					'aria-label' => sprintf( 'from' === $kind ? $words['from'] : $words['to'], $name ),
				)
			);
			return el(
				'div',
				array( 'class' => 'frontage-data-table__field is-range' ),
				el( 'span', array(), $name ),
				el(
					'span',
					array( 'class' => 'frontage-data-table__range' ),
					$input( 'from' ),
					el( 'span', array( 'aria-hidden' => 'true' ), '–' ),
					$input( 'to' )
				)
			);
		}
		$is     = $chosen['is'] ?? '';
		$option = static fn ( string $value, string $text ): Html =>
			el( 'option', array( 'value' => $value, 'selected' => $is === $value ), $text );
		return $this->field(
			$name,
			el(
				'select',
				array( 'name' => $this->name( 'is' . ( $at + 1 ) ) ),
				$option( '', $words['any'] ),
				array_map( $option, $choices['values'], $choices['values'] )
			)
		);
	}

	/**
	 * Returns a labelled field.
	 *
	 * @param string $label Plain text.
	 * @param Html $control The field.
	 */
	private function field( string $label, Html $control ): Html {
		return el( 'label', array( 'class' => 'frontage-data-table__field' ), el( 'span', array(), $label ), $control );
	}

	/**
	 * Returns what the form carries: what links keep, and the order.
	 *
	 * @param string $others Query string.
	 * @return list<Html>
	 */
	private function carried( string $others ): array {
		$pairs = array();
		foreach ( '' === $others ? array() : explode( '&', $others ) as $pair ) {
			$pairs[] = array_map( 'rawurldecode', array_pad( explode( '=', $pair, 2 ), 2, '' ) );
		}
		$sort = Table_State::sort( $this->state->sorts );
		if ( '' !== $sort ) {
			$pairs[] = array( $this->name( 'sort' ), $sort );
		}
		return array_map(
			static fn ( array $pair ): Html => el( 'input', array( 'type' => 'hidden', 'name' => $pair[0], 'value' => $pair[1] ) ),
			$pairs
		);
	}

	/**
	 * Returns the name of a parameter.
	 *
	 * @param string $key Such as `q`.
	 */
	private function name( string $key ): string {
		return Table_State::PARAMETER . "[$this->id][$key]";
	}
}
