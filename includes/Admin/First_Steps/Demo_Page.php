<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Admin\Modules\Block_Text;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;
use Frontage\Base\Store\Lock;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Drafts a demo page with a section for each active block, built from the `example` in its `block.json`.
 *
 * @phpstan-type Described array{id: int, title: string, edit: string}
 */
final class Demo_Page {
	public const OPTION = 'frontage_demo_page';

	private const LOCK_SECONDS = 60;

	/**
	 * Creates the demo page, or returns the existing one.
	 *
	 * @return array{id: int, title: string, edit: string, isNew: bool}|WP_Error
	 */
	public static function make(): array|WP_Error {
		if ( ! current_user_can( 'edit_pages' ) ) {
			return new WP_Error(
				'frontage_not_allowed',
				__( 'You are not allowed to create pages on this site. Ask an administrator for help.', 'frontage' ),
				array( 'status' => 403 )
			);
		}
		$lock = Lock::acquire( 'demo_page', self::LOCK_SECONDS );
		if ( null === $lock ) {
			return new WP_Error(
				'frontage_busy',
				__( 'The demo page is being created. Try again in a few seconds.', 'frontage' ),
				array( 'status' => 409 )
			);
		}
		try {
			$found = self::existing();
			$post  = $found ?? self::insert();
			return is_wp_error( $post ) ? $post : self::describe( $post ) + array( 'isNew' => null === $found );
		} finally {
			$lock->release();
		}
	}

	/** Returns the existing demo page, unless it was deleted. */
	public static function existing(): ?WP_Post {
		$id   = (int) get_option( self::OPTION );
		$post = $id > 0 ? get_post( $id ) : null;
		return null === $post || 'trash' === $post->post_status ? null : $post;
	}

	/**
	 * Returns the page's data for the screen.
	 *
	 * @param WP_Post $post Demo page.
	 * @return Described
	 */
	public static function describe( WP_Post $post ): array {
		return array(
			'id'    => $post->ID,
			'title' => html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'edit'  => (string) get_edit_post_link( $post, 'raw' ),
		);
	}

	/** Inserts the page as a draft, with images in the media library. */
	private static function insert(): WP_Post|WP_Error {
		$images = Demo_Images::add();
		$fields = array(
			'post_type'    => 'page',
			'post_status'  => 'draft',
			'post_title'   => wp_slash( __( 'Frontage demo', 'frontage' ) ),
			'post_content' => wp_slash( self::content() ),
		);
		$id     = wp_insert_post( $fields, true );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		update_option( self::OPTION, $id, false );
		update_post_meta( $id, Demo_Cleanup::META, $images );
		$post = get_post( $id );
		return $post ?? new WP_Error( 'frontage_no_page', __( 'The demo page could not be saved.', 'frontage' ), array( 'status' => 500 ) );
	}

	/** Returns the block markup of the whole page. */
	private static function content(): string {
		$sections = array(
			Core_Markup::paragraph(
				esc_html__( 'Each section shows one block. Keep what you like, and delete this page when you are done.', 'frontage' )
			),
		);
		foreach ( Registry::modules( 'blocks' ) as $slug ) {
			$json  = Block_Text::json( $slug );
			$words = Block_Text::of( $slug );
			if (
				isset( $json['example'], $words['title'] )
				&& ! isset( $json['parent'] )
				&& ! isset( $json['ancestor'] )
				&& Options::is_on( 'blocks', $slug )
			) {
				$sections[] = Core_Markup::heading( esc_html( $words['title'] ) );
				$sections[] = Core_Markup::paragraph( esc_html( $words['description'] ) );
				$sections[] = empty( $json['frontage']['coversPage'] )
					? Example::markup( "frontage/$slug", (array) $json['example'] )
					: self::not_shown();
			}
		}
		return implode( "\n\n", array_filter( $sections ) );
	}

	/** Returns what stands for a block that would cover the page. */
	private static function not_shown(): string {
		return Core_Markup::paragraph(
			esc_html__(
				'This block covers the whole page, so it is not part of this demo. Insert it in a page of its own to try it.',
				'frontage'
			)
		);
	}
}
