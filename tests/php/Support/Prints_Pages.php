<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/** Prints whole pages, as visitors get them. */
trait Prints_Pages {
	/**
	 * Returns the whole page for a post with this content, in the current theme.
	 *
	 * @param string $content Block markup.
	 */
	protected function page( string $content ): string {
		$post = $this->make_post(
			array(
				'post_content' => $content,
				'post_type'    => 'page',
			)
		);
		$this->go_to( (string) get_permalink( $post ) );
		wp_script_modules()->add_hooks();
		ob_start();
		if ( wp_is_block_theme() ) {
			locate_block_template( '', 'page', array( 'page.php', 'index.php' ) );
			require ABSPATH . WPINC . '/template-canvas.php';
		} else {
			// Not the theme's files: WordPress includes its header and its footer once in a process.
			wp_head();
			echo '</head>';
			the_post();
			the_content();
			wp_footer();
		}
		return (string) ob_get_clean();
	}
}
