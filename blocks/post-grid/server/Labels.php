<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

defined( 'ABSPATH' ) || exit;

/** The texts of the “more” link (S2 §4). */
final class Labels {
	/**
	 * Returns all texts.
	 *
	 * @param string $more The author's link text, if any.
	 * @return array{more: string, all: string, added: string, loading: string, failed: string, retry: string}
	 */
	public static function of( string $more ): array {
		return array(
			'more'    => '' === $more ? __( 'Load more', 'frontage' ) : $more,
			'all'     => __( 'All Loaded', 'frontage' ),
			/* translators: %s: number of posts. */
			'added'   => __( 'More posts shown: %s', 'frontage' ),
			'loading' => __( 'Loading…', 'frontage' ),
			'failed'  => __( 'More posts could not be loaded. Check your connection and try again.', 'frontage' ),
			'retry'   => __( 'Try again', 'frontage' ),
		);
	}
}
