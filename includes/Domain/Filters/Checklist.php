<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The values of a filter as links, each with the number of posts that it leaves. */
final class Checklist {
	/**
	 * Stores what all values have in common.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param Filter $filter Whose values are offered.
	 * @param string $id ID of the block.
	 * @param bool $has_counts Whether to print the numbers.
	 * @param bool $is_single Whether only one may be chosen.
	 */
	public function __construct(
		private readonly Filter_State $state,
		private readonly Filter $filter,
		private readonly string $id,
		private readonly bool $has_counts,
		private readonly bool $is_single
	) {}

	/**
	 * Renders the values with their heading; nothing without values.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $name Accessible name if the author gives none.
	 * @param list<array{string, string, int}> $values Each: value in the address, text, number of posts.
	 * @return list<Html|null>
	 */
	public function html( array $attributes, string $name, array $values ): array {
		return array() === $values ? array() : array(
			Filter_Block::title( $attributes ),
			Filter_Block::group(
				$this->filter->title( $name ),
				array_map( fn ( array $value ): Html => $this->item( ...$value ), $values )
			),
		);
	}

	/**
	 * Renders a value; one that would leave nothing cannot be chosen.
	 *
	 * @param string $value Value in the address.
	 * @param string $text What it says.
	 * @param int $count Number of posts that it leaves.
	 */
	private function item( string $value, string $text, int $count ): Html {
		$name      = $this->filter->parameter;
		$is_chosen = in_array( $value, $this->state->values( $name ), true );
		$href      = $is_chosen || $count > 0 ? $this->state->toggled( $name, $value, $this->is_single )->href( $this->id ) : null;
		$number    = $this->has_counts ? el( 'span', array( 'class' => 'frontage-filters__count' ), number_format_i18n( $count ) ) : null;
		$label     = el( 'span', array( 'class' => 'frontage-filters__name' ), null === $number ? $text : "$text " );
		return el( 'li', array(), Filter_Block::link( "$name:$value", $href, $is_chosen, array( $label, $number ) ) );
	}
}
