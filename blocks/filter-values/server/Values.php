<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Values;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Checklist;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Domain\Filters\Page_Filters;
use Frontage\Domain\Filters\Value_Filter;

defined( 'ABSPATH' ) || exit;

/** The values that visitors choose from, each with the number of posts that it leaves. */
final class Values {
	/**
	 * Reads the block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Renders the values.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param string $id ID of the block.
	 * @return list<Html|null>
	 */
	public function html( Filter_State $state, string $id ): array {
		$filter = $state->filters[ Page_Filters::filter( 'values', $this->attributes )->parameter ?? '' ] ?? null;
		if ( ! $filter instanceof Value_Filter ) {
			return array();
		}
		$choices = $filter->choices( Facets::of( $state )->groups( $filter ) );
		$list    = new Checklist( $state, $filter, $id, ! empty( $this->attributes['hasCounts'] ), $filter->is_single() );
		return $list->html( $this->attributes, $filter->usual_title(), $choices );
	}
}
