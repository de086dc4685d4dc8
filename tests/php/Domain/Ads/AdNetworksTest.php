<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Ads;

use Frontage\Base\Manifests;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Networks;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ads;
use Frontage\Domain\Ads\Network_Field;
use Frontage\Tests\Acme_Ads;
use Frontage\Tests\Adverts;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests ad networks of other plugins: their ads are like any other, and nothing of them is lost while they are off. */
final class AdNetworksTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		Ads::forget();
	}

	protected function tearDown(): void {
		Acme_Ads::deactivate();
		parent::tearDown();
	}

	/**
	 * Returns what an owner enters.
	 *
	 * @param array<string, string> $values Of the network.
	 * @return array<string, mixed>
	 */
	private static function entered( array $values = Acme_Ads::UNIT ): array {
		return array(
			'kind'     => Acme_Ads::SLUG,
			'networks' => array( Acme_Ads::SLUG => $values ),
			'width'    => 300,
			'height'   => 250,
		);
	}

	public function test_frontages_own_network_comes_through_the_same_door(): void {
		self::assertSame( array( 'image', 'html', 'adsense' ), Ad_Networks::kinds() );
		Acme_Ads::activate();
		self::assertSame( array( 'image', 'html', 'adsense', 'acme-ads' ), Ad_Networks::kinds() );
		self::assertSame( array(), Manifests::problems() );
	}

	public function test_keeps_what_was_entered_for_each_network(): void {
		Acme_Ads::activate();
		$settings = Ad_Settings::check( self::entered(), true );
		self::assertSame( Acme_Ads::UNIT, $settings['networks'][ Acme_Ads::SLUG ] );
		$settings = Ad_Settings::check( self::entered( array( 'theme' => 'dark' ) ), true, $settings );
		self::assertSame( Acme_Ads::UNIT + array( 'theme' => 'dark' ), $settings['networks'][ Acme_Ads::SLUG ] );
		$settings = Ad_Settings::check( array( 'kind' => 'image' ), false, $settings );
		self::assertSame( $settings, Ad_Settings::read( $settings ) );
		self::assertSame( 'top', $settings['networks'][ Acme_Ads::SLUG ]['unit'] );
	}

	/** @return array<string, array{mixed, string, string}> What is entered, the field that is named, and a part of the message. */
	public static function wrong(): array {
		$path = 'networks.acme-ads.';
		return array(
			'against the pattern' => array( array( 'publisher' => 'acme' ) + Acme_Ads::UNIT, "{$path}publisher", 'acme- and a number' ),
			'a list'              => array( array( 'unit' => array( 1 ) ) + Acme_Ads::UNIT, "{$path}unit", '“Unit”' ),
			'no choice'           => array( array( 'theme' => 'pink' ) + Acme_Ads::UNIT, "{$path}theme", '“Theme”' ),
			'a required field'    => array( array( 'publisher' => 'acme-77' ), "{$path}unit", '“Unit”' ),
			'no object'           => array( 'top', 'networks.acme-ads', 'an object' ),
		);
	}

	#[DataProvider( 'wrong' )]
	public function test_says_what_is_wrong_and_names_the_field( mixed $values, string $field, string $message ): void {
		Acme_Ads::activate();
		try {
			Ad_Settings::check( array( 'networks' => array( Acme_Ads::SLUG => $values ) ) + self::entered(), true );
			self::fail( 'Nothing was refused.' );
		} catch ( Invalid_Setting $error ) {
			self::assertSame( $field, $error->field );
			self::assertStringContainsString( $message, $error->getMessage() );
		}
	}

	public function test_an_ad_needs_its_size_as_others_do(): void {
		Acme_Ads::activate();
		$this->expectExceptionMessage( 'Enter the size of the ad' );
		Ad_Settings::check( array( 'height' => 0 ) + self::entered(), true );
	}

	public function test_an_ad_runs_only_while_its_plugin_is_active(): void {
		Acme_Ads::activate();
		$id     = Adverts::make( self::entered() );
		$stored = Ad_Settings::of( $id );
		self::assertArrayHasKey( $id, Ads::running() );
		Acme_Ads::deactivate();
		self::assertArrayNotHasKey( $id, Ads::running() );
		self::assertSame( $stored, Ad_Settings::of( $id ) );
		self::assertSame( 'unavailable', Ad::of( $id )?->obstacle( array_fill_keys( array( 'impressions', 'clicks' ), 0 ) ) );
		Acme_Ads::activate();
		self::assertArrayHasKey( $id, Ads::running() );
	}

	public function test_nothing_is_lost_when_settings_are_saved_while_the_plugin_is_off(): void {
		Acme_Ads::activate();
		$before = Ad_Settings::check( self::entered(), true );
		Acme_Ads::deactivate();
		$sent  = array( 'networks' => array( Acme_Ads::SLUG => array( 'unit' => '<script>' ) ) ) + $before;
		$after = Ad_Settings::check( array( 'weight' => 4 ) + $sent, true, $before );
		self::assertSame( array( 'weight' => 4 ) + $before, array( 'weight' => 4 ) + $after );
		$this->expectException( Invalid_Setting::class );
		Ad_Settings::check( array( 'kind' => 'other-ads' ), false, $before );
	}

	public function test_values_that_predate_the_fields_are_not_printed(): void {
		Acme_Ads::activate();
		$id = Adverts::make( self::entered( array( 'publisher' => '"><script>' ) + Acme_Ads::UNIT ) );
		self::assertArrayNotHasKey( $id, Ads::running() );
		self::assertFalse( Ad::of( $id )?->is_running() );
	}

	/** @return array<string, array{class-string, string}> Classes, and what their developers read. */
	public static function refused(): array {
		$taken     = new class() extends Acme_Ads {
			public const SLUG = 'adsense';
		};
		$own       = new class() extends Acme_Ads {
			public const SLUG = 'html';
		};
		$unlike    = new class() extends Acme_Ads {
			public const SLUG = 'Acme Ads';
		};
		$patterned = new class() extends Acme_Ads {
			public function fields(): array {
				return array( 'unit' => Network_Field::text( 'Unit', pattern: '([a-z' ) );
			}
		};
		$named     = new class() extends Acme_Ads {
			public function fields(): array {
				return array( 'data-unit' => Network_Field::text( 'Unit' ) );
			}
		};
		$plain     = new class() extends Acme_Ads {
			public function fields(): array {
				return array( 'unit' => 'Unit' ); // @phpstan-ignore return.type
			}
		};
		return array(
			'a slug that is taken'   => array( $taken::class, 'There is a kind of ads “adsense” already' ),
			'a slug of a kind'       => array( $own::class, 'There is a kind of ads “html” already' ),
			'a slug that is none'    => array( $unlike::class, '“Acme Ads” is not a slug' ),
			'a pattern that is none' => array( $patterned::class, 'The pattern of the field “unit”' ),
			'a name that is none'    => array( $named::class, '“data-unit” of acme-ads is not' ),
			'a field that is none'   => array( $plain::class, '“unit” of acme-ads is not' ),
		);
	}

	/** @param class-string $network */
	#[DataProvider( 'refused' )]
	public function test_tells_developers_what_is_wrong( string $network, string $message ): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		Acme_Ads::activate( array( $network ) );
		self::assertSame( array( 'image', 'html', 'adsense' ), Ad_Networks::kinds() );
		self::assertSame( array( 'acme' ), array_column( Manifests::problems(), 'name' ) );
		self::assertStringContainsString( $message, Manifests::problems()[0]['message'] );
	}

	public function test_of_two_networks_with_one_slug_the_first_is_used(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$second = new class() extends Acme_Ads {};
		Acme_Ads::activate( array( Acme_Ads::class, $second::class ) );
		self::assertSame( Acme_Ads::class, ( Ad_Networks::get( Acme_Ads::SLUG ) ?? $this )::class );
		self::assertStringContainsString( 'already', Manifests::problems()[0]['message'] );
	}

	public function test_asks_nothing_without_others(): void {
		global $wpdb;
		$before = $wpdb->num_queries;
		Ad_Networks::kinds();
		self::assertSame( $before, $wpdb->num_queries );
	}
}
