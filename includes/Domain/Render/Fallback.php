<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Manifest;
use Frontage\Domain\Blocks\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * A script for browsers that cannot do something themselves.
 *
 * A line in the page asks the browser. Those that can load nothing.
 */
final class Fallback {
	/** For effects that CSS ties to the scroll position; visitors who prefer reduced motion load nothing either. */
	public const SCROLL_EFFECTS = 'CSS.supports("animation-timeline","view()")||matchMedia("(prefers-reduced-motion)").matches';

	/** For pages that are fetched before they are opened; WordPress prints the rules since version 6.8. */
	public const SPECULATION_RULES = 'document.querySelector("[type=speculationrules]")&&HTMLScriptElement.supports("speculationrules")';

	/** Part of a module, `view-fallback.ts`, that exports `mount()`. */
	private const PART = 'fallback';

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

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
	 * @param string $can One of the constants: JavaScript that is true where it is not needed.
	 */
	public function __construct( private readonly string $module, private readonly string $can ) {}

	/**
	 * Prints it at the end of this page, once.
	 *
	 * @param array<string, mixed> $props What `mount()` gets.
	 */
	public function need( array $props = array() ): void {
		if ( ! $this->is_needed && ! is_admin() ) {
			$this->is_needed = true;
			add_action( 'wp_footer', fn () => $this->print( $props ) );
		}
	}

	/**
	 * Prints the line.
	 *
	 * @param array<string, mixed> $props What `mount()` gets.
	 */
	private function print( array $props ): void {
		$part = Manifest::module( $this->module )['parts'][ self::PART ] ?? null;
		if ( null !== $part ) {
			$address = wp_json_encode( Assets::address( $part ), self::JSON );
			$given   = array() === $props ? '' : wp_json_encode( $props, self::JSON );
			Inline_Script::print(
				"$this->module-fallback",
				"$this->can||import($address).then(e=>e.mount($given))",
				array( 'type' => 'module' )
			);
		}
	}
}
