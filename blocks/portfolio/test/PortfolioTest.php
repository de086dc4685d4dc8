<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Portfolio\Test;

use Frontage\Domain\Render\Ids;
use Frontage\Tests\Domain\Query\List_TestCase;


/** Tests the portfolio on the server: its items, and which of them a URL shows. */
final class PortfolioTest extends List_TestCase {
	private int $sea;

	private int $hills;

	protected function setUp(): void {
		parent::setUp();
		wp_delete_post( 1 );
		$this->sea   = $this->make_term( 'Sea & sky', 'category' );
		$this->hills = $this->make_term( 'Hills', 'category' );
	}

	public function test_responds_to_its_own_links(): void {
		$this->make_works( 5, $this->sea );
		$this->make_works( 2, $this->hills );
		$all = $this->shown( '', array( 'itemsPerPage' => 4 ) );
		self::assertSame( 4, self::works_in( $all ) );
		self::assertStringContainsString( 'href="?frontage-portfolio%5Bworks%5D=sea-sky,1#works"', $all );
		self::assertStringContainsString( 'href="?frontage-portfolio%5Bworks%5D=all,2#works"', $all );

		$second = $this->shown( 'sea-sky,2', array( 'itemsPerPage' => 4 ) );
		self::assertSame( 1, self::works_in( $second ) );
		self::assertMatchesRegularExpression( '/aria-current="true"[^>]*>Sea &amp; sky</', $second );
		self::assertMatchesRegularExpression( '/aria-current="page">2</', $second );
		self::assertStringContainsString( 'href="?frontage-portfolio%5Bworks%5D=sea-sky,1#works"', $second );

		self::assertSame(
			1,
			self::works_in( $this->shown( 'sea-sky,9', array( 'itemsPerPage' => 4 ) ) ),
			'Beyond the last page is the last.'
		);
		self::assertSame(
			4,
			self::works_in( $this->shown( 'gone,2', array( 'itemsPerPage' => 4 ) ) ),
			'A category that is not there is all of them.'
		);
	}

	public function test_needs_no_script_without_filters(): void {
		$this->make_works( 3, $this->sea );
		foreach ( array( array(), array( 'hasFilter' => false ), array( 'itemsPerPage' => 3 ) ) as $attributes ) {
			self::assertStringNotContainsString( 'frontage-island', $this->shown( '', $attributes ) );
		}
		self::assertStringContainsString( 'frontage-island', $this->shown( '', array( 'itemsPerPage' => 2 ) ) );
		$this->make_works( 1, $this->hills );
		self::assertStringContainsString( 'frontage-filter', $this->shown( '' ) );
		self::assertStringNotContainsString(
			'frontage-filter',
			$this->shown(
				'',
				array(
					'hasFilter'    => false,
					'itemsPerPage' => 2,
				)
			)
		);
	}

	public function test_one_project_has_no_filters(): void {
		wp_set_object_terms( $this->make_works( 1, $this->sea )[0], array( $this->sea, $this->hills ), 'category' );
		self::assertStringNotContainsString( 'frontage-filter', $this->shown( '' ) );
	}

	public function test_offers_the_twenty_most_used_categories_in_order_of_appearance(): void {
		foreach ( range( 1, 21 ) as $number ) {
			$this->make_works(
				array(
					3 => 3,
					5 => 1,
				)[ $number ] ?? 2,
				$this->make_term( "Topic $number", 'category' )
			);
		}
		$html = $this->shown(
			'',
			array(
				'query' => array(
					'perPage' => 50,
					'orderBy' => 'title',
					'order'   => 'asc',
				),
			)
		);
		preg_match_all( '/works%5D=(topic-\d+),1#/', $html, $found );
		self::assertSame(
			array_map( static fn ( int $number ): string => "topic-$number", array( ...range( 1, 4 ), ...range( 6, 21 ) ) ),
			array_values( array_unique( $found[1] ) )
		);
	}

	public function test_describes_projects_as_text_without_empty_fields(): void {
		$work = $this->make_post( array( 'post_title' => 'Sun &amp; <em>rain</em>' ) );
		wp_set_object_terms( $work, array( $this->sea, $this->hills ), 'category' );
		$nameless = $this->make_post( array( 'post_title' => '', 'post_content' => 'Text' ) ); // phpcs:ignore WordPress.Arrays
		wp_set_object_terms( $nameless, array(), 'category' );
		$items = $this->items();
		self::assertSame( '(no title)', $items[0]['title'] );
		self::assertSame( array( 'title', 'href' ), array_keys( $items[0] ) );
		self::assertSame( 'Sun & rain', $items[1]['title'] );
		self::assertSame( 'Hills, Sea & sky', $items[1]['names'] );
		self::assertSame( array( 'hills', 'sea-sky' ), $items[1]['terms'] );
		self::assertStringContainsString( '>Hills, Sea &amp; sky</span>', $this->shown( '' ) );
	}

	public function test_limits_image_ratios_and_loads_later_rows_lazily(): void {
		foreach ( array( array( 400, 400 ), array( 400, 300 ), array( 800, 100 ), array( 100, 800 ) ) as list( $width, $height ) ) {
			set_post_thumbnail( $this->make_works( 1, $this->sea )[0], $this->make_image( $width, $height ) );
		}
		set_post_thumbnail( $this->make_works( 1, $this->sea )[0], 999_999 );
		self::assertSame(
			array( 25, 19, 13, 49, null ),
			array_map( static fn ( array $item ): ?int => $item['picture']['rows'] ?? null, $this->items() )
		);

		$image = $this->make_image( 1200, 900 );
		foreach ( $this->make_works( 2, $this->sea ) as $work ) {
			set_post_thumbnail( $work, $image );
		}
		preg_match_all( '/<img [^>]+>/', $this->shown( '' ), $images );
		self::assertCount( 6, $images[0] );
		self::assertStringNotContainsString( 'loading=', $images[0][3] );
		self::assertStringContainsString( 'loading="lazy"', $images[0][4], 'The sixth work; the fifth has none.' );
		self::assertStringContainsString( 'sizes="auto, (max-width: 479px)', $images[0][4] );
		self::assertStringNotContainsString( 'sizes=', $images[0][3], 'A small picture has no other sizes.' );
	}

	public function test_an_image_of_unknown_size_gets_the_default_ratio(): void {
		$image = $this->make_image( 400, 300 );
		foreach ( $this->make_works( 2, $this->sea ) as $work ) {
			set_post_thumbnail( $work, $image );
		}
		$unknown = static fn (): array => array( 'https://example.org/drawing.svg', 0, 0, false ); // As plugins return it for SVGs.
		add_filter( 'wp_get_attachment_image_src', $unknown );
		$items   = $this->items();
		remove_filter( 'wp_get_attachment_image_src', $unknown );
		self::assertSame( array( 13, 13 ), array_column( array_column( $items, 'picture' ), 'rows' ) );
	}

	public function test_one_category_has_no_filter_and_two_have(): void {
		$this->make_works( 2, $this->sea );
		self::assertSame( array(), $this->props( array( 'itemsPerPage' => 1 ) )['categories'] );
		$this->make_works( 1, $this->hills );
		self::assertSame( array( 'sea-sky', 'hills' ), array_column( $this->props( array() )['categories'], 'slug' ) );
	}

	public function test_keeps_names_in_any_script_and_direction(): void {
		$names = array( 'שָׁלוֹם &amp; &lt;b&gt;', 'caf&eacute; &#8220;<em>A <strong>b</strong></em>&#8221;' );
		foreach ( $names as $name ) {
			$work = $this->make_post( array( 'post_title' => $name ) );
			wp_set_object_terms( $work, array( $this->make_term( "מים > & $work", 'category' ) ), 'category' );
		}
		$items = array_reverse( $this->items() );
		self::assertEqualsCanonicalizing( array( 'שָׁלוֹם & <b>', 'café “A b”' ), array_column( $items, 'title' ) );
		self::assertStringStartsWith( 'מים > & ', $items[0]['names'] );
		$html = $this->shown( '' );
		self::assertStringContainsString( '>שָׁלוֹם &amp; &lt;b&gt;</span>', $html );
		self::assertStringContainsString( '>מים &gt; &amp; ', $html );
	}

	public function test_ignores_taxonomies_that_are_not_public(): void {
		register_taxonomy( 'frontage_secret', 'post', array( 'public' => false ) );
		$term = $this->make_term( 'Hidden', 'frontage_secret' );
		foreach ( $this->make_works( 2, $this->sea ) as $work ) {
			wp_set_object_terms( $work, array( $term ), 'frontage_secret' );
		}
		$html = $this->shown( '', array( 'taxonomy' => 'frontage_secret', 'itemsPerPage' => 1 ) ); // phpcs:ignore WordPress.Arrays
		self::assertStringContainsString( 'Sea &amp; sky', $html );
		self::assertStringNotContainsString( 'Hidden', $html );
		unregister_taxonomy( 'frontage_secret' );
	}

	/**
	 * Creates projects.
	 *
	 * @return list<int> Post IDs, each newer than the previous one.
	 */
	private function make_works( int $count, int $term ): array {
		static $hour = 0;
		return array_map(
			function () use ( $term, &$hour ): int {
				$work = $this->make_post( array( 'post_title' => sprintf( 'Work %03d', ++$hour ) ) );
				wp_set_object_terms( $work, array( $term ), 'category' );
				return $work;
			},
			range( 1, $count )
		);
	}

	/**
	 * Returns the component's items.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function items(): array {
		return $this->props( array( 'itemsPerPage' => 1 ) )['items'];
	}

	/**
	 * Returns the component's props.
	 *
	 * @param array<string, mixed> $attributes Attributes that differ from the defaults.
	 * @return array<string, mixed>
	 */
	private function props( array $attributes ): array {
		preg_match( '/props="([^"]+)"/', $this->shown( '', $attributes ), $found );
		return json_decode( html_entity_decode( $found[1] ?? '' ), true );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes that differ from the defaults.
	 */
	private function shown( string $asked, array $attributes = array() ): string {
		self::forget();
		Ids::reset();
		$this->go_to( '' === $asked ? '/' : "/?frontage-portfolio[works]=$asked" );
		$usual = array(
			'anchor' => 'works',
			'query'  => array(
				'perPage' => 24,
				'orderBy' => 'title',
				'order'   => 'asc',
			),
		);
		return do_blocks( '<!-- wp:frontage/portfolio ' . wp_json_encode( $attributes + $usual ) . ' /-->' );
	}

	private static function works_in( string $html ): int {
		return substr_count( $html, '<li class="frontage-portfolio__item"' );
	}
}
