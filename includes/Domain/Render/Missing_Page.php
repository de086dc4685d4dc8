<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** A page of a list that does not exist: the list shows its last page, says so, and leads back. */
final class Missing_Page {
	/**
	 * Returns the message; null if the page exists.
	 *
	 * @param int $asked Page in the URL.
	 * @param int $shown Page that is shown.
	 * @param string $href URL of the first page.
	 */
	public static function notice( int $asked, int $shown, string $href ): ?Html {
		if ( $asked === $shown ) {
			return null;
		}
		List_Titles::show( $shown );
		return el(
			'p',
			array( 'class' => 'frontage-list__notice' ),
			el(
				'span',
				array(),
				/* translators: %s: number of a page. */
				sprintf( __( 'There is no page %s. These are the last posts.', 'frontage' ), number_format_i18n( $asked ) ) . ' '
			),
			el( 'a', array( 'href' => $href ), __( 'Go to the first page', 'frontage' ) )
		);
	}

	/** Answers 404 while that is still possible, for a list that is the page itself. */
	public static function answer(): void {
		if ( ! headers_sent() ) {
			status_header( 404 );
			nocache_headers();
		}
	}
}
