<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/** A block without content, for places where nobody inserted one. */
final class Bare_Block {
	/**
	 * Returns the block as `parse_blocks()` does.
	 *
	 * @param string $name Such as `frontage/ad`.
	 * @param array<string, mixed> $attributes As they would be saved.
	 * @return array{
	 *     blockName: string,
	 *     attrs: array<string, mixed>,
	 *     innerBlocks: array<mixed>,
	 *     innerHTML: string,
	 *     innerContent: array<mixed>,
	 * }
	 */
	public static function of( string $name, array $attributes ): array {
		return array(
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
	}
}
