<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Ads;

use Frontage\Admin\Ads\Ad_Report;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Tests\Acme_Ads;

/** Tests ads of another plugin's network on the Ads tab, while that plugin is active and while it is not. */
final class NetworkAdsTest extends Ads_TestCase {
	protected function tearDown(): void {
		Acme_Ads::deactivate();
		parent::tearDown();
	}

	/** Adds an ad by the route, and deactivates its plugin. */
	private function added(): int {
		Acme_Ads::activate();
		$settings               = array(
			'kind'     => Acme_Ads::SLUG,
			'networks' => array( Acme_Ads::SLUG => Acme_Ads::UNIT ),
			'width'    => 300,
			'height'   => 250,
		);
		list( $status, $saved ) = self::ask(
			'ads',
			array(
				'name'     => 'Acme',
				'groups'   => array( 'Shop' ),
				'settings' => $settings,
			)
		);
		self::assertSame( 200, $status );
		Acme_Ads::deactivate();
		return $saved['id'];
	}

	/**
	 * Changes an ad by the route, and its name.
	 *
	 * @param array<string, mixed> $settings
	 * @return array{int, mixed} Status and data.
	 */
	private static function save( int $id, array $settings ): array {
		return self::ask(
			'ads',
			array(
				'id'       => $id,
				'name'     => 'Changed',
				'settings' => $settings,
			)
		);
	}

	public function test_the_tab_gets_networks_with_their_fields(): void {
		$networks = static fn (): array => array_column( self::ask( 'ads', array(), 'GET' )[1]['networks'], null, 'slug' );
		self::assertSame( array( 'adsense' ), array_keys( $networks() ) );
		self::assertSame( array( 'adsense' ), $networks()['adsense']['path'] );
		self::assertSame( array( 'client', 'slot', 'format' ), array_column( $networks()['adsense']['fields'], 'name' ) );
		Acme_Ads::activate();
		$acme = $networks()[ Acme_Ads::SLUG ];
		self::assertSame( array( 'Acme Ads', true ), array( $acme['title'], $acme['asks'] ) );
		self::assertSame( array( 'networks', 'acme-ads' ), $acme['path'] );
		$fields = array_column( $acme['fields'], null, 'name' );
		self::assertSame( array( 'Publisher', 'acme-…' ), array( $fields['publisher']['label'], $fields['publisher']['placeholder'] ) );
		self::assertSame( array( true, false ), array( $fields['unit']['required'], $fields['note']['required'] ) );
		self::assertSame( array( 'light', 'dark' ), array_column( $fields['theme']['choices'], 'value' ) );
	}

	public function test_an_error_is_the_networks_and_names_its_field(): void {
		$id = $this->added();
		Acme_Ads::activate();
		$sent = array( Acme_Ads::SLUG => array( 'publisher' => 'me' ) + Acme_Ads::UNIT );

		list( $status, $error ) = self::save( $id, array( 'networks' => $sent ) );
		self::assertSame( array( 400, 'networks.acme-ads.publisher' ), array( $status, $error['data']['field'] ) );
		self::assertSame( 'Enter your publisher: acme- and a number.', $error['message'] );
	}

	public function test_an_ad_stays_in_the_list_while_its_plugin_is_off_and_says_why(): void {
		$ad = $this->listed( $this->added() );
		self::assertSame( array( 'unavailable', 'acme-ads', true ), array( $ad['obstacle'], $ad['settings']['kind'], $ad['isActive'] ) );
		self::assertSame( Acme_Ads::UNIT, $ad['settings']['networks'][ Acme_Ads::SLUG ] );
	}

	public function test_everything_else_can_be_changed_meanwhile_and_nothing_is_lost(): void {
		$id = $this->added();
		self::assertSame( 200, self::save( $id, array( 'end' => '2035-01-01T10:00', 'weight' => 3 ) )[0] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 200, self::change( $id, 'pause' )[0] );
		self::assertSame( 200, self::change( $id, 'start' )[0] );
		$copy = self::ask( 'ads/duplicate', array( 'id' => $id ) )[1]['id'];
		self::assertSame( 'unavailable', $this->listed( $id )['obstacle'] );
		Acme_Ads::activate();
		$ad = $this->listed( $id );
		self::assertSame( array( '', 'Changed', 3 ), array( $ad['obstacle'], $ad['name'], $ad['settings']['weight'] ) );
		foreach ( array( $id, $copy ) as $one ) {
			self::assertSame( Acme_Ads::UNIT, Ad::of( $one )?->settings['networks'][ Acme_Ads::SLUG ] ?? null );
		}
	}

	public function test_another_kind_can_be_chosen_meanwhile_and_the_old_one_comes_back_with_its_values(): void {
		$id = $this->added();
		self::assertSame( 200, self::save( $id, array( 'kind' => 'html', 'html' => '<b>Ad</b>' ) )[0] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( '', $this->listed( $id )['obstacle'] );
		self::assertSame( 400, self::save( $id, array( 'kind' => Acme_Ads::SLUG ) )[0] );
		Acme_Ads::activate();
		self::assertSame( 200, self::save( $id, array( 'kind' => Acme_Ads::SLUG ) )[0] );
		self::assertSame( '', $this->listed( $id )['obstacle'] );
	}

	public function test_an_import_of_wordpress_keeps_the_values_while_the_plugin_is_off(): void {
		$stored = get_post_meta( $this->added(), Ad_Settings::META, true );
		$copy   = $this->make_post( array( 'post_type' => Ad_Type::TYPE ) );
		update_post_meta( $copy, Ad_Settings::META, wp_slash( $stored ) );
		self::assertSame( $stored, get_post_meta( $copy, Ad_Settings::META, true ) );
		self::assertSame( Acme_Ads::UNIT, Ad_Settings::of( $copy )['networks'][ Acme_Ads::SLUG ] );
	}

	public function test_counts_and_reports_are_those_of_any_other_ad(): void {
		$id = $this->added();
		Acme_Ads::activate();
		$ad = Ad::of( $id );
		self::assertNotNull( $ad );
		self::assertTrue( Ad_Daily_Stats::count( $ad, 'impressions', 0 ) );
		Acme_Ads::deactivate();
		self::assertContains( 'Acme', array_column( Ad_Report::read( 1, 0 )['ad'], 'label' ) );
		self::assertSame( 1, $this->listed( $id )['counts']['impressions'] );
	}
}
