<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Domain\Filters\Grouped_Filter;
use Frontage\Domain\Filters\Loop_Query;
use Frontage\Domain\Filters\Page_Filters;
use Frontage\Domain\Query\Context_Query;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Page_List;
use Frontage\Domain\Query\Query_Preloader;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;

/** A page with a list and filters, and visitors who open its addresses. */
abstract class Filter_TestCase extends TestCase {
	private const LIST   = 'frontage/test-list';
	private const FILTER = 'frontage/test-filter';
	private const KINDS  = array( 'terms', 'sort', 'values', 'range', 'date', 'search' );

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
		foreach ( self::KINDS as $filter ) {
			register_block_type( self::FILTER . "-$filter", compact( 'filter' ) );
		}
		$this->page = $this->make_post( array( 'post_type' => 'page' ) );
	}

	protected function tearDown(): void {
		array_map( static fn ( string $kind ) => unregister_block_type( self::FILTER . "-$kind" ), self::KINDS );
		unregister_block_type( self::LIST );
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
			if ( isset( $attributes['loop'] ) ) {
				$markup .= self::loop( $attributes );
				continue;
			}
			$name    = isset( $attributes['kind'] ) ? self::FILTER . '-' . $attributes['kind'] : self::LIST;
			$markup .= "<!-- wp:$name " . wp_json_encode( (object) array_diff_key( $attributes, array( 'kind' => 0 ) ) ) . ' /-->';
		}
		wp_update_post( array( 'ID' => $this->page, 'post_content' => wp_slash( $markup ) ) );
	}

	/**
	 * Returns the markup of a Query Loop.
	 *
	 * @param array<string, mixed> $attributes Its number as `loop`, its `query`, and what is `inside` its template.
	 */
	protected static function loop( array $attributes ): string {
		$saved  = wp_json_encode( array( 'queryId' => $attributes['loop'], 'query' => $attributes['query'] ?? array() ) );
		$inside = $attributes['inside'] ?? '<!-- wp:post-title /-->';
		return "<!-- wp:query $saved --><div class=\"wp-block-query\">" . ( $attributes['above'] ?? '' )
			. "<!-- wp:post-template -->$inside<!-- /wp:post-template -->" . ( $attributes['below'] ?? '' ) . '</div><!-- /wp:query -->';
	}

	/**
	 * Opens the page and returns the state of a list.
	 *
	 * @param string $query As in the address, without the question mark.
	 * @param string $name Anchor of the list.
	 */
	protected function open( string $query, string $name = '' ): Filter_State {
		$this->go_to( "/?page_id=$this->page&$query" );
		$_GET = wp_slash( $_GET ); // As WordPress does at the start of a request.
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
		if ( $state->list->is_loop() ) {
			$vars  = Loop_Query::narrowed( Loop_Query::vars( $state->list ), $state );
			$posts = get_posts( array( 'posts_per_page' => 50, 'suppress_filters' => false ) + $vars );
			return array_values( wp_list_pluck( $posts, 'ID' ) );
		}
		return array_values( wp_list_pluck( Listing::of( $state->narrow( Context_Query::unfiltered( $state->list ) ) )->posts, 'ID' ) );
	}

	/**
	 * Returns a state's counts.
	 *
	 * @param Filter_State $state The list's state.
	 * @return array<string, array<array-key, int>> By parameter and value.
	 */
	protected static function counts( Filter_State $state ): array {
		$facets = Facets::of( $state );
		$counts = array();
		foreach ( $state->filters as $name => $filter ) {
			if ( $filter instanceof \Frontage\Domain\Filters\Term_Filter ) {
				foreach ( $facets->terms( $filter ) as $one ) {
					$counts[ $name ][ $one['term']->slug ] = $one['count'];
				}
			} elseif ( $filter instanceof Grouped_Filter ) {
				$counts[ $name ] = $facets->groups( $filter );
			}
		}
		return $counts;
	}
}
