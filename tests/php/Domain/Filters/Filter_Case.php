<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Domain\Filters\Page_Filters;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Page_List;
use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Query\Query_Preloader;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;

/** A page with a list and filters, and visitors who open its addresses. */
abstract class Filter_Case extends TestCase {
	private const LIST   = 'frontage/test-list';
	private const FILTER = 'frontage/test-filter';

	/** ID of the page. */
	protected int $page;

	protected function setUp(): void {
		parent::setUp();
		self::forget();
		wp_delete_post( 1 );
		$attributes = array(
			'anchor' => array( 'type' => 'string' ),
			'query'  => array( 'type' => 'object', 'default' => array( 'perPage' => 50 ) ),
		);
		register_block_type( self::LIST, compact( 'attributes' ) );
		register_block_type( self::FILTER . '-terms', array( 'filter' => 'terms' ) );
		register_block_type( self::FILTER . '-sort', array( 'filter' => 'sort' ) );
		$this->page = $this->make_post( array( 'post_type' => 'page' ) );
	}

	protected function tearDown(): void {
		array_map( 'unregister_block_type', array( self::LIST, self::FILTER . '-terms', self::FILTER . '-sort' ) );
		$_GET = array();
		self::forget();
		parent::tearDown();
	}

	/** Clears caches, as at the start of a request. */
	protected static function forget(): void {
		Id_Finder::reset();
		Facets::reset();
		Ids::reset();
		Query_Preloader::reset();
	}

	/**
	 * Gives the page its blocks.
	 *
	 * @param array<string, mixed> ...$blocks Each attributes; with `kind`, a filter.
	 */
	protected function blocks( array ...$blocks ): void {
		$markup = '';
		foreach ( $blocks as $attributes ) {
			$name    = isset( $attributes['kind'] ) ? self::FILTER . '-' . $attributes['kind'] : self::LIST;
			$markup .= "<!-- wp:$name " . wp_json_encode( (object) array_diff_key( $attributes, array( 'kind' => 0 ) ) ) . ' /-->';
		}
		wp_update_post( array( 'ID' => $this->page, 'post_content' => wp_slash( $markup ) ) );
	}

	/**
	 * Opens the page and returns the state of a list.
	 *
	 * @param string $query As in the address, without the question mark.
	 * @param string $name Anchor of the list.
	 */
	protected function open( string $query, string $name = '' ): Filter_State {
		$this->go_to( "/?page_id=$this->page&$query" );
		$list = Page_Filters::list_named( $name );
		self::assertInstanceOf( Page_List::class, $list );
		return Page_Filters::of( $list );
	}

	/**
	 * Returns the IDs of the posts that a list shows.
	 *
	 * @param Filter_State $state The list's state.
	 * @return list<int>
	 */
	protected static function shown( Filter_State $state ): array {
		return array_values( wp_list_pluck( Listing::of( $state->narrow( Query_Context::unfiltered( $state->list ) ) )->posts, 'ID' ) );
	}

	/**
	 * Returns a state's counts.
	 *
	 * @param Filter_State $state The list's state.
	 * @return array<string, array<string, int>> By parameter and slug.
	 */
	protected static function counts( Filter_State $state ): array {
		$facets = Facets::of( $state );
		$counts = array();
		foreach ( $state->filters as $name => $filter ) {
			if ( $filter instanceof \Frontage\Domain\Filters\Term_Filter ) {
				foreach ( $facets->terms( $filter ) as $one ) {
					$counts[ $name ][ $one['term']->slug ] = $one['count'];
				}
			}
		}
		return $counts;
	}
}
