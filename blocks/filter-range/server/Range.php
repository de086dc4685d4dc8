<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Range;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter;
use Frontage\Domain\Filters\Filter_Form;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Domain\Filters\Range_Filter;
use Frontage\Domain\Render\Number_Format;
use Frontage\Domain\Render\Typed_Number;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Arrays -- Short lists of attributes.

/** Two sliders and two fields for the ends of a range; its limits are those of the list's own posts. */
final class Range {
	/** Smallest and largest distance between two values. */
	private const STEPS = array( 0.01, 1000.0 );

	/**
	 * Returns the props and what is in the form; null if there is nothing to choose.
	 *
	 * @param string $id ID of the block.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array{array<string, mixed>, list<Html|null>}|null
	 */
	public static function parts( Filter_State $state, Filter $filter, string $id, array $attributes ): ?array {
		$ends = $filter instanceof Range_Filter ? Facets::of( $state )->ends( $filter ) : null;
		if ( ! $filter instanceof Range_Filter || null === $ends || ( $ends[0] === $ends[1] && ! $state->is_anything() ) ) {
			return null;
		}
		$step = is_numeric( $attributes['step'] ) ? (float) $attributes['step'] : 1.0;
		$step = max( self::STEPS[0], min( self::STEPS[1], $step ) );
		$own  = array(
			'id'     => $id,
			'least'  => Range_Filter::number( floor( $ends[0] / $step ) * $step ),
			'most'   => Range_Filter::number( ceil( $ends[1] / $step ) * $step ),
			'step'   => Range_Filter::number( $step ),
			'chosen' => Range_Filter::ends( $state->values( $filter->parameter ) ),
			'marks'  => array( Number_Format::current()['group'], Number_Format::current()['decimal'] ),
			'pattern' => Typed_Number::PATTERN,
			'prefix' => $filter->affix( 'prefix' ),
			'suffix' => $filter->affix( 'suffix' ),
			'words'  => array(
				'group' => $filter->title( $filter->parameter ),
				'min'   => __( 'Minimum', 'frontage' ),
				'max'   => __( 'Maximum', 'frontage' ),
				'apply' => __( 'Apply', 'frontage' ),
				'number' => __( 'Enter a number.', 'frontage' ),
			),
		);

		$own['typed'] = array_map( Typed_Number::text( ... ), $own['chosen'] );
		$own['shown'] = self::shown( $own );
		$own['texts'] = array_map( $filter->text( ... ), $own['shown'] );
		return array( $own, array( Filter_Form::title( $filter ), self::group( $own, $filter->parameter ) ) );
	}

	/**
	 * Returns the values of the sliders: what is chosen, within the limits.
	 *
	 * @param array<string, mixed> $own Props.
	 * @return list<string>
	 */
	private static function shown( array $own ): array {
		$shown = array();
		foreach ( array( 'least', 'most' ) as $index => $limit ) {
			$end     = $own['chosen'][ $index ];
			$shown[] = '' === $end ? $own[ $limit ] : Range_Filter::number(
				max( (float) $own['least'], min( (float) $own['most'], (float) $end ) )
			);
		}
		return $shown;
	}

	/**
	 * Renders the sliders and fields.
	 *
	 * @param array<string, mixed> $own Props.
	 * @param string $name Name of the parameter.
	 */
	private static function group( array $own, string $name ): Html {
		$limits = array( 'min' => $own['least'], 'max' => $own['most'], 'step' => $own['step'] );
		$ways   = array();
		$fields = array();
		foreach ( array( 'min', 'max' ) as $index => $end ) {
			$label    = $own['words'][ $end ];
			$ways[]   = el(
				'input',
				array( 'type' => 'range', 'class' => "frontage-filter-range__slider is-$end" ) + $limits + array(
					'value'          => $own['shown'][ $index ],
					// After Back, the URL decides what is shown, not the browser's form restoration.
					'autocomplete'   => 'off',
					'aria-label'     => $label,
					'aria-valuetext' => $own['texts'][ $index ],
				)
			);
			$fields[] = Filter_Form::field(
				$label,
				array( 'type' => 'text', 'class' => 'frontage-filters__input', 'name' => $name . ( 0 === $index ? '[from]' : '[to]' ) )
					+ array(
						'value' => $own['typed'][ $index ],
						'autocomplete' => 'off',
						'placeholder' => Typed_Number::text( 0 === $index ? $own['least'] : $own['most'] ),
						'inputmode' => (float) $own['least'] < 0 ? null : 'decimal',
						'pattern' => $own['pattern'],
						'title' => $own['words']['number'],
					)
			);
		}
		return el(
			'div',
			array( 'role' => 'group', 'aria-label' => $own['words']['group'] ),
			el( 'div', array( 'class' => 'frontage-filter-range__track' ), $ways ),
			el( 'div', array( 'class' => 'frontage-filters__fields' ), $fields, Filter_Form::apply() )
		);
	}
}
