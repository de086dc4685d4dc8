<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * An element whose HTML React does not change.
 *
 * Prints rich text, inner blocks, embeds, and anything a filter may change. Mirrors `src/react/slot.tsx`.
 */
final class Slot {
	/**
	 * Returns a slot.
	 *
	 * @param string $tag Tag name.
	 * @param array<string, mixed> $attributes Attributes, as for `el()`.
	 * @param string $html Trusted HTML, or rendered inner blocks.
	 * @param string $name Name, unique within the island.
	 */
	public static function html( string $tag, array $attributes, string $html, string $name = 'content' ): Html {
		return el( $tag, $attributes + array( 'data-slot' => $name ), Html::raw( $html ) );
	}
}
