<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Ads;

use Frontage\Admin\Ads\Import\Advanced_Ads;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Type;

// phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing -- Options are easier to read in one line.

/** Tests that ads of Advanced Ads are taken over as far as they have an equal, once, and can be taken back. */
final class AdImportTest extends Ads_TestCase {
	public function test_a_preview_says_what_would_be_added_and_what_cannot_and_changes_nothing(): void {
		$this->old( array( 'type' => 'plain' ), '<b>Mugs</b>' );
		$this->old( array( 'type' => 'group' ) );
		$this->old( array( 'type' => 'plain' ), '<?php echo 1; ?>' );
		self::assertSame( self::done( 3, 1 ), Advanced_Ads::preview() );
		self::assertSame( array( 'Old', 'Old' ), array_column( Advanced_Ads::skipped(), 'title' ) );
		self::assertStringContainsString( '“group”', Advanced_Ads::skipped()[0]['why'] );
		self::assertStringContainsString( 'PHP', Advanced_Ads::skipped()[1]['why'] );
		self::assertSame( array(), self::ads() );
	}

	public function test_takes_over_an_image_with_its_size_link_end_groups_and_weight(): void {
		register_taxonomy( 'advanced_ads_groups', 'advanced_ads' );
		$picture = $this->picture();
		$old     = $this->old(
			array(
				'type'        => 'image',
				'output'      => array( 'image_id' => $picture ),
				'url'         => 'https://example.org/?a=1&b=2',
				'width'       => 300,
				'height'      => '250',
				'expiry_date' => 1_900_000_000,
			)
		);
		wp_set_object_terms( $old, array( 'Side & foot' ), 'advanced_ads_groups' );
		update_option( 'advads-ad-weights', array( 5 => array( $old => 8 ) ) );
		unregister_taxonomy( 'advanced_ads_groups' );
		self::assertSame( self::done( 1, 1 ), Advanced_Ads::step() );
		$ad = self::ads()[0];
		self::assertSame( array( 'Old', false ), array( $ad->name, $ad->is_active ) );
		self::assertSame(
			array( 'image', $picture, 'https://example.org/?a=1&b=2', 300, 250, '2030-03-17T17:46:40Z', 8 ),
			array_map(
				static fn ( string $field ): mixed => $ad->settings[ $field ],
				array( 'kind', 'image', 'url', 'width', 'height', 'end', 'weight' )
			)
		);
		self::assertSame( array( 'Side & foot' ), $this->listed( $ad->id )['groups'] );
	}

	public function test_takes_over_html_and_ad_units(): void {
		$this->old( array( 'type' => 'plain' ), '<script>let a = "\\n" && 1;</script>' );
		$this->old( array( 'type' => 'adsense' ), '{"slotId":"1234567890","pubId":"pub-1234567890123456","unitType":"normal"}' );
		update_option( 'advanced-ads-adsense', array( 'adsense-id' => 'pub-6543210987654321' ) );
		$this->old( array( 'type' => 'adsense' ), '{"slotId":"987654321","unitType":"responsive"}' );
		$this->old( array( 'type' => 'adsense' ), '{"slotId":{"a":1}}' );
		self::assertSame( self::done( 4, 3 ), Advanced_Ads::step() );
		list( $html, $fixed, $auto ) = self::ads();
		self::assertSame( '<script>let a = "\\n" && 1;</script>', $html->settings['html'] );
		self::assertSame(
			array(
				'client' => 'ca-pub-1234567890123456',
				'slot'   => '1234567890',
				'format' => 'fixed',
			),
			$fixed->settings['adsense']
		);
		self::assertSame( 'ca-pub-6543210987654321', $auto->settings['adsense']['client'] );
		self::assertSame( 'auto', $auto->settings['adsense']['format'] );
	}

	public function test_html_is_refused_to_those_who_may_not_enter_it(): void {
		$this->old( array( 'type' => 'plain' ), '<script>a()</script>' );
		add_filter( 'user_has_cap', static fn ( array $all ): array => array( 'unfiltered_html' => false ) + $all );
		self::assertSame( self::done( 1, 0 ), Advanced_Ads::step() );
		self::assertCount( 1, Advanced_Ads::skipped() );
	}

	public function test_works_in_batches_and_imports_nothing_twice(): void {
		for ( $number = 0; $number < 3; $number++ ) {
			$this->old( array( 'type' => 'plain' ), "<b>$number</b>" );
		}
		self::assertFalse( Advanced_Ads::step( 2 )['is_done'] );
		self::assertSame( self::done( 1, 1 ), Advanced_Ads::step( 2 ) );
		Advanced_Ads::start_over();
		wp_trash_post( self::ads()[0]->id );
		self::assertSame( self::done( 3, 0 ), Advanced_Ads::step() );
		self::assertCount( 2, self::ads() );
	}

	public function test_an_undo_deletes_what_nobody_has_touched(): void {
		$old = $this->old( array( 'type' => 'plain' ), '<b>1</b>' );
		$this->old( array( 'type' => 'plain' ), '<b>2</b>' );
		Advanced_Ads::step();
		$edited = self::ads()[0]->id;
		self::ask( 'ads', array( 'id' => $edited, 'name' => 'Mine', 'isActive' => false ) );
		self::assertSame( 1, Advanced_Ads::undoable() );
		self::assertSame( 1, Advanced_Ads::undo() );
		self::assertSame( array( 'Mine' ), array_column( self::ads(), 'name' ) );
		self::assertSame( 'publish', get_post_status( $old ) );
		self::assertSame( self::done( 2, 1 ), Advanced_Ads::step(), 'The deleted one can be imported again.' );
	}

	public function test_an_undo_knows_ads_that_were_imported_before_there_were_other_networks(): void {
		$this->old( array( 'type' => 'plain' ), '<b>Mugs</b>' );
		Advanced_Ads::step();
		$ad   = self::ads()[0];
		$then = array( $ad->name, $ad->is_active, array_diff_key( $ad->settings, array( 'networks' => 1 ) ), $ad->groups() );
		$mark = get_post_meta( $ad->id, 'frontage_import_ads_advanced_ads_mark', true );
		self::assertSame( md5( (string) wp_json_encode( $then ) ), $mark );
	}

	public function test_hostile_options_neither_warn_nor_import(): void {
		$image = array( 'type' => 'image', 'output' => 'x', 'url' => array() );
		foreach ( array( 'a string', array( 'type' => array() ), $image ) as $options ) {
			$this->old( $options, '<b>x</b>' );
		}
		$wrong = array( 'width' => array(), 'expiry_date' => 'soon', 'height' => '1e9' );
		$this->old( $wrong + array( 'type' => 'plain' ), '<b>x</b>' );
		update_option( 'advads-ad-weights', 'x' );
		self::assertSame( self::done( 4, 1 ), Advanced_Ads::step() );
		self::assertSame( 4000, self::ads()[0]->settings['height'] );
	}

	/**
	 * Creates an ad as Advanced Ads leaves it.
	 *
	 * @param mixed $options Its options.
	 */
	private function old( mixed $options, string $content = '' ): int {
		$id = $this->make_post(
			array(
				'post_type'  => 'advanced_ads',
				'post_title' => 'Old',
			)
		);
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		update_post_meta( $id, 'advanced_ads_ad_options', $options );
		return $id;
	}

	/**
	 * Returns our ads, the oldest first.
	 *
	 * @return list<Ad>
	 */
	private static function ads(): array {
		$posts = get_posts(
			array(
				'post_type'   => Ad_Type::TYPE,
				'post_status' => array( 'publish', 'draft' ),
				'numberposts' => -1,
				'orderby'     => 'ID',
				'order'       => 'ASC',
			)
		);
		return array_values( array_filter( array_map( array( Ad::class, 'of' ), $posts ) ) );
	}

	/**
	 * Returns the result of a finished step.
	 *
	 * @return array{read: int, raised: int, is_done: bool}
	 */
	private static function done( int $read, int $raised ): array {
		return compact( 'read', 'raised' ) + array( 'is_done' => true );
	}
}
