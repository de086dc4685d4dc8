<?php
/**
 * What people see who try Frontage: small sites, and a catalogue of all modules.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Admin\Modules\Module_List;
use Frontage\Base\Costs;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Patterns;
use Frontage\Tests\Golden\Fixture;

/**
 * Turns the pages of the specs into a site for people (`npm start`): a front page with the sites and a search over the
 * modules, a menu, and pages of modules with their styles, costs and patterns. Nothing on it was written to break something.
 */
final class Catalogue {
	/** Blocks whose examples open over the page, stand beside it, speak of something else on it, or keep addresses of pictures in scripts. */
	private const NOT_ALONE = array(
		'ad',
		'age-gate',
		'gallery',
		'live-stream',
		'modal',
		'off-canvas',
		'one-page-nav',
		'photo-feed',
		'reading-progress',
		'remote-carousel',
		'rotate-360',
		'search-overlay',
		'social-feed',
		'split-test',
		'subscribe-overlay',
		'table-of-contents',
		'upload',
		'video',
		'video-gallery',
	);

	/**
	 * Publishes it.
	 *
	 * @param Module_Pages $modules Published already.
	 */
	public function publish( Module_Pages $modules ): void {
		$about = array_column( Module_List::all(), null, 'slug' );
		foreach ( $modules->for_people() as $slug => $examples ) {
			$this->module( $slug, $examples, $about[ $slug ] );
		}
		Catalogue_Pages::order();
		// The page for measuring is no module.
		wp_update_post(
			array(
				'ID'          => get_page_by_path( 'modules/all' )->ID ?? 0,
				'post_parent' => 0,
			)
		);
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
	 * Writes a module's page: what it is and costs, its examples, styles and patterns.
	 *
	 * @param string $slug The module's folder.
	 * @param string $examples Block markup.
	 * @param array{title: string, description: string, ...} $about
	 */
	private function module( string $slug, string $examples, array $about ): void {
		$page = get_page_by_path( "modules/$slug" );
		if ( null === $page ) {
			return;
		}
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $page->ID,
					'post_title'   => $about['title'],
					'post_excerpt' => $about['description'],
					'post_content' => Markup::paragraph( $about['description'], '', 'large' )
						. Markup::paragraph( self::costs( $slug ) )
						. self::example( $slug )
						. self::apart( $examples )
						. self::styles( $slug )
						. self::patterns( $slug ),
				)
			)
		);
		$this->picture( $page->ID, $slug, $about['title'] );
	}

	/**
	 * Gives headings more space above than below, where they belong.
	 *
	 * @param string $examples Block markup.
	 */
	private static function apart( string $examples ): string {
		return (string) preg_replace(
			'~<!-- wp:heading -->\s*<h2 class="wp-block-heading">~',
			'<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}}} -->'
				. '<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--50)">',
			$examples
		);
	}

	/**
	 * Returns what the inserter shows of a block: the finished thing, before its possibilities.
	 *
	 * @param string $slug The module's folder.
	 */
	private static function example( string $slug ): string {
		$isolated = str_starts_with( $slug, 'filter-' ) || in_array( $slug, self::NOT_ALONE, true );
		return $isolated || ! is_file( Paths::path( "blocks/$slug/block.json" ) ) ? '' : Example::markup( $slug );
	}

	/**
	 * Returns a sentence about what a module costs.
	 *
	 * @param string $slug The module's folder.
	 */
	private static function costs( string $slug ): string {
		$size = static fn ( int $bytes ): string => 0 === $bytes ? '0 B' : (string) size_format( $bytes, 1 );
		$most = array_map( $size, Costs::most( $slug ) );
		return "At most, compressed and with all files that it shares: $most[load] at load, $most[near] when near, $most[use] when used.";
	}

	/**
	 * Returns the first example in each of the block's styles.
	 *
	 * @param string $slug The block's folder.
	 */
	private static function styles( string $slug ): string {
		$file   = Paths::path( "blocks/$slug/block.json" );
		$styles = is_file( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) )['styles'] ?? array() : array();
		$own    = array_filter( Fixture::all(), static fn ( Fixture $one ): bool => $one->slug === $slug && 'empty' !== $one->sentence );
		$first  = current( $own );
		$markup = '';
		foreach ( false === $first ? array() : $styles as $style ) {
			$block                       = parse_blocks( $first->own )[0];
			$block['attrs']['className'] = "is-style-$style[name]";
			// Saved_Content writes what the block says again, with the class of its style.
			$block['innerHTML']    = '';
			$block['innerContent'] = array_fill( 0, count( $block['innerBlocks'] ), null );
			$markup               .= Markup::heading( $style['label'], 3 ) . serialize_block( $block ) . "\n\n";
		}
		return '' === $markup ? '' : Markup::heading( 'Styles' ) . $markup;
	}

	/**
	 * Returns the code of the block's patterns.
	 *
	 * @param string $slug The block's folder.
	 */
	private static function patterns( string $slug ): string {
		$markup = '';
		foreach ( Manifest::get()['blocks'][ $slug ]['patterns'] ?? array() as $path ) {
			$pattern = Patterns::read( $path );
			$markup .= "<!-- wp:details -->\n<details class=\"wp-block-details\"><summary>" . esc_html( $pattern['title'] ) . '</summary>'
				. "<!-- wp:code -->\n<pre class=\"wp-block-code\"><code>" . esc_html( $pattern['content'] )
				. "</code></pre>\n<!-- /wp:code --></details>"
				. "\n<!-- /wp:details -->\n\n";
		}
		return '' === $markup ? '' : Markup::heading( 'Patterns, as code to paste into the editor' ) . $markup;
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
