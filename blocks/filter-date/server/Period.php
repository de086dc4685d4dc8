<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Date;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Date_Filter;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter;
use Frontage\Domain\Filters\Filter_Block;
use Frontage\Domain\Filters\Filter_Form;
use Frontage\Domain\Filters\Filter_State;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Arrays -- Short lists of attributes.

/** Years, the months of one of them, and two days; each period with the number of posts that it leaves. */
final class Period {
	/**
	 * Returns the props, what is in the form, and what is below it; null if there is nothing to choose.
	 *
	 * @param string $id ID of the block.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array{array<string, mixed>, list<Html|null>, list<Html|null>}|null
	 */
	public static function parts( Filter_State $state, Filter $filter, string $id, array $attributes ): ?array {
		$counts = $filter instanceof Date_Filter ? Facets::of( $state )->groups( $filter ) : array();
		if ( array() === $counts ) {
			return null;
		}
		ksort( $counts, SORT_STRING );
		$chosen  = $state->values( $filter->parameter );
		$periods = empty( $attributes['hasPeriods'] ) ? array() : self::periods(
			$state,
			$filter,
			$id,
			$counts,
			! empty( $attributes['hasCounts'] )
		);
		$own     = array(
			'hasDays' => ! empty( $attributes['hasDays'] ),
			'days'    => Date_Filter::days( $chosen ),
			'limits'  => array(
				Date_Filter::days( array( (string) array_key_first( $counts ) ) )[0],
				Date_Filter::days( array( (string) array_key_last( $counts ) ) )[1],
			),
			'periods' => $periods,
			'words'   => array(
				'from'  => __( 'From', 'frontage' ),
				'to'    => __( 'To', 'frontage' ),
				'group' => $filter->title( __( 'Date', 'frontage' ) ),
				'apply' => __( 'Apply', 'frontage' ),
			),
		);
		return array(
			$own,
			array( Filter_Form::title( $filter ), $own['hasDays'] ? self::fields( $own, $filter->parameter ) : null ),
			array( array() === $periods ? null : self::rows( $own ) ),
		);
	}

	/**
	 * Returns the years, newest first, and the months of the chosen one or of the only one.
	 *
	 * @param string $id ID of the block.
	 * @param array<array-key, int> $counts Numbers of posts by month.
	 * @return list<list<array<string, mixed>>>
	 */
	private static function periods( Filter_State $state, Filter $filter, string $id, array $counts, bool $has_counts ): array {
		$years = array();
		foreach ( $counts as $month => $count ) {
			$year           = substr( (string) $month, 0, 4 );
			$years[ $year ] = ( $years[ $year ] ?? 0 ) + $count;
		}
		$chosen = $state->values( $filter->parameter )[0] ?? '';
		$open   = 1 === count( $years ) ? (string) array_key_first( $years ) : substr(
			Date_Filter::days( array( $chosen ?: Date_Filter::TO ) )[0],
			0,
			4
		);
		krsort( $years );
		$months = array_filter( $counts, static fn ( string $month ): bool => str_starts_with( $month, "$open-" ), ARRAY_FILTER_USE_KEY );
		$one    = static fn ( string $value, int $count ): array => array(
			'name'     => "$filter->parameter:$value",
			'value'    => $value,
			'text'     => 4 === strlen( $value ) ? $value : mysql2date( 'F', "$value-01 00:00:00" ),
			'count'    => $has_counts ? number_format_i18n( $count ) : '',
			'href'     => $value === $chosen || $count > 0 ? $state->toggled( $filter->parameter, $value, true )->href( $id ) : null,
			'isChosen' => $value === $chosen,
		);
		$rows   = array( $years, '' === $open ? array() : $months );
		$rows   = array_map( static fn ( array $row ): array => array_map( $one, array_map( 'strval', array_keys( $row ) ), $row ), $rows );
		return array_values( array_filter( $rows ) );
	}

	/**
	 * Renders the fields for the first and the last day.
	 *
	 * @param array<string, mixed> $own Props.
	 * @param string $name Name of the parameter.
	 */
	private static function fields( array $own, string $name ): Html {
		$fields = array();
		foreach ( array( 'from', 'to' ) as $index => $end ) {
			$fields[] = Filter_Form::field(
				$own['words'][ $end ],
				array(
					'type' => 'date',
					'class' => 'frontage-filters__input',
					'name' => "{$name}[$end]",
					'value' => $own['days'][ $index ],
				)
					+ array( 'min' => $own['limits'][0], 'max' => $own['limits'][1] )
			);
		}
		$group = array( 'class' => 'frontage-filters__fields', 'role' => 'group', 'aria-label' => $own['words']['group'] );
		return el( 'div', $group, $fields, Filter_Form::apply() );
	}

	/**
	 * Renders the years and months.
	 *
	 * @param array<string, mixed> $own Props.
	 */
	private static function rows( array $own ): Html {
		$rows = array_map(
			static fn ( array $row ): Html => el(
				'ul',
				array( 'class' => 'frontage-filters__list', 'role' => 'list' ),
				array_map( self::item( ... ), $row )
			),
			$own['periods']
		);
		return el(
			'div',
			array( 'class' => 'frontage-filter-date__periods', 'role' => 'group', 'aria-label' => $own['words']['group'] ),
			$rows
		);
	}

	/**
	 * Renders a period.
	 *
	 * @param array{name: string, text: string, count: string, href: string|null, isChosen: bool} $one Period.
	 */
	private static function item( array $one ): Html {
		$name  = el( 'span', array( 'class' => 'frontage-filters__name' ), '' === $one['count'] ? $one['text'] : "{$one['text']} " );
		$count = '' === $one['count'] ? null : el( 'span', array( 'class' => 'frontage-filters__count' ), $one['count'] );
		return el( 'li', array(), Filter_Block::link( $one['name'], $one['href'], $one['isChosen'], array( $name, $count ) ) );
	}
}
