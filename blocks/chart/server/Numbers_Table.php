<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The numbers of a chart as a real table: for readers, for copying, and for everybody whom the drawing tells nothing. */
final class Numbers_Table {
	/**
	 * Takes the numbers.
	 *
	 * @param Data $data All of them, also those that are not drawn.
	 * @param Values $values Format of numbers.
	 * @param list<int> $shares Tenths of a percent of each row that has one; none if they are no parts of a whole.
	 */
	public function __construct( private readonly Data $data, private readonly Values $values, private readonly array $shares ) {}

	/**
	 * Returns the table with what is around it.
	 *
	 * @param mixed $shown `visible`, `hidden` for those who cannot see it; anything else can be opened.
	 * @param string $name What it is a table of.
	 */
	public function html( mixed $shown, string $name ): Html {
		$table = $this->table( $name );
		if ( 'hidden' === $shown ) {
			return el( 'div', array( 'class' => 'frontage-chart__numbers is-hidden' ), $table );
		}
		$table = el(
			'div',
			array(
				'class'      => 'frontage-chart__scroller',
				'role'       => 'group',
				'aria-label' => $name,
				'tabindex'   => '0',
			),
			$table
		);
		if ( 'visible' === $shown ) {
			return el( 'div', array( 'class' => 'frontage-chart__numbers' ), $table );
		}
		return el(
			'details',
			array( 'class' => 'frontage-chart__numbers' ),
			el( 'summary', array(), __( 'Show as a table', 'frontage' ) ),
			$table
		);
	}

	/**
	 * Returns the table.
	 *
	 * @param string $name What it is a table of.
	 */
	private function table( string $name ): Html {
		$column = static fn ( string $text ): Html => el( 'th', array( 'scope' => 'col' ), $text );
		$names  = array();
		foreach ( $this->data->series as $at => $text ) {
			$names[] = '' === $text ? (string) ( $at + 1 ) : $text;
		}
		$corner = '' === $this->data->corner ? el( 'td' ) : $column( $this->data->corner );
		return el(
			'table',
			array( 'class' => 'frontage-chart__table' ),
			el( 'caption', array( 'class' => 'frontage-chart__name' ), $name ),
			el(
				'thead',
				array(),
				el(
					'tr',
					array(),
					$corner,
					array_map( $column, $names ),
					array() === $this->shares ? null : $column( __( 'Share', 'frontage' ) )
				)
			),
			el( 'tbody', array(), array_map( $this->row( ... ), array_keys( $this->data->rows ) ) )
		);
	}

	/**
	 * Returns one row.
	 *
	 * @param int $at Its position.
	 */
	private function row( int $at ): Html {
		$row   = $this->data->rows[ $at ];
		$share = $this->shares[ $at ] ?? null;
		return el(
			'tr',
			array(),
			el( 'th', array( 'scope' => 'row' ), $row['label'] ),
			array_map( fn ( string $number ): Html => el( 'td', array(), $this->cell( $this->values->text( $number ) ) ), $row['values'] ),
			array() === $this->shares ? null : el( 'td', array(), null === $share ? null : $this->cell( Values::percent( $share ) ) )
		);
	}

	/**
	 * Returns a number, whose minus is on the left in right-to-left languages, too.
	 *
	 * @param string $text Empty for a gap.
	 */
	private function cell( string $text ): ?Html {
		return '' === $text ? null : el( 'span', array( 'dir' => 'ltr' ), $text );
	}
}
