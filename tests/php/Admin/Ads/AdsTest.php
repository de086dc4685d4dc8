<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Ads;

use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ad_Totals;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Domain\Ads\Ads;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests what owners do with ads on the Ads tab. */
final class AdsTest extends Ads_TestCase {
	public function test_only_owners_may_use_any_of_the_routes(): void {
		$id    = $this->make_ad();
		$calls = array(
			array( 'ads', array(), 'GET' ),
			array( 'ads', array( 'name' => 'New' ), 'POST' ),
			array( 'ads/change', array( 'ids' => array( $id ), 'do' => 'trash' ), 'POST' ), // phpcs:ignore WordPress.Arrays
			array( 'ads/duplicate', array( 'id' => $id ), 'POST' ),
			array( 'ads/report', array(), 'GET' ),
			array( 'ads/report/export', array(), 'GET' ),
		);
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			foreach ( $calls as list( $path, $fields, $method ) ) {
				self::assertContains( self::ask( $path, $fields, $method )[0], array( 401, 403 ), $path );
			}
		}
		self::assertSame( 'publish', get_post_status( $id ) );
	}

	public function test_adds_a_paused_ad_from_a_name_and_a_kind(): void {
		list( $status, $saved ) = self::ask(
			'ads',
			array(
				'name'     => 'Mugs \\ "now" <b>&amp;</b>',
				'isActive' => false,
				'settings' => array( 'kind' => 'image' ),
			)
		);
		self::assertSame( 200, $status );
		$ad = $this->listed( $saved['id'] );
		self::assertSame( 'Mugs \\ "now" <b>&amp;</b>', $ad['name'] );
		self::assertSame( 'paused', $ad['obstacle'] );
		self::assertSame( Ad_Settings::FIRST, $ad['settings'] );
	}

	public function test_changes_only_what_was_sent(): void {
		$id = $this->make_ad( array( 'weight' => 3 ) );
		self::ask(
			'ads',
			array(
				'id'       => $id,
				'name'     => 'Other',
				'settings' => array( 'url' => 'https://example.org/' ),
			)
		);
		$ad = $this->listed( $id );
		self::assertSame( array( 'Other', 3 ), array( $ad['name'], $ad['settings']['weight'] ) );
		self::assertSame( 'https://example.org/', $ad['settings']['url'] );
		self::assertSame( array( 'Shop' ), $ad['groups'] );
	}

	public function test_a_paused_ad_stays_paused_and_leaves_its_last_group(): void {
		$id = $this->make_ad();
		self::change( $id, 'pause' );
		self::ask( 'ads', array( 'id' => $id, 'name' => 'Other', 'groups' => array() ) ); // phpcs:ignore WordPress.Arrays
		$ad = $this->listed( $id );
		self::assertSame( array( false, array() ), array( $ad['isActive'], $ad['groups'] ) );
	}

	public function test_an_ad_whose_image_was_deleted_is_incomplete_and_can_become_html(): void {
		$image = $this->picture();
		$id    = $this->make_ad( array( 'image' => $image ) );
		wp_delete_attachment( $image, true );
		self::assertSame( 'incomplete', $this->listed( $id )['obstacle'] );
		self::assertArrayNotHasKey( $id, Ads::running() );
		$html  = array( 'kind' => 'html', 'html' => '<b>A</b>', 'width' => 9, 'height' => 9 ); // phpcs:ignore WordPress.Arrays
		$draft = array( 'id' => $id, 'name' => 'A', 'settings' => $html ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 200, self::ask( 'ads', $draft )[0] );
		self::assertSame( '', $this->listed( $id )['obstacle'] );
	}

	public function test_authors_choose_from_groups_by_the_names_that_were_typed(): void {
		wp_insert_term( 'Bread & rolls', Ad_Type::GROUP );
		$names = array_column( self::ask( 'ads/choices', array(), 'GET' )[1]['groups'], 'name' );
		self::assertContains( 'Bread & rolls', $names );
	}

	public function test_moments_are_entered_in_the_time_zone_of_the_site(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$id = $this->make_ad();
		self::ask(
			'ads',
			array(
				'id'       => $id,
				'name'     => 'Ad',
				'settings' => array(
					'start' => '2030-07-01T10:00',
					'end'   => '2030-12-01T10:00',
				),
			)
		);
		$stored = Ad_Settings::of( $id );
		self::assertSame( array( '2030-07-01T14:00:00Z', '2030-12-01T15:00:00Z' ), array( $stored['start'], $stored['end'] ) );
		$ad = $this->listed( $id );
		self::assertSame( array( '2030-07-01T10:00', '2030-12-01T10:00' ), array( $ad['settings']['start'], $ad['settings']['end'] ) );
		self::assertSame( 'scheduled', $ad['obstacle'] );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function wrong(): array {
		return array(
			'a name that is missing'         => array( array( 'name' => '' ), 'name' ),
			'a name that is a list'          => array( array( 'name' => array( 'a' ) ), 'name' ),
			'groups that are no list'        => array( array( 'groups' => 'Shop' ), 'groups' ),
			'a group without a name'         => array( array( 'groups' => array( '' ) ), 'groups' ),
			'a group that is an object'      => array( array( 'groups' => array( array( 'a' => 1 ) ) ), 'groups' ),
			'an end before the start'        => array(
				array(
					'settings' => array(
						'start' => '2030-01-02T10:00',
						'end'   => '2030-01-01T10:00',
					),
				),
				'end',
			),
			'a moment that is none'          => array( array( 'settings' => array( 'start' => '2030-02-31T10:00' ) ), 'start' ),
			'a weight that is too high'      => array( array( 'settings' => array( 'weight' => 11 ) ), 'weight' ),
			'a link that runs a script'      => array( array( 'settings' => array( 'url' => 'javascript:alert(1)' ) ), 'url' ),
			'an image that is gone'          => array( array( 'settings' => array( 'image' => 99_999_999 ) ), 'image' ),
			'no device'                      => array( array( 'settings' => array( 'devices' => array() ) ), 'devices' ),
			'an active ad without its image' => array( array( 'settings' => array( 'image' => 0 ) ), 'image' ),
		);
	}

	/**
	 * @param array<string, mixed> $fields Fields of the request.
	 */
	#[DataProvider( 'wrong' )]
	public function test_an_error_names_the_field_and_nothing_is_changed( array $fields, string $field ): void {
		$id     = $this->make_ad();
		$before = $this->listed( $id );

		list( $status, $error ) = self::ask( 'ads', $fields + array( 'id' => $id, 'name' => 'Changed' ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array( 400, $field ), array( $status, $error['data']['field'] ?? '' ) );
		self::assertSame( $before, $this->listed( $id ) );
	}

	public function test_pauses_starts_trashes_and_restores(): void {
		$id = $this->make_ad();
		self::change( $id, 'pause' );
		self::assertSame( 'paused', $this->listed( $id )['obstacle'] );
		self::change( $id, 'start' );
		self::assertSame( '', $this->listed( $id )['obstacle'] );
		self::change( $id, 'trash' );
		self::assertNotContains( $id, array_column( self::ask( 'ads', array(), 'GET' )[1]['ads'], 'id' ) );
		self::assertSame( 404, self::ask( 'ads/duplicate', array( 'id' => $id ) )[0] );
		self::assertSame( 404, self::ask( 'ads', array( 'id' => $id, 'name' => 'In the trash' ) )[0] ); // phpcs:ignore WordPress.Arrays
		self::change( $id, 'restore' );
		self::assertSame( '', $this->listed( $id )['obstacle'], 'It runs again as before.' );
		self::change( $id, 'pause' );
		self::change( $id, 'trash' );
		self::change( $id, 'restore' );
		self::assertSame( 'paused', $this->listed( $id )['obstacle'] );
	}

	#[Group( 'once' )]
	public function test_says_of_an_active_ad_that_too_many_newer_ones_keep_it_from_pages(): void {
		$old = $this->make_ad();
		wp_update_post(
			array(
				'ID'        => $old,
				'post_date' => '2020-01-01 00:00:00',
			)
		);
		$state = static fn (): array => array(
			array_column( self::ask( 'ads', array(), 'GET' )[1]['ads'], 'obstacle', 'id' )[ $old ],
			isset( Ads::running()[ $old ] ),
		);
		for ( $count = 1; $count < Ads::MAX; $count++ ) {
			$this->make_post( array( 'post_type' => Ad_Type::TYPE ) );
		}
		Ads::forget();
		self::assertSame( array( '', true ), $state() );
		$this->make_ad();
		Ads::forget();
		self::assertSame( array( 'beyond', false ), $state() );
	}

	public function test_an_incomplete_ad_is_not_started(): void {
		$id = $this->make_ad( array( 'image' => 0 ), false );

		list( $status, $error ) = self::change( $id, 'start' );
		self::assertSame( array( 400, 'image' ), array( $status, $error['data']['field'] ) );
		self::assertSame( 'draft', get_post_status( $id ) );
	}

	public function test_other_posts_are_no_ads(): void {
		$post = $this->make_post();
		foreach ( array( 'pause', 'trash', 'start' ) as $action ) {
			self::assertSame( 404, self::change( $post, $action )[0] );
		}
		self::assertSame( 404, self::ask( 'ads', array( 'id' => $post, 'name' => 'Mine' ) )[0] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 'publish', get_post_status( $post ) );
	}

	public function test_a_copy_is_paused_and_has_no_counts(): void {
		$id = $this->make_ad( array( 'weight' => 7 ) );
		Ad_Totals::add( $id, 'impressions' );
		$copy = $this->listed( self::ask( 'ads/duplicate', array( 'id' => $id ) )[1]['id'] );
		self::assertSame( array( 'Ad (copy)', 'paused', 7 ), array( $copy['name'], $copy['obstacle'], $copy['settings']['weight'] ) );
		self::assertSame( array( 'Shop' ), $copy['groups'] );
		self::assertSame( 0, $copy['totals']['impressions'] );
	}

	public function test_html_is_for_those_who_may_write_it(): void {
		$id     = $this->make_ad();
		$fields = array(
			'id'       => $id,
			'name'     => 'Ad',
			'settings' => array(
				'kind'   => 'html',
				'html'   => '<script>a && b</script>\\',
				'width'  => 300,
				'height' => 250,
			),
		);
		self::assertSame( 200, self::ask( 'ads', $fields )[0] );
		self::assertSame( '<script>a && b</script>\\', $this->listed( $id )['settings']['html'] );
		add_filter( 'user_has_cap', static fn ( array $all ): array => array( 'unfiltered_html' => false ) + $all );
		self::assertFalse( self::ask( 'ads', array(), 'GET' )[1]['mayHtml'] );
		$fields['settings']['html'] = '<b>Changed</b>';

		list( $status, $error ) = self::ask( 'ads', $fields );
		self::assertSame( array( 400, 'html' ), array( $status, $error['data']['field'] ) );
		unset( $fields['settings']['html'] );
		self::assertSame( 200, self::ask( 'ads', $fields )[0], 'Other fields may be changed.' );
		self::assertSame( '<script>a && b</script>\\', Ad::of( $id )?->settings['html'] );
	}
}
