<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Image_Grid;

use Frontage\Domain\Render\Ids;
use Frontage\Tests\Photographs;
use Frontage\Tests\TestCase;


/** Tests the image grid on the server: its links select the images, others are hidden. */
final class GridTest extends TestCase {
	private const PICTURES = array( 9001, 9010, 9004, 9007, 9011 );

	private const CATEGORIES = array(
		array(
			'name'   => 'Wasser & Meer',
			'images' => array( 9001, '9004', 'x' ),
		),
		array(
			'name'   => 'Houses',
			'images' => array( 9010, 9011, 9999 ),
		),
		array(
			'name'   => 'Off',
			'images' => array( 1 ),
		),
		'broken',
	);

	protected function setUp(): void {
		parent::setUp();
		Photographs::ensure();
	}

	public function test_shows_the_first_images_and_links_to_more(): void {
		$html = $this->grid( '', array( 'perPage' => 2 ) );
		self::assertSame( array( 9001, 9010 ), self::seen( $html ) );
		self::assertStringContainsString( 'href="?frontage-image-grid%5Bplaces%5D=all,2#places"', $html );
		self::assertSame(
			array( 9001, 9010, 9004, 9007 ),
			self::seen( $this->grid( '?frontage-image-grid%5Bplaces%5D=all,2', array( 'perPage' => 2 ) ) )
		);
		$whole = $this->grid( '?frontage-image-grid%5Bplaces%5D=all,99', array( 'perPage' => 2 ) );
		self::assertSame( self::PICTURES, self::seen( $whole ) );
		self::assertMatchesRegularExpression( '/<p class="frontage-list__more" hidden/', $whole );
	}

	public function test_narrows_down_to_a_category(): void {
		$html = $this->grid( '?frontage-image-grid%5Bplaces%5D=houses,1', array( 'categories' => self::CATEGORIES ) );
		self::assertSame( array( 9010, 9011 ), self::seen( $html ) );
		self::assertMatchesRegularExpression( '/aria-current="true">Houses</', $html );
		self::assertStringContainsString( '>Wasser &amp; Meer<', $html );
		self::assertStringNotContainsString( 'Off', $html );
		self::assertSame(
			self::PICTURES,
			self::seen( $this->grid( '?frontage-image-grid%5Bplaces%5D=none,1', array( 'categories' => self::CATEGORIES ) ) )
		);
	}

	public function test_hidden_images_are_not_loaded(): void {
		preg_match_all( '/<li [^>]*hidden[^>]*>.*?<img [^>]*>/', $this->grid( '', array( 'perPage' => 1 ) ), $hidden );
		self::assertCount( 4, $hidden[0] );
		foreach ( $hidden[0] as $item ) {
			self::assertStringContainsString( 'loading="lazy"', $item );
		}
	}

	public function test_needs_no_script_without_filters(): void {
		self::assertStringNotContainsString( 'frontage-island', $this->grid( '', array( 'perPage' => 0 ) ) );
		self::assertStringNotContainsString( 'frontage-island', $this->grid( '', array( 'categories' => array( self::CATEGORIES[0] ) ) ) );
	}

	/**
	 * Renders a page with a grid.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private function grid( string $query, array $attributes ): string {
		$images = implode(
			'',
			array_map(
				static fn ( int $id ): string => "<!-- wp:image {\"id\":$id} --><figure class=\"wp-block-image\">"
					. "<img src=\"/$id.jpg\" alt=\"\" class=\"wp-image-$id\"/></figure><!-- /wp:image -->",
				self::PICTURES
			)
		);
		$post   = $this->make_post(
			array(
				'post_content' => '<!-- wp:frontage/image-grid '
					. serialize_block_attributes( array( 'anchor' => 'places' ) + $attributes )
					. " -->$images<!-- /wp:frontage/image-grid -->",
			)
		);
		$this->go_to( get_permalink( $post ) . $query );
		the_post();
		Ids::reset();
		return (string) apply_filters( 'the_content', get_the_content() );
	}

	/**
	 * Returns the visible images.
	 *
	 * @param string $html Page HTML.
	 * @return list<int>
	 */
	private static function seen( string $html ): array {
		preg_match_all( '/<li class="frontage-image-grid__item"(?:(?!hidden)[^>])*>.*?wp-image-(\d+)/', $html, $found );
		return array_map( 'intval', $found[1] );
	}
}
