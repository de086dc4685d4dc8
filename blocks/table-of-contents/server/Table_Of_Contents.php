<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents;

use Frontage\Domain\Headings\Placement;
use Frontage\Domain\Modules\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Tables of contents in the sidebars of classic themes.
 *
 * Such a list is printed after the content it lists, so the page is buffered if a widget contains one.
 */
final class Table_Of_Contents implements Feature {
	public const WHEN   = 'hook:wp';
	private const BLOCK = 'wp:frontage/table-of-contents';

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'template_redirect', array( $this, 'search_widgets' ) );
	}

	/** Searches the widgets, which WordPress has loaded by now. */
	public function search_widgets(): void {
		if ( wp_is_block_theme() || ! is_singular() ) {
			return;
		}
		$widgets = get_option( 'widget_block', array() );
		foreach ( is_array( $widgets ) ? $widgets : array() as $widget ) {
			if ( is_array( $widget ) && str_contains( (string) ( $widget['content'] ?? '' ), self::BLOCK ) ) {
				Placement::hold_page();
				return;
			}
		}
	}
}
