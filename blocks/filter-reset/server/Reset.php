<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Reset;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Filter_Block;
use Frontage\Domain\Filters\Filter_State;

defined( 'ABSPATH' ) || exit;

/** A link that removes everything that visitors have chosen; without a choice, it cannot be pressed. */
final class Reset {
	/**
	 * Reads the block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Renders the link.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param string $id ID of the block.
	 * @return list<Html>
	 */
	public function html( Filter_State $state, string $id ): array {
		$text = wp_strip_all_tags( (string) $this->attributes['text'] );
		return array(
			Filter_Block::link(
				'reset',
				$state->is_anything() ? $state->reset()->href( $id ) : null,
				false,
				array( '' === $text ? __( 'Reset filters', 'frontage' ) : $text ),
				array( 'class' => 'frontage-filters__reset' )
			),
		);
	}
}
