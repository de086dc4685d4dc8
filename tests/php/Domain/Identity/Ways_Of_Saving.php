<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

// phpcs:disable WordPress.Arrays -- Short fields of posts.

use Frontage\Tests\Died;
use WP_REST_Request;

/**
 * Ways in which blocks come to a page without the editor, and what a visitor of that page gets.
 */
trait Ways_Of_Saving {
	/**
	 * Saves blocks in a way, and returns the page as a visitor gets it.
	 *
	 * @param string $way One of those below.
	 * @param string $markup Comments of blocks, with no more than the settings that differ, and without identities.
	 */
	protected function page( string $way, string $markup ): string {
		$this->act_as( self::admin() );
		$page = match ( $way ) {
			'the editor'             => $this->by_editor( $markup ),
			'Quick Edit'             => $this->by_quick_edit( $markup ),
			'REST'                   => $this->by_rest( $markup ),
			'an importer'            => $this->make_post( array( 'import_id' => 77001, 'post_content' => $markup ) ),
			'an old version'         => $this->by_database( $markup ),
			'a copy by a program'    => $this->make_post( array( 'post_content' => $this->content( $this->by_editor( $markup ) ) ) ),
			'a copy in the database' => $this->by_database( $this->content( $this->by_editor( $markup ) ) ),
			default                  => $this->make_post( array( 'post_content' => $this->around( $way, $markup ) ) ),
		};
		return $this->visit( $page, $way, $markup );
	}

	/** Returns a page's HTML. */
	private function visit( int $page, string $way, string $markup ): string {
		$this->forget_page();
		$this->act_as( 0 );
		$this->go_to( (string) get_permalink( $page ) );
		the_post();
		return match ( $way ) {
			'PHP of a theme'              => do_blocks( $markup ),
			'a widget'                    => $this->widget(),
			'the content of another post' => apply_filters( 'the_content', $this->content( $this->other ) ),
			default                       => $this->html( $page ),
		};
	}

	/** Post with blocks that another one shows. */
	private int $other = 0;

	/** Saves blocks elsewhere, and returns the content of the page. */
	private function around( string $way, string $markup ): string {
		switch ( $way ) {
			case 'a synced pattern':
				$pattern = $this->make_post( array( 'post_type' => 'wp_block', 'post_content' => $markup ) );
				return "<!-- wp:block {\"ref\":$pattern} /-->";
			case 'a registered pattern':
				register_block_pattern( 'theme/made', array( 'title' => 'M', 'content' => $markup ) );
				return '<!-- wp:pattern {"slug":"theme/made"} /-->';
			case 'a template part':
				$fields = array( 'post_type' => 'wp_template_part', 'post_name' => 'made', 'post_content' => $markup );
				wp_set_post_terms( $this->make_post( $fields ), get_stylesheet(), 'wp_theme' );
				return '<!-- wp:template-part {"slug":"made","theme":"' . get_stylesheet() . '"} /-->';
			case 'a shortcode':
				add_shortcode( 'made', static fn (): string => do_blocks( $markup ) );
				return '[made]';
			case 'PHP of a theme':
				return '';
			case 'a widget':
				update_option( 'widget_block', array( 5 => array( 'content' => $markup ), '_multiwidget' => 1 ) );
				return '';
			default:
				$this->other = $this->make_post( array( 'post_content' => $markup ) );
				return '';
		}
	}

	/** Prints the widget. */
	private function widget(): string {
		ob_start();
		the_widget( 'WP_Widget_Block', get_option( 'widget_block' )[5] );
		return (string) ob_get_clean();
	}

	/** Saves a post as the editor does: nothing is missing any more. */
	private function by_editor( string $markup ): int {
		return $this->by_database( $this->content( $this->make_post( array( 'post_content' => $markup, 'post_status' => 'draft' ) ) ) );
	}

	/** Publishes a post with content that nothing of ours has seen, and lets indexes know it. */
	private function by_database( string $markup ): int {
		$post = $this->make_post( array( 'post_status' => 'draft', 'post_title' => 'Saved page' ) );
		$this->write( $post, $markup );
		$this->publish( $post );
		return $post;
	}

	/** Publishes a post without touching its content, as a version of the plugin that did not assign identities. */
	private function publish( int $post ): void {
		$filters = $GLOBALS['wp_filter']['wp_insert_post_data'] ?? null;
		unset( $GLOBALS['wp_filter']['wp_insert_post_data'] );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );
		$GLOBALS['wp_filter']['wp_insert_post_data'] = $filters; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
	}

	/** Saves a draft by code that nothing of ours sees, and publishes it with the fields that the screen's Quick Edit sends. */
	private function by_quick_edit( string $markup ): int {
		require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
		$post = $this->make_post( array( 'post_content' => $markup, 'post_status' => 'draft' ) );
		$this->write( $post, $markup );
		$_POST    = array(
			'post_title' => 'Saved page', 'post_name' => '', 'mm' => '01', 'jj' => '15', 'aa' => '2026', 'hh' => '10', 'mn' => '00',
			'ss' => '00', 'post_author' => (string) self::admin(), 'post_password' => '', 'post_category' => array( '0', '1' ),
			'tax_input' => array( 'post_tag' => '' ), 'comment_status' => 'open', 'ping_status' => 'open', '_status' => 'publish',
			'post_format' => '0', '_inline_edit' => wp_create_nonce( 'inlineeditnonce' ), 'post_view' => 'list',
			'screen' => 'edit-post', 'action' => 'inline-save', 'post_type' => 'post', 'post_ID' => (string) $post,
			'edit_date' => 'true', 'post_status' => 'all',
		);
		$_REQUEST = $_POST;
		add_filter( 'wp_doing_ajax', '__return_true' );
		ob_start();
		try {
			wp_ajax_inline_save();
		} catch ( Died $died ) {
			self::assertSame( '', $died->getMessage() );
		} finally {
			$row = (string) ob_get_clean();
			remove_filter( 'wp_doing_ajax', '__return_true' );
			remove_filter( 'the_title', 'esc_html' ); // Of the list of posts.
			$_POST    = array();
			$_REQUEST = array();
		}
		self::assertStringContainsString( "id=\"post-$post\"", $row );
		self::assertSame( 'publish', get_post_status( $post ) );
		return $post;
	}

	/** Saves a post by the REST API. */
	private function by_rest( string $markup ): int {
		$request = new WP_REST_Request( 'POST', '/wp/v2/posts' );
		$request->set_body_params( array( 'title' => 'R', 'status' => 'publish', 'content' => $markup ) );
		return (int) rest_do_request( $request )->get_data()['id'];
	}

	/** Returns the ID of the first user. */
	private static function admin(): int {
		return 1;
	}
}
