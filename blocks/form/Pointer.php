<?php
/**
 * Where a form is saved.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Actions\Signed;
use Frontage\Usage\Index;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The signed pointer that a page carries instead of the form's settings, and the way back to the block.
 *
 * Looks into the post the form was seen in, then wherever the usage index knows forms: templates,
 * parts, synced patterns, widgets, theme files.
 */
final class Pointer {
	public const FIELD = 'frontage_form';
	public const KIND  = 'form';

	private const PLACES_MAX = 200;

	/**
	 * Prepares the pointer.
	 *
	 * @param string $form   The form's id.
	 * @param int    $post   The post it was seen in; 0 if none.
	 * @param int    $number Its place on the page, from 0.
	 */
	public function __construct(
		public readonly string $form,
		public readonly int $post,
		public readonly int $number
	) {}

	/**
	 * Reads what a page carried.
	 *
	 * @param array<string, mixed> $data As signed.
	 */
	public static function from( array $data ): self {
		return new self( (string) ( $data['form'] ?? '' ), (int) ( $data['post'] ?? 0 ), (int) ( $data['number'] ?? 0 ) );
	}

	/** The pointer as text. */
	public function text(): string {
		return Signed::make(
			self::KIND,
			array(
				'form'   => $this->form,
				'post'   => $this->post,
				'number' => $this->number,
			)
		);
	}

	/** The saved form; null if it is gone. */
	public function find(): ?Saved_Form {
		$post = $this->post > 0 ? get_post( $this->post ) : null;
		if ( null !== $post ) {
			$block = self::may_use( $post ) ? $this->in( $post->post_content ) : null;
			if ( null !== $block ) {
				return new Saved_Form( $block );
			}
		}
		foreach ( Index::places( 'form', self::PLACES_MAX ) as $place ) {
			$block = $place === $this->post ? null : $this->in( self::content_of( $place ) );
			if ( null !== $block ) {
				return new Saved_Form( $block );
			}
		}
		return null;
	}

	/**
	 * The form in a text of blocks; null if it is not there.
	 *
	 * @param string $content The text.
	 * @return array<string, mixed>|null
	 */
	private function in( string $content ): ?array {
		return has_block( Saved_Form::NAME, $content ) ? $this->among( parse_blocks( $content ) ) : null;
	}

	/**
	 * The form among blocks and all that is in them.
	 *
	 * @param array<mixed> $blocks As `parse_blocks()` gives them.
	 * @return array<string, mixed>|null
	 */
	private function among( array $blocks ): ?array {
		foreach ( $blocks as $block ) {
			$found = Saved_Form::NAME === $block['blockName'] && Saved_Form::id_of( $block ) === $this->form ? $block : $this->among( $block['innerBlocks'] );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * The blocks of a place of the usage index, as far as visitors see it.
	 *
	 * @param int $place A post, or one of the index's constants.
	 */
	private static function content_of( int $place ): string {
		if ( Index::WIDGETS === $place ) {
			return implode( "\n", array_filter( array_column( array_filter( (array) get_option( 'widget_block' ), 'is_array' ), 'content' ), 'is_string' ) );
		}
		if ( Index::THEME === $place ) {
			$templates = array_merge( get_block_templates(), get_block_templates( array(), 'wp_template_part' ) );
			return implode( "\n", array_map( static fn ( \WP_Block_Template $template ): string => (string) $template->content, $templates ) );
		}
		$post = get_post( $place );
		return null !== $post && self::may_use( $post ) ? $post->post_content : '';
	}

	/**
	 * Whether the visitor may use the forms of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function may_use( WP_Post $post ): bool {
		return ( 'publish' === $post->post_status && ! post_password_required( $post ) ) || current_user_can( 'read_post', $post->ID );
	}
}
