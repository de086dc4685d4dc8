<?php
/**
 * The front page of the demo, its list of modules, and its menu.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Domain\Blocks\Pattern_Hero as Hero;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Pattern_Widows;
use Frontage\Domain\Blocks\Text_Align;

/** Block markup of what the catalogue publishes. */
final class Catalogue_Pages {
	/** Links to the other pages of the list. */
	private const PAGES = '<!-- wp:query-pagination {"layout":{"type":"flex","justifyContent":"center"}} -->'
		. '<!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /-->'
		. '<!-- /wp:query-pagination -->';

	/** Of the modules on the front page, in rows of four, three or two. */
	private const FEW = 12;

	/** What they are, so that the first ones that people see are worth a look. */
	private const BEST = array(
		...array( 'slider', 'gallery', 'form', 'image-compare', 'chart', 'hotspots' ),
		...array( 'pricing-table', 'lightbox', 'post-grid', 'tabs', 'accordion', 'timeline' ),
	);

	/** On a page of the list of them. */
	private const MANY = 24;

	/** Puts the best modules first. */
	public static function order(): void {
		foreach ( self::BEST as $index => $slug ) {
			$page = get_page_by_path( "modules/$slug" );
			if ( null !== $page ) {
				wp_update_post(
					array(
						'ID'         => $page->ID,
						'menu_order' => $index - count( self::BEST ),
					)
				);
			}
		}
	}

	/** Returns the front page: what this is, the sites, and the modules. */
	public static function home(): string {
		$hero   = Hero::beside(
			'hills',
			array(
				'Frontage for WordPress',
				'Everything your visitors see and use',
				'Blocks that arrive finished, look like your theme, and load their script when a visitor comes near them or uses them.',
				'Find a block',
			),
			'modules'
		);
		$markup = self::top( $hero )
			. Markup::section( self::title( 'Six small sites made of it' ) . self::rows(), 'frontage-tint', 'sites' )
			. Markup::section(
				self::title( 'Find a block, a feature, or an extension' ) . self::modules( self::FEW ) . self::all(),
				'',
				'modules'
			);
		return Text_Align::translate( Pattern_Widows::together( $markup ) );
	}

	/**
	 * Makes the title of a hero the page's own.
	 *
	 * @param string $hero Block markup.
	 */
	private static function top( string $hero ): string {
		return strtr(
			$hero,
			array(
				'<!-- wp:heading {"fontSize":"xx-large"} -->' => '<!-- wp:heading {"level":1,"fontSize":"xx-large"} -->',
				'<h2 '  => '<h1 ',
				'</h2>' => '</h1>',
			)
		);
	}

	/** Returns a button that leads to the whole list, at the edge of the list. */
	private static function all(): string {
		$button = str_replace( '<a ', '<a href="' . esc_url( home_url( '/modules/' ) ) . '" ', Markup::button( 'All modules' ) );
		return "<!-- wp:group {\"align\":\"wide\",\"layout\":{\"type\":\"default\"}} -->\n<div class=\"wp-block-group alignwide\">"
			. trim( $button ) . "</div>\n<!-- /wp:group -->\n\n";
	}

	/** Returns all sites as cards in two rows. */
	private static function rows(): string {
		$cards = array_map( self::card( ... ), array_keys( Sites::PICTURES ), Sites::PICTURES );
		return Markup::columns( array_slice( $cards, 0, 3 ), '', array(), Markup::CARDS )
			. Markup::columns( array_slice( $cards, 3 ), '', array(), Markup::CARDS );
	}

	/**
	 * Returns a heading at the edge of what is wide below it.
	 *
	 * @param string $text Its words.
	 * @param int $level 1 for the page's own.
	 */
	public static function title( string $text, int $level = 2 ): string {
		return Markup::heading( $text, $level, 'wide' );
	}

	/** Returns all sites as cards. */
	public static function sites(): string {
		return Text_Align::translate( Pattern_Widows::together( self::rows() ) );
	}

	/**
	 * Returns a picture, a name, and what there is to see.
	 *
	 * @param string $title Of the site.
	 * @param string $picture One of ours.
	 */
	private static function card( string $title, string $picture ): string {
		$url     = esc_url( home_url( '/sites/' . strtolower( $title ) . '/' ) );
		$name    = "<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\"><a href=\"$url\" style=\"text-decoration:none\">"
			. esc_html( Sites::FRAMES[ strtolower( $title ) ][0] ) . "</a></h3>\n<!-- /wp:heading -->\n\n";
		$linked  = array(
			'<img '       => "<a href=\"$url\"><img ",
			'/></figure>' => '/></a></figure>',
		);
		$picture = strtr( Markup::picture( $picture, '4/3' ), $linked );
		return $picture . $name . Markup::paragraph( "$title. " . Sites::ABOUT[ $title ], '', 'small' );
	}

	/**
	 * Returns the list of modules with a search field.
	 *
	 * @param int $most How many are shown; a search finds all.
	 */
	public static function modules( int $most = self::MANY ): string {
		$parent = get_page_by_path( 'modules' )->ID ?? 0;
		$query  = serialize_block_attributes(
			array(
				'queryId' => 7,
				'align'   => 'wide',
				'anchor'  => 'catalogue',
				'query'   => array(
					'perPage'  => $most,
					'pages'    => 0,
					'offset'   => 0,
					'postType' => 'page',
					'order'    => 'asc',
					'orderBy'  => self::MANY === $most ? 'title' : 'menu_order title',
					'inherit'  => false,
					'parents'  => array( $parent ),
				),
			)
		);
		return "<!-- wp:group {\"align\":\"wide\",\"layout\":{\"type\":\"default\"}} -->\n<div class=\"wp-block-group alignwide\">"
			. "<!-- wp:frontage/filter-search {\"list\":\"catalogue\"} /-->\n\n"
			. "<!-- wp:query $query -->\n<div id=\"catalogue\" class=\"wp-block-query alignwide\">"
			. '<!-- wp:post-template {"layout":{"type":"grid","minimumColumnWidth":"16rem"}} -->'
			. '<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"8/5"} /-->'
			. '<!-- wp:post-title {"isLink":true,"level":3,"fontSize":"medium"} /-->'
			. '<!-- wp:post-excerpt {"excerptLength":40,"fontSize":"small"} /-->'
			. '<!-- /wp:post-template -->'
			. ( self::MANY === $most ? self::PAGES : '' )
			. "</div>\n<!-- /wp:query --></div>\n<!-- /wp:group -->\n\n";
	}

	/** Returns the menu. */
	public static function menu(): string {
		$link = static fn ( string $label, string $path ): string => '<!-- wp:navigation-link '
			. serialize_block_attributes(
				array(
					'label' => $label,
					'url'   => home_url( $path ),
					'kind'  => 'custom',
				)
			) . ' /-->';
		$menu = $link( 'Magazine', '/sites/magazine/' );
		foreach ( array_keys( Sites::PICTURES ) as $title ) {
			$menu .= 'Magazine' === $title ? '' : $link( $title, '/sites/' . strtolower( $title ) . '/' );
		}
		return $menu . $link( 'Blog', '/blog/' ) . $link( 'Modules', '/modules/' );
	}
}
