<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * A behaviour for any block.
 *
 * What a folder in `extensions/` gives: a class that marks up the first tag of a block.
 */
interface Extension {
	/**
	 * Writes the settings onto the block's outermost tag.
	 *
	 * @param WP_HTML_Tag_Processor $tag      The processor, standing on that tag.
	 * @param array<string, mixed>  $settings What the author chose, as saved: not trusted.
	 * @param array<string, mixed>  $block    The parsed block.
	 */
	public function apply( WP_HTML_Tag_Processor $tag, array $settings, array $block ): void;
}
