<?php
/**
 * The demo's public pages.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Domain\Blocks\Patterns;


/** Creates the front page, the blog, the archives and the portfolio from our patterns. */
final class Places {
	private const THEME = 'twentytwentyfour';

	/** Publishes the pages and templates that depend on nothing else. */
	public static function publish(): void {
		Made::post( Made::page( 'Search', 'archive', self::pattern( 'post-archive', 'search-the-archive' ) ) );
		Made::post( Made::page( 'Portfolio', 'portfolio', self::pattern( 'portfolio', 'portfolio-page' ) ) );
		$title = "<!-- wp:heading {\"level\":1,\"align\":\"wide\",\"style\":{\"spacing\":{\"margin\":{\"bottom\":\"2.5rem\"}}}} -->\n"
			. "<h1 class=\"wp-block-heading alignwide\" style=\"margin-bottom:2.5rem\">Blog</h1>\n<!-- /wp:heading -->\n\n";
		$likes = static fn ( string $pattern ): string => str_replace(
			'<!-- wp:frontage/blog {',
			'<!-- wp:frontage/blog {"anchor":"blog","extras":["likes"],',
			$pattern
		);
		self::template( 'home', 'Blog', $title . $likes( self::pattern( 'blog', 'blog-page' ) ) );
		self::template( 'archive', 'Archive', self::pattern( 'post-grid', 'archive' ) );
	}

	/** Returns the front page content above the list of modules. */
	public static function front(): string {
		$gap = "<!-- wp:spacer {\"height\":\"3rem\"} -->\n"
			. "<div style=\"height:3rem\" aria-hidden=\"true\" class=\"wp-block-spacer\"></div>\n<!-- /wp:spacer -->\n\n";
		return self::pattern( 'post-grid', 'magazine-front-page' )
			. $gap
			. self::pattern( 'post-tab', 'sections-of-a-magazine' )
			. $gap
			. self::pattern( 'smart-post-list', 'two-news-lists' )
			. $gap;
	}

	/**
	 * Returns the markup of one of our patterns.
	 *
	 * @param string $module The module's folder.
	 * @param string $name Pattern name.
	 */
	private static function pattern( string $module, string $name ): string {
		return Patterns::read( "blocks/$module/patterns/$name.php" )['content'] . "\n\n";
	}

	/**
	 * Publishes a theme template with the theme's header and footer.
	 *
	 * @param string $slug Such as `home`.
	 * @param string $title Template title.
	 * @param string $content Block markup.
	 */
	public static function template( string $slug, string $title, string $content ): void {
		$part = static fn ( string $name ): string => sprintf(
			'<!-- wp:template-part {"slug":"%1$s","theme":"%2$s","area":"%1$s","tagName":"%1$s"} /-->',
			$name,
			self::THEME
		);
		$main = '<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset'
			. '|spacing|50"}}},"layout":{"type":"constrained"}} -->'
			. '<main class="wp-block-group" style="padding-top:var(--wp--preset--spacing--50);'
			. 'padding-bottom:var(--wp--preset--spacing--50)">'
			. $content
			. '</main><!-- /wp:group -->';
		self::bare_template( $slug, $title, $part( 'header' ) . $main . $part( 'footer' ) );
	}

	/**
	 * Publishes a theme template.
	 *
	 * @param string $slug Such as `home`.
	 * @param string $title Template title.
	 * @param string $content Block markup of the whole page.
	 */
	public static function bare_template( string $slug, string $title, string $content ): void {
		$id = Made::post(
			array(
				'post_type'    => 'wp_template',
				'post_title'   => $title,
				'post_name'    => $slug,
				'post_content' => $content,
			)
		);
		wp_set_object_terms( $id, self::THEME, 'wp_theme' );
	}

	/**
	 * Publishes a part of the theme's templates in place of its own.
	 *
	 * @param string $area `header` or `footer`.
	 * @param string $content Block markup.
	 */
	public static function part( string $area, string $content ): void {
		$id = Made::post(
			array(
				'post_type'    => 'wp_template_part',
				'post_title'   => ucfirst( $area ),
				'post_name'    => $area,
				'post_content' => $content,
			)
		);
		wp_set_object_terms( $id, self::THEME, 'wp_theme' );
		wp_set_object_terms( $id, $area, 'wp_template_part_area' );
	}
}
