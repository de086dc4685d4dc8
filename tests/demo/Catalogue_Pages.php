<?php
/**
 * The front page of the demo, its list of modules, and its menu.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Domain\Blocks\Pattern_Hero as Hero;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Text_Align;

/** Block markup of what the catalogue publishes. */
final class Catalogue_Pages {
	/** Links to the other pages of the list. */
	private const PAGES = '<!-- wp:query-pagination {"layout":{"type":"flex","justifyContent":"center"}} -->'
		. '<!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /-->'
		. '<!-- /wp:query-pagination -->';

	/** Of the modules on the front page, in rows of four and of two. */
	private const FEW = 16;

	/** On a page of the list of them. */
	private const MANY = 24;

	/** Returns the front page: what this is, the sites, and the modules. */
	public static function home(): string {
		$cards = array_map( self::card( ... ), array_keys( Sites::PICTURES ), Sites::PICTURES );
		$sites = self::title( 'Six small sites made of it' )
			. Markup::columns( array_slice( $cards, 0, 3 ), true )
			. Markup::columns( array_slice( $cards, 3 ), true );
		return Text_Align::translate(
			Hero::markup(
				'hills',
				'Frontage for WordPress',
				'The visitor side of a site',
				'Complete pages, and no script before a visitor touches something.',
				'See all modules',
				'modules',
				1
			)
			. Markup::section( $sites, 'frontage-tint' )
			. Markup::section(
				self::title( 'Find a block, a feature, or an extension' )
					. self::modules( self::FEW )
					. str_replace( '<a ', '<a href="' . esc_url( home_url( '/modules/' ) ) . '" ', Markup::button( 'All modules' ) ),
				'',
				'modules'
			)
		);
	}

	/**
	 * Returns a heading at the edge of what is wide below it.
	 *
	 * @param string $text Its words.
	 * @param int $level 1 for the page's own.
	 */
	public static function title( string $text, int $level = 2 ): string {
		return "<!-- wp:heading {\"align\":\"wide\",\"level\":$level} -->\n<h$level class=\"wp-block-heading alignwide\">"
			. esc_html( $text ) . "</h$level>\n<!-- /wp:heading -->\n\n";
	}

	/** Returns all sites as cards. */
	public static function sites(): string {
		$cards = array_map( self::card( ... ), array_keys( Sites::PICTURES ), Sites::PICTURES );
		return Text_Align::translate(
			Markup::columns( array_slice( $cards, 0, 3 ), true ) . Markup::columns( array_slice( $cards, 3 ), true )
		);
	}

	/**
	 * Returns a picture, a name, and what there is to see.
	 *
	 * @param string $title Of the site.
	 * @param string $picture One of ours.
	 */
	private static function card( string $title, string $picture ): string {
		$url  = esc_url( home_url( '/sites/' . strtolower( $title ) . '/' ) );
		$name = "<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\"><a href=\"$url\">" . esc_html( $title )
			. "</a></h3>\n<!-- /wp:heading -->\n\n";
		return Markup::picture( $picture, '4/3' ) . $name . Markup::paragraph( Sites::ABOUT[ $title ], '', 'small' );
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
					'orderBy'  => 'title',
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
			. '<!-- wp:post-excerpt {"excerptLength":24,"fontSize":"small"} /-->'
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
