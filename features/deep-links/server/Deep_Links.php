<?php
declare( strict_types=1 );

namespace Frontage\Features\Deep_Links;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;

defined( 'ABSPATH' ) || exit;

/**
 * Notifies modules of their state in the page's URL.
 *
 * Adds an empty island at the end of pages that have islands; it wakes when the URL has a hash
 * (S1 §2).
 */
final class Deep_Links implements Feature, Has_Description {
	/** The folder's name before version 0.3: settings may have been saved under it. */
	public const FORMERLY = 'hash-router';

	public const WHEN = 'hook:wp';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'hash' );

	/** After everything that may print an island in the footer. */
	private const LATE = 100;

	public static function title(): string {
		return __( 'Deep links', 'frontage' );
	}

	public static function description(): string {
		return __( 'Lets a URL open a tab, an accordion item, or a gallery page, so that visitors can share what they see.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'anchor, hash, URL, permalink', 'frontage' );
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_footer', array( $this, 'print' ), self::LATE );
	}

	/** Prints the island if the page has others. */
	public function print(): void {
		if ( Runtime::is_needed() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by el().
			echo Island::html( 'deep-links', array(), Html::raw( '' ), self::LOADS['view'] );
		}
	}
}
