<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Terms;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * What visitors look for posts with.
 *
 * A form that works without script: words, a category, a month.
 */
final class Form {
	/** Categories to choose from. */
	private const CATEGORIES = 50;

	/**
	 * Prints it.
	 *
	 * @param string       $id    The widget's id.
	 * @param Search_Criteria        $asked What is looked for now.
	 * @param Query_Spec  $archive The whole archive.
	 * @param string       $others Query string that goes along.
	 */
	public static function html( string $id, Search_Criteria $asked, Query_Spec $archive, string $others ): Html {
		$name       = static fn ( string $field ): string => "frontage-post-archive[$id][$field]";
		$categories = array_column( Terms::offered( $archive, 'category', array(), self::CATEGORIES ), 'name', 'id' );
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
			self::select( __( 'Category', 'frontage' ), $name( 'cat_select' ), __( 'All categories', 'frontage' ), $categories, (string) $asked->category ),
			self::select( __( 'Month', 'frontage' ), $name( 'calendar_select' ), __( 'Any time', 'frontage' ), self::times( $archive, $asked->calendar ), $asked->calendar ),
			el( 'button', array( 'class' => 'frontage-post-archive__submit wp-element-button' ), __( 'Show', 'frontage' ) ),
			self::hidden( $others )
		);
	}

	/**
	 * Months to choose from, and the day that the calendar has chosen.
	 *
	 * @param Query_Spec $archive The whole archive.
	 * @param string      $chosen  What is looked for.
	 * @return array<string, string>
	 */
	private static function times( Query_Spec $archive, string $chosen ): array {
		$months = Months::of( $archive );
		return '' === $chosen || isset( $months[ $chosen ] ) ? $months : array( $chosen => 7 === strlen( $chosen ) ? $chosen : Calendar::name( $chosen ) ) + $months;
	}

	/**
	 * Fields that a form takes along, since it replaces the whole query string.
	 *
	 * @param string $query The query string.
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
	 * Prints a choice.
	 *
	 * @param string                    $label  What it is.
	 * @param string                    $name   Its field.
	 * @param string                    $any    The first option.
	 * @param array<int|string, string> $options Texts by value.
	 * @param string                    $chosen The current value.
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

	/**
	 * Prints a control with its label.
	 *
	 * @param string $label   What it is.
	 * @param Html   $control The control.
	 */
	private static function field( string $label, Html $control ): Html {
		return el( 'label', array( 'class' => 'frontage-post-archive__field' ), el( 'span', array( 'class' => 'frontage-post-archive__label' ), $label ), $control );
	}
}
