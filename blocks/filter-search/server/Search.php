<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Search;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Filter;
use Frontage\Domain\Filters\Filter_State;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** A field for words that posts of the list must have. */
final class Search {
	/** Maximum length of what visitors type, as of all searches. */
	private const LONGEST = 100;

	/**
	 * Returns the props and what is in the form.
	 *
	 * @param string $id ID of the block.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array{array<string, mixed>, list<Html>}
	 */
	public static function parts( Filter_State $state, Filter $filter, string $id, array $attributes ): array {
		$placeholder = wp_strip_all_tags( (string) $attributes['placeholder'] );
		$value       = $state->values( $filter->parameter )[0] ?? '';
		$title       = $filter->title( __( 'Search', 'frontage' ) );
		$button      = __( 'Search', 'frontage' );
		$field       = array(
			'type'         => 'search',
			'class'        => 'frontage-filters__input',
			'id'           => "$id-field",
			'name'         => $filter->parameter,
			'value'        => $value,
			'placeholder'  => '' === $placeholder ? null : $placeholder,
			'maxlength'    => self::LONGEST,
			'autocomplete' => 'off',
			'enterkeyhint' => 'search',
		);
		return array(
			compact( 'id', 'value', 'placeholder', 'button' ) + array( 'label' => $title ),
			array(
				el( 'label', array( 'class' => 'frontage-filters__title', 'for' => "$id-field" ), $title ), // phpcs:ignore WordPress.Arrays
				el(
					'span',
					array( 'class' => 'frontage-filter-search__row' ),
					el( 'input', $field ),
					// phpcs:ignore WordPress.Arrays
					el( 'button', array( 'type' => 'submit', 'class' => 'frontage-filters__apply' ), $button )
				),
			),
		);
	}
}
