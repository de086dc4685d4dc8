<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Admin\Exit_Converter\Replacement;
use WP_REST_Response;

/** Posts with our blocks, and their conversion. */
abstract class Exit_Converter_TestCase extends Rest_TestCase {
	/** As older versions saved it: without words beside the attributes. */
	protected const OURS =
		'<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"A \u002d\u002d\u003e B"} /--><!-- /wp:frontage/tabs -->';

	protected const CORES = "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">A \\\\ --&gt; B</h2>\n<!-- /wp:heading -->";

	/**
	 * Creates a post with our blocks.
	 *
	 * @param array<string, mixed> $more Columns.
	 */
	protected function ours( array $more = array() ): int {
		global $wpdb;
		$id = $this->make_post( array( 'post_content' => 'x' ) + $more );
		$wpdb->update( $wpdb->posts, array( 'post_content' => self::OURS ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		return $id;
	}

	protected function save( int|string $place, string $content = self::CORES, string $read = self::OURS ): WP_REST_Response {
		return $this->post(
			'/exit-converter/places',
			array(
				'place'   => (string) $place,
				'hash'    => Replacement::hash( $read ),
				'content' => $content,
			)
		);
	}

	protected function change( int $id, string $content ): void {
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( $content ),
			)
		);
	}
}
