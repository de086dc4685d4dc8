<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The first row: what is compared. */
final class Head {
	/**
	 * Takes what stands in it.
	 *
	 * @param list<Column> $columns Products or plans.
	 * @param string $corner Heading of the features, plain text.
	 */
	public function __construct( private readonly array $columns, private readonly string $corner ) {}

	/** Returns the head of the table. */
	public function html(): Html {
		$cells = array();
		foreach ( $this->columns as $at => $column ) {
			$cells[] = el(
				'th',
				array(
					'class' => 'frontage-comparison-table__column ' . Comparison_Table::column_class( $at, $column ),
					'scope' => 'col',
				),
				self::part( 'badge', $column->badge ),
				$column->picture,
				self::part( 'name', $column->name ),
				null === $column->price ? null : self::part( 'price', $column->price ),
				self::part( 'note', $column->note ),
				self::button( $column )
			);
		}
		$unseen = el( 'span', array( 'class' => 'screen-reader-text' ), __( 'Feature', 'frontage' ) );
		return el(
			'thead',
			array(),
			el(
				'tr',
				array(),
				el(
					'th',
					array(
						'class' => 'frontage-comparison-table__corner',
						'scope' => 'col',
					),
					'' === $this->corner ? $unseen : $this->corner
				),
				$cells
			)
		);
	}

	/**
	 * Returns a line of a column's head.
	 *
	 * @param string $name Of the part.
	 * @param Html|string $content Its words.
	 */
	private static function part( string $name, Html|string $content ): ?Html {
		return '' === $content ? null : el( 'span', array( 'class' => 'frontage-comparison-table__' . $name ), $content );
	}

	/**
	 * Returns the link of a column, as the theme's button.
	 *
	 * @param Column $column Whose name is printed.
	 */
	private static function button( Column $column ): ?Html {
		return '' === $column->button || '' === $column->url ? null : el(
			'a',
			array(
				'class' => 'frontage-comparison-table__button wp-element-button',
				'href'  => $column->url,
			),
			$column->button,
			// Buttons of several columns often say the same.
			el( 'span', array( 'class' => 'screen-reader-text' ), ': ' . $column->name )
		);
	}
}
