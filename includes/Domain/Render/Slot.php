<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A place whose HTML React leaves alone.
 *
 * Prints rich text, inner blocks, embeds and whatever a filter may change; its twin is `src/react/slot.tsx`.
 *
 * @api
 */
final class Slot {
	/**
	 * Prints a slot.
	 *
	 * @param string               $tag        The element.
	 * @param array<string, mixed> $attributes As for `el()`.
	 * @param string               $html       Trusted HTML, or what inner blocks printed.
	 * @param string               $name       Unique within the island.
	 */
	public static function html( string $tag, array $attributes, string $html, string $name = 'content' ): Html {
		return el( $tag, $attributes + array( 'data-slot' => $name ), Html::raw( $html ) );
	}
}
