<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Terms;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Checklist;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Page_Filters;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Domain\Filters\Term_Filter;

defined( 'ABSPATH' ) || exit;

/** The terms that visitors choose from, each with the number of posts that it leaves. */
final class Choices {
	/**
	 * Reads the block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Renders the terms.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param string $id ID of the block.
	 * @return list<Html|null>
	 */
	public function html( Filter_State $state, string $id ): array {
		$filter = Page_Filters::filter( 'terms', $this->attributes );
		$filter = null === $filter ? null : $state->filters[ $filter->parameter ] ?? null;
		if ( ! $filter instanceof Term_Filter ) {
			return array();
		}
		$list   = new Checklist( $state, $filter, $id, ! empty( $this->attributes['hasCounts'] ), $filter->is_single() );
		$values = array_map(
			static fn ( array $one ): array => array(
				$one['term']->slug,
				html_entity_decode( $one['term']->name, ENT_QUOTES, 'UTF-8' ),
				$one['count'],
			),
			Facets::of( $state )->terms( $filter )
		);
		return $list->html( $this->attributes, (string) ( get_taxonomy( $filter->taxonomy() )->label ?? '' ), $values );
	}
}
