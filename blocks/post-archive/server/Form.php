<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Terms;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The search form of an archive: words, a category and a month. Works without JavaScript. */
final class Form {
	/** Maximum number of categories in the list. */
	private const CATEGORIES = 50;

	/**
	 * Renders the form.
	 *
	 * @param string $id Widget ID.
	 * @param Search_Criteria $asked Current search criteria.
	 * @param Query_Spec $archive Query for the whole archive.
	 * @param string $others Query string to keep.
	 */
	public static function html( string $id, Search_Criteria $asked, Query_Spec $archive, string $others ): Html {
		$name       = static fn ( string $field ): string => "frontage-post-archive[$id][$field]";
		$categories = array_column( Terms::tree( Terms::offered( $archive, 'category', array(), self::CATEGORIES ) ), 'name', 'id' );
		return el(
			'form',
			array(
				'class'  => 'frontage-post-archive__form',
				'role'   => 'search',
				'method' => 'get',
				'action' => "#$id",
			),
			self::field(
				__( 'Search', 'frontage' ),
				el(
					'input',
					array(
						'type'        => 'search',
						'name'        => $name( 's' ),
						'value'       => $asked->words,
						'minlength'   => (string) Search_Criteria::SHORTEST,
						'maxlength'   => '100',
						'placeholder' => __( 'At least 3 characters', 'frontage' ),
					)
				)
			),
			self::select(
				__( 'Category', 'frontage' ),
				$name( 'cat_select' ),
				__( 'All categories', 'frontage' ),
				$categories,
				(string) $asked->category
			),
			self::select(
				__( 'Month', 'frontage' ),
				$name( 'calendar_select' ),
				__( 'Any time', 'frontage' ),
				self::times( $archive, $asked->calendar ),
				$asked->calendar
			),
			el( 'button', array( 'class' => 'frontage-post-archive__submit wp-element-button' ), __( 'Filter', 'frontage' ) ),
			self::hidden( $others )
		);
	}

	/**
	 * Returns the months, and the day selected in the calendar.
	 *
	 * @param Query_Spec $archive Query for the whole archive.
	 * @param string $chosen Selected month or day.
	 * @return array<string, string>
	 */
	private static function times( Query_Spec $archive, string $chosen ): array {
		$months = Months::of( $archive );
		return '' === $chosen || isset( $months[ $chosen ] )
			? $months
			: array( $chosen => 7 === strlen( $chosen ) ? $chosen : Calendar::name( $chosen ) ) + $months;
	}

	/**
	 * Returns hidden fields for a query string, which the form would otherwise replace.
	 *
	 * @return list<Html>
	 */
	private static function hidden( string $query ): array {
		$fields = array();
		foreach ( array_filter( explode( '&', $query ) ) as $pair ) {
			list( $name, $value ) = explode( '=', $pair, 2 ) + array( '', '' );

			$fields[] = el(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => urldecode( $name ),
					'value' => urldecode( $value ),
				)
			);
		}
		return $fields;
	}

	/**
	 * Renders a select.
	 *
	 * @param string $name Field name.
	 * @param string $any First option.
	 * @param array<int|string, string> $options Texts, keyed by value.
	 * @param string $chosen Current value.
	 */
	private static function select( string $label, string $name, string $any, array $options, string $chosen ): Html {
		$items = array( el( 'option', array( 'value' => '' ), $any ) );
		foreach ( $options as $value => $text ) {
			$items[] = el(
				'option',
				array(
					'value'    => (string) $value,
					'selected' => (string) $value === $chosen,
				),
				$text
			);
		}
		return self::field( $label, el( 'select', array( 'name' => $name ), $items ) );
	}

	/** Renders a control with its label. */
	private static function field( string $label, Html $control ): Html {
		return el(
			'label',
			array( 'class' => 'frontage-post-archive__field' ),
			el( 'span', array( 'class' => 'frontage-post-archive__label' ), $label ),
			$control
		);
	}
}
