<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * An island at the end of the page, for modules whose script works on blocks anywhere in it.
 *
 * Printed once, on pages that have such a block.
 */
final class Footer_Island {
	/**
	 * Whether it will be printed.
	 *
	 * @var bool
	 */
	private bool $is_needed = false;

	/**
	 * Creates the island; nothing is printed until it is needed.
	 *
	 * @param string $module Module folder, such as `tooltip`.
	 * @param string $wake Activation triggers, as for `Island::html()`.
	 * @param Closure|null $content Returns its HTML at the end of the page; by default it has none that is visible.
	 * @phpstan-param (Closure(): Html)|null $content
	 */
	public function __construct(
		private readonly string $module,
		private readonly string $wake,
		private readonly ?Closure $content = null
	) {}

	/** Prints it at the end of this page, once. */
	public function need(): void {
		if ( $this->is_needed || is_admin() ) {
			return;
		}
		$this->is_needed = true;
		add_action( 'wp_footer', array( $this, 'print' ), 5 );
		if ( did_action( 'wp_head' ) && ! doing_action( 'wp_head' ) ) {
			return;
		}
		Runtime::need();
		if ( isset( Manifest::module( $this->module )['view']['url'] ) ) {
			Import_Map::need();
		}
	}

	/** Prints the island. */
	public function print(): void {
		$content = null === $this->content ? el( 'span', array( 'hidden' => true ) ) : ( $this->content )();
		// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
		echo Island::html( $this->module, array(), $content, $this->wake );
	}
}
