<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Admin\Editor\Announced_Data;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Domain\Filters\Author_Filter;
use Frontage\Domain\Filters\Counted_State;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter_Source;
use Frontage\Domain\Filters\Filter_Sources;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Domain\Filters\Index_Counts;
use Frontage\Domain\Filters\Page_Filters;
use Frontage\Domain\Filters\Source_Filter;
use Frontage\Domain\Filters\Sql_Counts;
use Frontage\Domain\Filters\Values_Source;
use Frontage\Domain\Query\Query_Spec;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests filters by the values of another plugin: they work like our own, and are gone with that plugin. */
final class SourcesTest extends Filter_TestCase {
	private const FILTER = array( 'kind' => 'values', 'source' => 'acme-color', 'count' => 50 );

	/** @var array<string, list<string>> Colors of posts by title; the second one is a draft. */
	private const COLORS = array(
		'poppy'  => array( 'red' ),
		'draft'  => array( 'red' ),
		'flag'   => array( 'red', 'blue', 'a,b' ),
		'sea'    => array( 'blue', 'secret', '' ),
		'number' => array( '10', 'hidden away' ),
		'rose'   => array( 'red', 'red' ),
	);

	/** @var array<string, int> IDs by title. */
	private array $posts = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		Acme_Colors::install(); // Not within a test: creating a table would commit what the test has written.
	}

	public static function tearDownAfterClass(): void {
		Acme_Colors::uninstall();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		Acme_Colors::$types = array( 'post', 'product' );
		self::announce( Filter_Source::class, Acme_Colors::class );
		register_post_meta( 'post', 'size', array( 'type' => 'string', 'show_in_rest' => true ) );
		foreach ( self::COLORS as $title => $colors ) {
			$status = 'draft' === $title ? 'draft' : 'publish';

			$this->posts[ $title ] = $this->make_post( array( 'post_title' => $title, 'post_status' => $status ) );
			Acme_Colors::paint( $this->posts[ $title ], ...$colors );
			add_post_meta( $this->posts[ $title ], 'size', 'rose' === $title ? 'small' : 'large' );
		}
		$this->blocks( array(), self::FILTER );
	}

	protected function tearDown(): void {
		Acme_Colors::$sql = '';
		unregister_post_meta( 'post', 'size' );
		self::take_back();
		parent::tearDown();
	}

	/** Announces a class as the plugin “acme”. */
	private static function announce( string $contract, string ...$classes ): void {
		add_filter(
			'frontage_manifests',
			static fn ( array $all ): array => $all + array( 'acme' => array( 'implementations' => array( $contract => $classes ) ) )
		);
		Manifest::add_announced();
	}

	/** Deactivates the plugin “acme”. */
	private static function take_back(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
		self::forget();
	}

	/**
	 * Returns what visitors read: the texts of the source's values, with their numbers.
	 *
	 * @return array<mixed>
	 */
	private static function choices( Filter_State $state ): array {
		$filter = $state->filters['acme-color'] ?? null;
		self::assertInstanceOf( Source_Filter::class, $filter );
		return array_column( $filter->choices( Facets::of( $state )->groups( $filter ) ), 2, 1 );
	}

	/** @return array<string, array{array<string, mixed>, string, list<string>, array<string, int>}> */
	public static function states(): array {
		$loop = array( 'loop' => 0, 'query' => array( 'perPage' => 3, 'postType' => 'post' ) );
		$none = array( 'Red' => 3, 'A, or B' => 1, 'Blue & more' => 2, 'Ten' => 1 );
		return array(
			'nothing'              => array( array(), '', array( 'rose', 'number', 'sea', 'flag', 'poppy' ), $none ),
			'one'                  => array( array(), 'acme-color=red', array( 'rose', 'flag', 'poppy' ), $none ),
			'any of two'           => array( array(), 'acme-color=blue,10', array( 'number', 'sea', 'flag' ), $none ),
			'a comma'              => array( array(), 'acme-color=a%5C,b', array( 'flag' ), $none ),
			'one without a text'   => array( array(), 'acme-color=secret', array( 'rose', 'number', 'sea', 'flag', 'poppy' ), $none ),
			'one of another case'  => array( array(), 'acme-color=RED', array( 'rose', 'number', 'sea', 'flag', 'poppy' ), $none ),
			'all of two'           => array(
				array( 'match' => 'all' ),
				'acme-color=red,blue',
				array( 'flag' ),
				array( 'Red' => 1, 'A, or B' => 1, 'Blue & more' => 1, 'Ten' => 0 ),
			),
			'only one at a time'   => array( array( 'match' => 'one' ), 'acme-color=blue,red', array( 'sea', 'flag' ), $none ),
			'beside another'       => array(
				array(),
				'acme-color=red&size=small',
				array( 'rose' ),
				array( 'Red' => 1, 'A, or B' => 0, 'Blue & more' => 0, 'Ten' => 0 ),
			),
			'a Query Loop'         => array( $loop, 'acme-color=red', array( 'rose', 'flag', 'poppy' ), $none ),
		);
	}

	/**
	 * @param array<string, mixed> $change Attributes of the filter, or of a Query Loop.
	 * @param list<string> $shown Titles.
	 * @param array<string, int> $choices Numbers by text.
	 */
	#[DataProvider( 'states' )]
	public function test_narrows_and_counts( array $change, string $query, array $shown, array $choices ): void {
		$list = isset( $change['loop'] ) ? $change : array();
		$size = array( 'kind' => 'values', 'source' => 'field', 'field' => 'size' );
		$this->blocks( $list, array_diff_key( $change, $list ) + self::FILTER, $size );
		$state = $this->open( $query );
		self::assertEqualsCanonicalizing( $shown, array_map( 'get_the_title', self::shown( $state ) ) );
		self::assertSame( count( $shown ), Facets::of( $state )->total() );
		self::assertSame( $choices, self::choices( $state ) );
		$counted = new Counted_State( $state );
		self::assertNotNull( Index_Counts::of( $counted ) );
		self::assertEqualsCanonicalizing( Index_Counts::of( $counted ), Sql_Counts::of( $counted ) );
		self::assertSame( '', $GLOBALS['wpdb']->last_error );
		self::assertSame( array(), Manifests::problems() );
	}

	public function test_the_same_choices_have_the_same_address(): void {
		$href = fn ( string $query ): string => $this->open( $query )->href( 'x' );
		self::assertSame( "?page_id=$this->page&acme-color=10,blue,red#x", $href( 'acme-color=red,blue,red,secret,10' ) );
		self::assertSame( "?page_id=$this->page&acme-color=a%5C%2Cb#x", $href( 'acme-color=a%5C,b' ) );
		self::assertSame( "?page_id=$this->page#x", $href( "acme-color=1)%20OR%201=1--,%ff'" ) );
		self::assertFalse( Page_Filters::is_any_chosen() );
		$this->open( 'acme-color=red' );
		self::assertTrue( Page_Filters::is_any_chosen() );
	}

	public function test_prints_links_with_texts_and_numbers(): void {
		$markup = '<!-- wp:frontage/smart-post-list {"anchor":"all","hasFilter":false,"query":{"perPage":9}} /-->'
			. '<!-- wp:frontage/filter-values {"source":"acme-color"} /-->';
		wp_update_post( array( 'ID' => $this->page, 'post_content' => $markup ) );
		$this->go_to( "/?page_id=$this->page" );
		$html = do_blocks( $markup );
		self::assertStringContainsString( 'aria-label="Color"', $html );
		self::assertMatchesRegularExpression( '~href="[^"]*[?&;]acme-color=blue#[^>]*>.*?Blue &amp; more .*?>2<~s', $html );
		self::assertStringNotContainsString( 'secret', $html );
	}

	public function test_fits_lists_of_its_post_types_only(): void {
		Acme_Colors::$types = array( 'product' );
		$state              = $this->open( 'acme-color=red&test=types' );
		self::assertSame( array(), $state->filters );
		self::assertCount( 5, self::shown( $state ) );
		$choice = array( 'source' => 'acme-color', 'values' => array( 'red' ) );
		self::assertSame( array(), Query_Spec::of( array( 'choices' => array( $choice ) ) )->data['choices'] );
	}

	public function test_counts_are_found_again_after_a_change(): void {
		$number = function (): int {
			self::forget();
			return self::choices( $this->open( '' ) )['Red'];
		};
		self::assertSame( 3, $number() );
		Acme_Colors::paint( $this->posts['sea'], 'red' );
		do_action( 'frontage_filter_values_changed', 'acme-color', $this->posts['sea'] );
		self::assertSame( 4, $number() );
		Acme_Colors::paint( $this->posts['number'], 'red' );
		wp_update_post( array( 'ID' => $this->posts['number'] ) );
		self::assertSame( 5, $number() );
		Acme_Colors::paint( $this->make_post(), 'red' );
		do_action( 'frontage_filter_values_changed', 'acme-color' );
		self::assertSame( 6, $number() );
	}

	public function test_survives_that_its_plugin_is_off(): void {
		self::assertCount( 3, self::shown( $this->open( 'acme-color=red&before=1' ) ) );
		self::take_back();
		$state = $this->open( 'acme-color=red' );
		self::assertSame( array(), $state->filters );
		self::assertCount( 5, self::shown( $state ) );
		self::assertFalse( Page_Filters::is_any_chosen() );
		self::assertStringContainsString( '"source":"acme-color"', get_post( $this->page )->post_content ?? '' );
		$markup = '<!-- wp:frontage/filter-values {"source":"acme-color"} /-->';
		self::assertSame( '', trim( do_blocks( $markup ) ) );
	}

	public function test_our_own_sources_come_through_the_same_door(): void {
		self::assertSame( array( 'author', 'field', 'acme-color' ), array_keys( Filter_Sources::all() ) );
		$colors = array( 'name' => 'acme-color', 'label' => 'Color' );
		self::assertSame( array( $colors ), Announced_Data::all()['filterSources'] ?? null );
	}

	/** @return array<string, array{string, string}> Statements, and what developers read about them. */
	public static function wrong_statements(): array {
		return array(
			'two statements' => array( 'SELECT 1 AS post, 2 AS value; DROP TABLE x', 'is not one SELECT statement' ),
			'no statement'   => array( 'acme_colors', 'is not one SELECT statement' ),
			'another column' => array( 'SELECT ID AS post, 3 AS color FROM ' . $GLOBALS['wpdb']->posts, 'sql() fails: ' ),
		);
	}

	#[DataProvider( 'wrong_statements' )]
	public function test_tells_of_wrong_statements( string $sql, string $message ): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$GLOBALS['wpdb']->suppress_errors();
		Acme_Colors::$sql = $sql;
		$state            = $this->open( 'acme-color=red&test=' . md5( $sql ) );
		Facets::of( $state )->total();
		$GLOBALS['wpdb']->suppress_errors( false );
		self::assertStringContainsString( $message, Manifests::problems()[0]['message'] ?? '' );
	}

	public function test_tells_of_names_that_are_taken_or_none_and_of_sources_without_values(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$taken = new class() implements Values_Source {
			public static function name(): string {
				return 'author';
			}

			public static function label(): string {
				return 'Writer';
			}
		};
		$wrong = new class() implements Values_Source {
			public static function name(): string {
				return 'acme color';
			}

			public static function label(): string {
				return 'Color';
			}
		};
		$empty = new class() implements Values_Source {
			public static function name(): string {
				return 'acme-empty';
			}

			public static function label(): string {
				return 'Nothing';
			}
		};
		self::take_back();
		self::announce( Values_Source::class, $taken::class, $wrong::class, $empty::class );
		$this->blocks( array(), array( 'kind' => 'values', 'source' => 'author' ), array( 'kind' => 'values', 'source' => 'acme-empty' ) );
		$filters = $this->open( '' )->filters;
		self::assertSame( array( 'by' ), array_keys( $filters ) );
		self::assertInstanceOf( Author_Filter::class, $filters['by'] );
		$messages = implode( "\n", array_column( Manifests::problems(), 'message' ) );
		self::assertStringContainsString( 'has the name “author” already', $messages );
		self::assertStringContainsString( 'The name “acme color” of ', $messages );
		self::assertStringContainsString( 'does not implement ' . Filter_Source::class, $messages );
		self::assertCount( 3, Manifests::problems() );
	}
}
