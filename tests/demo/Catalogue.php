<?php
/**
 * What people see who try Frontage: small sites, and a catalogue of all modules.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Admin\Modules\Module_List;
use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Store\Counters;

/**
 * Turns the pages of the specs into a site for people (`npm start`): a front page with the sites and a search over the
 * modules, a menu, and pages of modules with their styles, costs and patterns. Nothing on it was written to break something.
 */
final class Catalogue {
	/** Of each module. */
	private const LIKES = 128;

	/** How long posts take to read. */
	private const MINUTES = array( 12, 4, 7, 5, 18, 9, 3 );

	/** Publishes it, in place of the pages that specs need. */
	public function publish(): void {
		foreach ( Module_List::all() as $module ) {
			if ( array() === $module['parents'] ) {
				$this->module( $module );
			}
		}
		Catalogue_Pages::order();
		// What the filter of ranges needs; the environment makes it public.
		foreach ( get_posts( array( 'numberposts' => -1 ) ) as $index => $post ) {
			update_post_meta( $post->ID, 'minutes', self::MINUTES[ $index % count( self::MINUTES ) ] );
		}
		// The page for measuring is no module, and full of fixtures.
		wp_delete_post( get_page_by_path( 'modules/all' )->ID ?? 0, true );
		// The theme's own would print a module's picture above the module.
		$content = '<!-- wp:post-content {"align":"full","layout":{"type":"constrained"}} /-->';
		Places::template( 'page', 'Pages', '<!-- wp:post-title {"level":1} /-->' . $content );
		$home = get_page_by_path( 'home' );
		self::content( $home->ID ?? 0, Catalogue_Pages::home() );
		$lists = array(
			'Modules' => Catalogue_Pages::modules(),
			'Sites'   => Catalogue_Pages::sites(),
		);
		foreach ( $lists as $title => $list ) {
			$page = get_page_by_path( strtolower( $title ) );
			self::content( $page->ID ?? 0, Markup::section( Catalogue_Pages::title( $title, 1 ) . $list ) );
		}
		Made::post(
			array(
				'post_type'    => 'wp_navigation',
				'post_title'   => 'Demo',
				'post_name'    => 'demo',
				'post_content' => Catalogue_Pages::menu(),
			)
		);
	}

	/**
	 * Writes a module's page in place of its fixtures.
	 *
	 * @param array{kind: string, slug: string, title: string, description: string, ...} $module
	 */
	private function module( array $module ): void {
		$title  = self::title( $module['title'] );
		$markup = Module_Page::markup( $module['kind'], $module['slug'], $title, $module['description'] );
		$page   = Made::page( $title, $module['slug'], $markup );
		$id     = Made::post(
			array(
				'ID'            => get_page_by_path( "modules/$module[slug]" )->ID ?? 0,
				'post_parent'   => get_page_by_path( 'modules' )->ID ?? 0,
				'post_excerpt'  => $module['description'],
				'page_template' => 'page-no-title',
			) + $page
		);
		$this->picture( $id, $module['slug'], $title );
		Counters::set( 'likes', $id, self::LIKES );
	}

	/**
	 * Returns a module's title as people call it: on a page of its own, none of WordPress's blocks has the same name.
	 *
	 * @param string $title Its title in the inserter.
	 */
	private static function title( string $title ): string {
		return (string) preg_replace( '/^Frontage /', '', $title );
	}

	/**
	 * Gives a module's page its picture, in the size it has.
	 *
	 * @param int $page Page ID.
	 * @param string $slug The module's folder.
	 * @param string $title
	 */
	private function picture( int $page, string $slug, string $title ): void {
		$files = glob( Paths::path( "*/$slug/picture.webp" ) ) ?: array();
		if ( array() === $files ) {
			return;
		}
		$upload = wp_upload_bits( "module-$slug.webp", null, (string) file_get_contents( $files[0] ) );
		$size   = wp_getimagesize( $upload['file'] ) ?: array( 0, 0 );
		$id     = Made::post(
			array(
				'post_type'      => 'attachment',
				'post_status'    => 'inherit',
				'post_title'     => $title,
				'post_mime_type' => 'image/webp',
				'post_date'      => Sites::DAY,
				'file'           => $upload['file'],
			)
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => $size[0],
				'height' => $size[1],
				'file'   => _wp_relative_upload_path( $upload['file'] ),
				'sizes'  => array(),
			)
		);
		set_post_thumbnail( $page, $id );
	}

	/**
	 * Replaces a page's content.
	 *
	 * @param int $id Page ID.
	 * @param string $content Block markup.
	 */
	private static function content( int $id, string $content ): void {
		wp_update_post(
			wp_slash(
				array(
					'ID'            => $id,
					'post_content'  => $content,
					// Each has a title.
					'page_template' => 'page-no-title',
				)
			)
		);
	}
}
