<?php
/**
 * What is above and below the pages of the demo.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Pattern_Widows;

/** Gives each small site a header and a footer of its own, with a menu of its page, and the demo a footer without dead links. */
final class Frames {
	/** Publishes the frames; the sites' pages exist already. */
	public static function publish(): void {
		foreach ( Sites::FRAMES as $slug => list( $name, $line, $parts, $way ) ) {
			$page = get_page_by_path( "sites/$slug" );
			if ( null === $page ) {
				continue;
			}
			Places::bare_template(
				"site-$slug",
				$name,
				self::header( $name, "/sites/$slug/", $parts, ! str_contains( $page->post_content, '"fontSize":"xx-large"' ) )
					. '<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"}}}} -->'
					. '<main class="wp-block-group" style="margin-top:0">'
					. '<!-- wp:post-content {"layout":{"type":"constrained"}} /--></main><!-- /wp:group -->'
					. self::footer( $name, $line, array( '/' => 'All demo sites' ) + self::anchors( $parts ) )
			);
			update_post_meta( $page->ID, '_wp_page_template', "site-$slug" );
			wp_update_post(
				wp_slash(
					array(
						'ID'           => $page->ID,
						'post_title'   => $name,
						'post_content' => self::titled( self::led( $page->post_content, "#$way" ) ),
					)
				)
			);
		}
		foreach ( array( 'portfolio', 'archive' ) as $slug ) {
			$page = get_page_by_path( $slug );
			wp_update_post(
				wp_slash(
					array(
						'ID'            => $page->ID ?? 0,
						'post_content'  => self::headed( self::led( $page->post_content ?? '', home_url( '/sites/studio/#contact' ) ) ),
						// It has a title, at the edge of what is below it.
						'page_template' => 'page-no-title',
					)
				)
			);
		}
		Places::part(
			'footer',
			self::footer(
				'Frontage',
				'Blocks, features, and extensions for everything visitors see.',
				array(
					'/modules/'   => 'Modules',
					'/blog/'      => 'Blog',
					'/portfolio/' => 'Portfolio',
					'/archive/'   => 'Search',
				)
			)
		);
	}

	/**
	 * Gives buttons somewhere to lead where a pattern leaves it open.
	 *
	 * @param string $content Block markup.
	 * @param string $to Address or anchor.
	 */
	public static function led( string $content, string $to ): string {
		$tags = new \WP_HTML_Tag_Processor( $content );
		while ( $tags->next_tag( array( 'class_name' => 'wp-block-button__link' ) ) ) {
			if ( null === $tags->get_attribute( 'href' ) ) {
				$tags->set_attribute( 'href', $to );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Makes the first large heading of a page its title.
	 *
	 * @param string $content Block markup.
	 */
	private static function titled( string $content ): string {
		return (string) preg_replace(
			'~<!-- wp:heading \{([^}]*"fontSize":"xx-large"[^}]*)\} -->\s*<h2 (.*?)</h2>~s',
			'<!-- wp:heading {$1,"level":1} --><h1 $2</h1>',
			$content,
			1
		);
	}

	/**
	 * Makes the first heading of a page its title, in wide width and with space above.
	 *
	 * @param string $content Block markup.
	 */
	private static function headed( string $content ): string {
		$title = (string) preg_replace(
			'~<!-- wp:heading(?: \{[^}]*\})? -->\s*<h2 class="[^"]*">(.*?)</h2>~s',
			'<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">$1</h1>',
			$content,
			1
		);
		return Markup::section( $title, '', '', array( 'top' => Markup::NEAR ) );
	}

	/**
	 * Returns links within a page.
	 *
	 * @param array<string, string> $parts Labels by anchor.
	 * @return array<string, string> Labels by address.
	 */
	private static function anchors( array $parts ): array {
		return array_combine( array_map( static fn ( string $anchor ): string => "#$anchor", array_keys( $parts ) ), $parts );
	}

	/**
	 * Returns a header: a name, and a menu.
	 *
	 * @param string $name Of the site.
	 * @param string $home Path of the site.
	 * @param array<string, string> $parts Labels by anchor.
	 * @param bool $is_title Whether the name is the title of the page, too.
	 */
	private static function header( string $name, string $home, array $parts, bool $is_title ): string {
		$own   = array(
			'level'      => 1,
			'fontSize'   => 'large',
			'fontFamily' => 'heading',
		);
		$class = 'has-heading-font-family has-large-font-size';
		$link  = '<a href="' . esc_url( home_url( $home ) ) . '" style="color:inherit;text-decoration:none">' . esc_html( $name ) . '</a>';
		$title = $is_title
			? Markup::block( 'heading', $own, "<h1 class=\"wp-block-heading $class\">$link</h1>" )
			: Markup::block( 'paragraph', array_diff_key( $own, array( 'level' => 1 ) ), "<p class=\"$class\">$link</p>" );
		return self::band( 'header', '20', trim( $title ) . self::menu( self::anchors( $parts ), 'mobile' ) );
	}

	/**
	 * Returns a footer: a name, a sentence, and links.
	 *
	 * @param string $name Of the site.
	 * @param string $line What it is.
	 * @param array<string, string> $links Labels by address.
	 */
	private static function footer( string $name, string $line, array $links ): string {
		$words = '<!-- wp:group {"style":{"spacing":{"blockGap":"0.25rem"}},'
			. '"layout":{"type":"constrained","contentSize":"34rem","justifyContent":"left"}} -->'
			. '<div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontWeight":"600"}}} --><p style="font-weight:600">'
			. esc_html( $name ) . '</p><!-- /wp:paragraph --><!-- wp:paragraph {"fontSize":"small"} --><p class="has-small-font-size">'
			. esc_html( $line ) . '</p><!-- /wp:paragraph --></div><!-- /wp:group -->';
		return self::band( 'footer', '40', Pattern_Widows::together( $words ) . self::menu( $links, 'never' ) );
	}

	/**
	 * Returns a band across the page with two things at its ends.
	 *
	 * @param string $tag `header` or `footer`.
	 * @param string $space Preset of the space above and below.
	 * @param string $content Block markup.
	 */
	private static function band( string $tag, string $space, string $content ): string {
		$row   = '<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->'
			. "<div class=\"wp-block-group alignwide\">$content</div><!-- /wp:group -->";
		$own   = serialize_block_attributes(
			array(
				'tagName' => $tag,
				'style'   => array(
					'spacing' => array(
						'padding' => array(
							'top'    => "var:preset|spacing|$space",
							'bottom' => "var:preset|spacing|$space",
						),
						'margin'  => array( 'top' => '0' ),
					),
				),
				'layout'  => array( 'type' => 'constrained' ),
			)
		);
		$at    = "var(--wp--preset--spacing--$space)";
		$style = "margin-top:0;padding-top:$at;padding-bottom:$at";
		return "<!-- wp:group $own --><$tag class=\"wp-block-group\" style=\"$style\">$row</$tag><!-- /wp:group -->";
	}

	/**
	 * Returns a menu.
	 *
	 * @param array<string, string> $links Labels by address or path.
	 * @param string $overlay When it is behind a button: `mobile` or `never`.
	 */
	private static function menu( array $links, string $overlay ): string {
		$items = '';
		foreach ( $links as $to => $label ) {
			$items .= '<!-- wp:navigation-link '
				. serialize_block_attributes(
					array(
						'label' => $label,
						'url'   => str_starts_with( $to, '#' ) ? $to : home_url( $to ),
						'kind'  => 'custom',
					)
				) . ' /-->';
		}
		$own = serialize_block_attributes(
			array(
				'overlayMenu' => $overlay,
				'style'       => array( 'spacing' => array( 'blockGap' => '1.5rem' ) ),
			)
		);
		return "<!-- wp:navigation $own -->$items<!-- /wp:navigation -->";
	}
}
