<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Manifest;
use Frontage\Domain\Blocks\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * The script for effects that CSS ties to the scroll position, in browsers that cannot do this.
 *
 * A line in the page asks the browser. Those that can, and visitors who prefer reduced motion, load nothing.
 */
final class Scroll_Fallback {
	/** Part of a module, `view-fallback.ts`, that exports `mount()`. */
	private const PART = 'fallback';

	private const SCRIPT = 'CSS.supports("animation-timeline","view()")||matchMedia("(prefers-reduced-motion)").matches'
		. '||import(%s).then(e=>e.mount())';

	/**
	 * Whether it will be printed.
	 *
	 * @var bool
	 */
	private bool $is_needed = false;

	/**
	 * Creates the fallback; nothing is printed until it is needed.
	 *
	 * @param string $module Module folder, such as `parallax`.
	 */
	public function __construct( private readonly string $module ) {}

	/** Prints it at the end of this page, once. */
	public function need(): void {
		if ( ! $this->is_needed && ! is_admin() ) {
			$this->is_needed = true;
			add_action( 'wp_footer', array( $this, 'print' ) );
		}
	}

	/** Prints the line. */
	public function print(): void {
		$part = Manifest::module( $this->module )['parts'][ self::PART ] ?? null;
		if ( null !== $part ) {
			$address = (string) wp_json_encode( Assets::address( $part ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
			wp_print_inline_script_tag( sprintf( self::SCRIPT, $address ), array( 'type' => 'module' ) );
		}
	}
}
