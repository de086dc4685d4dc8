<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;


/** Tests the gallery on the server: its links, its images and its number of database queries. */
final class GalleryTest extends TestCase {
	public function test_responds_to_its_own_links(): void {
		$ids  = array( $this->make_image(), $this->make_image(), $this->make_image() );
		$html = $this->gallery( $ids, '', array( 'perPage' => 2 ) );
		$this->assertSame( 2, substr_count( $html, '<img ' ) );
		$this->assertStringContainsString( 'href="?frontage-gallery%5Bharbour%5D=all,2#harbour"', $html );

		$html = $this->gallery( $ids, '?frontage-gallery%5Bharbour%5D=all,2', array( 'perPage' => 2 ) );
		$this->assertSame( 1, substr_count( $html, '<img ' ) );
		$this->assertStringContainsString( '&quot;chosen&quot;:{&quot;category&quot;:&quot;&quot;,&quot;page&quot;:2}', $html );
		$this->assertMatchesRegularExpression( '/aria-current="page">2</', $html );
	}

	public function test_shows_four_on_a_page_when_the_number_is_missing_or_zero(): void {
		$ids = array_map( fn (): int => $this->make_image(), range( 1, 5 ) );
		foreach ( array( array(), array( 'perPage' => 0 ), array( 'perPage' => -3 ) ) as $attributes ) {
			$this->assertSame( 4, substr_count( $this->gallery( $ids, '', $attributes ), '<img ' ) );
		}
	}

	public function test_two_galleries_keep_each_others_state(): void {
		$ids    = array( $this->make_image(), $this->make_image() );
		$others = '?frontage-gallery%5Bhills%5D=all,2';
		$this->assertStringContainsString(
			'href="?frontage-gallery%5Bhills%5D=all%2C2&amp;frontage-gallery%5Bharbour%5D=all,2#harbour"',
			$this->gallery( $ids, $others, array( 'perPage' => 1 ) )
		);
	}

	public function test_needs_no_script_for_a_plain_grid(): void {
		$html = $this->gallery( array( $this->make_image() ) );
		$this->assertStringNotContainsString( 'frontage-island', $html );
		$this->assertStringNotContainsString( 'role="status"', $html );
	}

	public function test_shows_nothing_when_every_image_is_gone(): void {
		$this->assertSame( '', $this->gallery( array( 99999999, $this->make_post() ) ) );
		foreach ( array( 'text', null, 7, array( 'a' => 'b' ), array( array() ) ) as $broken ) {
			$this->assertSame( '', $this->markup( array( 'images' => $broken ) ) );
		}
	}

	public function test_loads_the_first_row_eagerly_if_the_gallery_comes_first(): void {
		$ids = array( $this->make_image(), $this->make_image(), $this->make_image() );
		add_filter( 'wp_omit_loading_attr_threshold', static fn (): int => PHP_INT_MAX );
		wp_omit_loading_attr_threshold( true );
		wp_high_priority_element_flag( true );
		$html = $this->gallery( $ids, '', array( 'columns' => 2 ) );
		remove_all_filters( 'wp_omit_loading_attr_threshold' );
		wp_omit_loading_attr_threshold( true );
		preg_match_all( '/<img [^>]+>/', $html, $images );
		$this->assertStringNotContainsString( 'loading=', $images[0][0] );
		$this->assertStringContainsString( 'fetchpriority="high"', $images[0][0] );
		$this->assertStringContainsString( 'loading="lazy"', $images[0][2] );
		$this->assertStringContainsString( 'sizes="auto, ', $images[0][2] );
	}

	public function test_a_row_that_fits_has_no_controls(): void {
		$ids = array( $this->make_image(), $this->make_image(), $this->make_image() );
		$row = fn ( int $columns, int $phone = 0 ): string => preg_match(
			'/class="frontage-carousel ([^"]+)"/',
			$this->gallery(
				$ids,
				'',
				array(
					'arrangement'  => 'carousel',
					'columns'      => $columns,
					'columnsPhone' => $phone,
				)
			),
			$found
		) ? $found[1] : '';
		$this->assertSame( 'has-side-arrows', $row( 2 ) );
		$this->assertSame( 'has-side-arrows fits-desktop fits-tablet', $row( 3 ) );
		$this->assertSame( 'has-side-arrows fits-desktop fits-tablet fits-phone', $row( 4, 3 ) );
	}

	public function test_links_to_the_attachments_page(): void {
		update_option( 'wp_attachment_pages_enabled', '1' );
		$id = $this->make_image();
		$this->assertStringContainsString(
			'href="' . esc_attr( get_attachment_link( $id ) ) . '"',
			$this->gallery( array( $id ), '', array( 'linkTo' => 'page' ) )
		);
	}

	public function test_one_image_and_many_cost_the_same_number_of_queries(): void {
		global $wpdb;
		$ids = array_map( fn (): int => $this->make_image( 32, 24 ), range( 1, 12 ) );
		/** @param list<int> $some Attachment IDs. */
		$count = function ( array $some ) use ( $wpdb ): int {
			wp_cache_flush();
			self::read_what_every_page_needs();
			$this->markup( array( 'images' => array() ) );
			$before = $wpdb->num_queries;
			$this->markup( array( 'images' => self::saved( array_values( $some ) ) ) );
			return $wpdb->num_queries - $before;
		};
		$this->assertSame( $count( array_slice( $ids, 0, 2 ) ), $count( $ids ) );
	}

	/**
	 * Renders a page with a gallery.
	 *
	 * @param list<int> $ids Attachment IDs.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private function gallery( array $ids, string $query = '', array $attributes = array() ): string {
		$attributes += array(
			'anchor' => 'harbour',
			'images' => self::saved( $ids ),
		);
		$post        = $this->make_post( array( 'post_content' => '<!-- wp:frontage/gallery ' . wp_json_encode( $attributes ) . ' /-->' ) );
		$this->go_to( get_permalink( $post ) . $query );
		the_post();
		Ids::reset();
		return trim( (string) apply_filters( 'the_content', get_the_content() ) );
	}

	/**
	 * Renders the block alone.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private function markup( array $attributes ): string {
		return do_blocks( '<!-- wp:frontage/gallery ' . wp_json_encode( $attributes ) . ' /-->' );
	}

	/**
	 * Returns images as saved by the editor.
	 *
	 * @param list<int> $ids Attachment IDs.
	 * @return list<array{id: int}>
	 */
	private static function saved( array $ids ): array {
		return array_map( static fn ( int $id ): array => array( 'id' => $id ), $ids );
	}
}
