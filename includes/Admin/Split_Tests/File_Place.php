<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Admin\Exit_Converter\Place;
use Frontage\Domain\Split_Tests\Theme_Tests;
use WP_Block_Template;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A template or template part that comes from a file. The file stays: what is written becomes the customized version, as in the
 * site editor.
 */
final class File_Place implements Place {
	/** Stores the template. */
	public function __construct( private WP_Block_Template $template ) {}

	/**
	 * Returns the place of a test that is in a file; null if it is in none.
	 *
	 * @param string $test UUID.
	 */
	public static function of( string $test ): ?Place {
		$template = Theme_Tests::template( $test );
		if ( null !== $template ) {
			return new self( $template );
		}
		$pattern = Theme_Tests::pattern( $test );
		return null === $pattern ? null : new Pattern_Place( $pattern['name'], $pattern['markup'] );
	}

	public function id(): string {
		return $this->template->id;
	}

	public function content(): string {
		return (string) $this->template->content;
	}

	public function describe(): array {
		$query = array(
			'postType' => $this->template->type,
			'postId'   => rawurlencode( $this->template->id ),
			'canvas'   => 'edit',
		);
		return array(
			'title'  => (string) $this->template->title,
			'type'   => (string) ( get_post_type_object( $this->template->type )->labels->singular_name ?? '' ),
			'status' => '',
			'edit'   => admin_url( add_query_arg( $query, 'site-editor.php' ) ),
		);
	}

	public function obstacle(): string {
		return current_user_can( 'edit_theme_options' ) ? '' : __( 'Your account is not allowed to edit it.', 'frontage' );
	}

	public function filtered( string $content ): string {
		return current_user_can( 'unfiltered_html' )
			? $content
			: wp_unslash( (string) sanitize_post_field( 'post_content', wp_slash( $content ), 0, 'db' ) );
	}

	public function write( string $content, bool $is_original = false ): string {
		$type    = 'wp_template' === $this->template->type ? 'wp_template' : 'wp_template_part';
		$base    = 'wp_template' === $type ? 'templates' : 'template-parts';
		$request = new WP_REST_Request( 'PUT', "/wp/v2/$base/{$this->template->id}" );
		$request->set_body_params( array( 'content' => $content ) );
		$error          = rest_do_request( $request )->as_error();
		$this->template = get_block_template( $this->template->id, $type ) ?? $this->template;
		return null === $error ? '' : $error->get_error_message();
	}
}
