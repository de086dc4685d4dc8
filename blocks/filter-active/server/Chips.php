<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Active;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter_Block;
use Frontage\Domain\Filters\Filter_State;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** What visitors have chosen in all filters of a list, each choice with a way to remove it, and the number of posts. */
final class Chips {
	/**
	 * Reads the block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Renders the number of posts and the choices.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param string $id ID of the block.
	 * @return list<Html|null>
	 */
	public function html( Filter_State $state, string $id ): array {
		$total = Facets::of( $state )->total();
		/* translators: %s: number of posts. */
		$count = sprintf( _n( '%s post', '%s posts', $total, 'frontage' ), number_format_i18n( $total ) );
		$items = $this->chips( $state, $id );
		if ( array() !== $items && ! empty( $this->attributes['hasReset'] ) ) {
			$look    = array( 'class' => 'frontage-filters__reset' );
			$clear   = array( __( 'Clear all', 'frontage' ) );
			$items[] = el( 'li', array(), Filter_Block::link( 'reset', $state->reset()->href( $id ), false, $clear, $look ) );
		}
		$list = array(
			'class'      => 'frontage-filters__list',
			'role'       => 'list',
			'aria-label' => __( 'Active filters', 'frontage' ),
		);
		return array(
			empty( $this->attributes['hasCount'] ) ? null : el( 'p', array( 'class' => 'frontage-filters__total' ), $count ),
			array() === $items ? null : el( 'ul', $list, $items ),
		);
	}

	/**
	 * Renders the choices.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param string $id ID of the block.
	 * @return list<Html>
	 */
	private function chips( Filter_State $state, string $id ): array {
		$items = array();
		$look  = array(
			'class'       => 'frontage-filters__cross',
			'aria-hidden' => 'true',
		);
		foreach ( $state->narrowing() as $name => $values ) {
			foreach ( $values as $value ) {
				$label = $state->filters[ $name ]->label( $value );
				/* translators: %s: what a visitor has chosen, such as a category. */
				$words   = array( 'aria-label' => sprintf( __( 'Remove filter: %s', 'frontage' ), $label ) );
				$href    = $state->toggled( $name, $value )->href( $id );
				$inside  = array( $label, el( 'span', $look ) );
				$items[] = el( 'li', array(), Filter_Block::link( "$name:$value", $href, false, $inside, $words ) );
			}
		}
		return $items;
	}
}
