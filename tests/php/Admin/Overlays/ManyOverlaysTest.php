<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Overlays;

use Frontage\Domain\Usage\Index;
use Frontage\Tests\Admin\Settings\Rest_TestCase;
use Frontage\Tests\Rows_Read;
use PHPUnit\Framework\Attributes\Group;

/** Tests the list on a site with 20,000 posts and 500 overlays. */
#[Group( 'once' )]
final class ManyOverlaysTest extends Rest_TestCase {
	private const POSTS = 20_000;

	private const OVERLAYS = 500;

	private const QUERIES = 15;

	/** Rows for each overlay: its post, its meta, where it is used, and its order. */
	private const ROWS_EACH = 5;

	public function test_lists_all_of_them_at_once(): void {
		global $wpdb;
		$this->make_many_posts( self::POSTS );
		$last = $wpdb->prepare( 'SELECT ID FROM %i ORDER BY ID DESC LIMIT %d', $wpdb->posts, self::OVERLAYS );
		// phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above.
		$ids = array_map( 'intval', $wpdb->get_col( $last ) );
		foreach ( $ids as $id ) {
			$popup = "<!-- wp:frontage/modal {\"anchor\":\"p$id\"} --><p>Text</p><!-- /wp:frontage/modal -->";
			$wpdb->update( $wpdb->posts, array( 'post_content' => $popup ), array( 'ID' => $id ) );
		}
		Index::replace_range( $ids[ self::OVERLAYS - 1 ] - 1, $ids[0], array_fill_keys( $ids, array( 'modal' ) ) );
		wp_cache_flush();
		wp_load_alloptions();
		$cost = Rows_Read::during( fn () => self::assertCount( self::OVERLAYS, self::read( $this->get( '/overlays' ) )['overlays'] ) );
		self::assertLessThanOrEqual( self::QUERIES, $cost->queries );
		self::assertLessThan( self::ROWS_EACH * self::OVERLAYS, $cost->rows, 'No query reads all posts.' );
	}
}
