<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Closure;
use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Arrays -- Short lists of attributes.

/**
 * A filter that visitors type or drag in: a form that works without JavaScript, which React takes over.
 *
 * Its module's view uses `@frontage/filter-form`.
 *
 * @phpstan-type Parts array{0: array<string, mixed>, 1: list<Html|null>, 2?: list<Html|null>}
 */
final class Filter_Form {
	/**
	 * Renders the block; nothing if the page has no such list, or nothing to choose.
	 *
	 * @param string $slug Module folder.
	 * @param string $kind Kind of the filter.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Closure(Filter_State, Filter, string, array<string, mixed>): ?Parts $parts Returns the
	 *                     module's own props and what is in the form, for a state, its filter, the block's ID and attributes.
	 */
	public static function html( string $slug, string $kind, array $attributes, Closure $parts ): Html|string {
		$state  = Filter_Block::state( $kind, $attributes );
		$filter = null === $state ? null : $state->filters[ Page_Filters::filter( $kind, $attributes )->parameter ?? '' ] ?? null;
		$id     = Ids::for( $slug, $attributes );
		$own    = null === $filter ? null : $parts( $state, $filter, $id, $attributes );
		if ( null === $own ) {
			return '';
		}
		$form   = self::form( $state, $filter );
		$props  = $form + $own[0] + array(
			'parameter' => $filter->parameter,
			'title'     => $filter->title(),
			'status'    => Filter_Block::status( $state ),
			'steering'  => Filter_Block::props( $state ),
		);
		$inside = array( self::hidden( $form['carried'] ), ...$own[1] );
		$body   = el(
			'form',
			array( 'class' => 'frontage-filters__form', 'method' => 'get', 'action' => $form['action'] ),
			array_values( array_filter( $inside ) )
		);
		return Wrapper::html(
			Filter_Block::frame( $slug, $id, $state, '' ),
			Island::html(
				$slug,
				$props,
				fragment( Filter_Block::body( $state, array( $body, ...( $own[2] ?? array() ) ) ), Status::html() ),
				Island::AND_BACK
			)
		);
	}

	/**
	 * Renders a button that applies what is in the form, for visitors without JavaScript.
	 */
	public static function apply(): Html {
		return el( 'button', array( 'type' => 'submit', 'class' => 'frontage-filters__apply' ), __( 'Apply', 'frontage' ) );
	}

	/**
	 * Renders a labelled field.
	 *
	 * @param string $label What it says.
	 * @param array<string, string|int|float|bool|null> $field Attributes of the input.
	 */
	public static function field( string $label, array $field ): Html {
		return el( 'label', array( 'class' => 'frontage-filters__field' ), el( 'span', array(), $label ), el( 'input', $field ) );
	}

	/**
	 * Renders the heading above a form's fields; null without one.
	 */
	public static function title( Filter $filter ): ?Html {
		$title = $filter->title();
		return '' === $title ? null : el( 'p', array( 'class' => 'frontage-filters__title' ), $title );
	}

	/**
	 * Returns where the form leads, and what it carries: the choices of the other filters, and everything else that links keep.
	 *
	 * @return array{action: string, carried: list<array{string, string}>}
	 */
	private static function form( Filter_State $state, Filter $filter ): array {
		list( $action, $query ) = explode( '?', $state->with( $filter->parameter, array() )->href( $state->list->id ), 2 );
		list( $query, $hash )   = explode( '#', $query, 2 );
		$pairs                  = '' === $query ? array() : explode( '&', $query );
		$carried                = array_map(
			static function ( string $pair ): array {
				$parts = explode( '=', "$pair=", 3 );
				return array( urldecode( $parts[0] ), urldecode( $parts[1] ) );
			},
			$pairs
		);
		return array( 'action' => "$action#$hash" ) + compact( 'carried' );
	}

	/**
	 * Renders what the form carries.
	 *
	 * @param list<array{string, string}> $carried Names and values.
	 */
	private static function hidden( array $carried ): Html {
		$fields = array_map(
			static fn ( array $one ): Html => el( 'input', array( 'type' => 'hidden', 'name' => $one[0], 'value' => $one[1] ) ),
			$carried
		);
		return fragment( ...$fields );
	}
}
