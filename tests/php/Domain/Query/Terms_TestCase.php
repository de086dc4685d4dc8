<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Terms;

/** Posts with terms, and lists that offer them. */
abstract class Terms_TestCase extends List_TestCase {
	protected const TYPE = 'frontage_book';

	/** @var array<string, int> Terms by name. */
	protected array $terms = array();

	/** @var array<string, int> Posts by name. */
	protected array $posts = array();

	/** The author of the smaller part of the posts. */
	protected int $author;

	protected function setUp(): void {
		parent::setUp();
		wp_delete_post( 1 );
		register_post_type(
			self::TYPE,
			array(
				'public'     => true,
				'taxonomies' => array( 'category' ),
			)
		);
		$this->author = $this->make_user( 'author' );
		foreach ( array( 'Birds', 'Owls', 'Fish', 'Empty' ) as $name ) {
			$this->terms[ $name ] = $this->make_term( $name );
		}
		wp_update_term( $this->terms['Owls'], 'category', array( 'parent' => max( 0, $this->terms['Birds'] ) ) );
		$cases = array(
			'snowy'  => array( 'Owls', array() ),
			'barn'   => array( 'Owls', array( 'post_author' => $this->author ) ),
			'salmon' => array( 'Fish', array( 'post_date' => '2001-01-01 10:00:00' ) ),
			'book'   => array( 'Fish', array( 'post_type' => self::TYPE ) ),
			'raven'  => array( 'Birds', array( 'post_date' => '2001-01-01 10:00:00' ) ),
		);
		foreach ( $cases as $name => list( $term, $fields ) ) {
			$this->posts[ $name ] = $this->make_post( $fields + array( 'post_title' => $name ) );
			wp_set_post_terms( $this->posts[ $name ], array( $this->terms[ $term ] ), 'category' );
		}
	}

	protected function tearDown(): void {
		unregister_post_type( self::TYPE );
		parent::tearDown();
	}

	/**
	 * Provides lists, and the terms of their posts.
	 *
	 * @return array<string, array{array<string, mixed>, list<string>}>
	 */
	public static function lists(): array {
		return array(
			'all there is'       => array( array( 'postType' => array( 'post', self::TYPE ) ), array( 'Fish', 'Owls', 'Birds' ) ),
			'one type of two'    => array( array( 'postType' => self::TYPE ), array( 'Fish' ) ),
			'the last days'      => array( array( 'days' => 30 ), array( 'Owls' ) ),
			'since a day'        => array( array( 'after' => '2002-01-01' ), array( 'Owls' ) ),
			'until a day'        => array( array( 'before' => '2002-01-01' ), array( 'Birds', 'Fish' ) ),
			'words'              => array( array( 'search' => 'salmon' ), array( 'Fish' ) ),
			'the most posts top' => array( array( 'before' => '2090-01-01' ), array( 'Owls', 'Birds', 'Fish' ) ),
			'sticky ones, none'  => array( array( 'sticky' => 'only' ), array() ),
		);
	}

	/**
	 * Returns the markup of a list.
	 *
	 * @param string $module Its block.
	 * @param array<string, mixed> $query Its query.
	 * @param array<string, mixed> $attributes Its other attributes.
	 */
	protected static function filtered_list( string $module, array $query, array $attributes = array() ): string {
		return "<!-- wp:frontage/$module " . wp_json_encode( array( 'query' => $query ) + $attributes ) . ' /-->';
	}

	/**
	 * Returns a page's database queries, except those that every page needs.
	 *
	 * @param string $markup Page content.
	 * @param int $count Expected number of links to owls.
	 * @return list<string>
	 */
	protected function asked_for( string $markup, int $count ): array {
		$page = $this->make_post(
			array(
				'post_content' => $markup,
				'post_type'    => 'page',
			)
		);
		$this->go_to( (string) get_permalink( $page ) );
		the_post();
		wp_cache_flush();
		self::read_what_every_page_needs();
		self::forget();
		$asked = array();
		$note  = static function ( $sql ) use ( &$asked ) {
			$asked[] = (string) $sql;
			return $sql;
		};
		add_filter( 'query', $note );
		$html = (string) apply_filters( 'the_content', get_the_content() );
		remove_filter( 'query', $note );
		self::assertSame( $count, substr_count( $html, '=owls,1#' ) );
		return $asked;
	}

	/**
	 * Returns the names of the offered terms; asserts that each leads to posts.
	 *
	 * @param array<string, mixed> $query The list's query.
	 * @param list<int> $chosen The author's choice.
	 * @return list<string>
	 */
	protected function offered( array $query, array $chosen = array() ): array {
		$list    = Query_Spec::of( $query );
		$offered = Terms::offered( $list, 'category', $chosen, 5 );
		foreach ( $offered as $term ) {
			self::assertNotSame( array(), Listing::of( $list->within( 'category', $term['id'] ) )->posts, $term['name'] );
		}
		return array_column( $offered, 'name' );
	}
}
