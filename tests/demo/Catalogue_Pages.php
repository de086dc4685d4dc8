<?php
/**
 * The front page of the demo, its list of modules, and its menu.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Domain\Blocks\Pattern_Markup as Markup;
use Frontage\Domain\Blocks\Text_Align;

/** Block markup of what the catalogue publishes. */
final class Catalogue_Pages {
	/** Returns the front page: what this is, the sites, and the modules. */
	public static function home(): string {
		$cards = array();
		foreach ( Sites::PICTURES as $title => $picture ) {
			$url     = esc_url( home_url( '/sites/' . strtolower( $title ) . '/' ) );
			$cards[] = Markup::picture( $picture, '4/3' )
				. "<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\"><a href=\"$url\">" . esc_html( $title )
				. "</a></h3>\n<!-- /wp:heading -->";
		}
		$sites = Markup::heading( 'Sites made of it' ) . Markup::columns( $cards, true );
		return Text_Align::translate(
			Markup::hero(
				'hills',
				'Frontage',
				'The visitor side of a site',
				'Every widget is printed by the server, and wakes when you touch it.',
				'See all modules'
			)
			. Markup::section( $sites, 'frontage-tint' )
			. Markup::section( Markup::heading( 'Modules' ) . self::modules() )
		);
	}

	/** Returns the list of modules with a search field. */
	public static function modules(): string {
		$parent = get_page_by_path( 'modules' )->ID ?? 0;
		$query  = serialize_block_attributes(
			array(
				'queryId' => 7,
				'align'   => 'wide',
				'anchor'  => 'catalogue',
				'query'   => array(
					'perPage'  => 100,
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
			. "<!-- /wp:post-template --></div>\n<!-- /wp:query --></div>\n<!-- /wp:group -->\n\n";
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
