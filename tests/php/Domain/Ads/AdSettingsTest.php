<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Ads;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what owners may enter, and what stored settings are read as. */
final class AdSettingsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/**
	 * Returns what is wrong, and the field that is named.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function wrong(): array {
		return array(
			'other kind'            => array( array( 'kind' => 'video' ), 'kind' ),
			'list as kind'          => array( array( 'kind' => array( 'image' ) ), 'kind' ),
			'image that is none'    => array( array( 'image' => 987_654_321 ), 'image' ),
			'object as image'       => array( array( 'image' => array( 'id' => 1 ) ), 'image' ),
			'script as address'     => array( array( 'url' => 'javascript:alert(1)' ), 'url' ),
			'address without site'  => array( array( 'url' => '//evil.test' ), 'url' ),
			'address in disguise'   => array( array( 'url' => '/\\evil.test' ), 'url' ),
			'words as address'      => array( array( 'url' => 'our shop' ), 'url' ),
			'huge HTML'             => array( array( 'html' => str_repeat( 'a', 30_000 ) ), 'html' ),
			'text as flag'          => array( array( 'newTab' => 'perhaps' ), 'newTab' ),
			'other publisher'       => array( array( 'adsense' => array( 'client' => 'pub-1' ) ), 'adsense.client' ),
			'list as slot'          => array( array( 'adsense' => array( 'slot' => array( 1 ) ) ), 'adsense.slot' ),
			'other format'          => array( array( 'adsense' => array( 'format' => '"><script>' ) ), 'adsense.format' ),
			'text as AdSense'       => array( array( 'adsense' => 'ca-pub-1' ), 'adsense' ),
			'negative width'        => array( array( 'width' => -1 ), 'width' ),
			'huge height'           => array( array( 'height' => 1e9 ), 'height' ),
			'day that is none'      => array( array( 'start' => '2027-02-31T10:00:00Z' ), 'start' ),
			'day without time'      => array( array( 'end' => '2027-02-28' ), 'end' ),
			'end before start'      => array(
				array(
					'start' => '2027-02-02T10:00:00Z',
					'end'   => '2027-02-02T10:00:00+01:00',
				),
				'end',
			),
			'no weight'             => array( array( 'weight' => 0 ), 'weight' ),
			'fraction as weight'    => array( array( 'weight' => 'NaN' ), 'weight' ),
			'negative budget'       => array( array( 'maxClicks' => '-5' ), 'maxClicks' ),
			'no device'             => array( array( 'devices' => array() ), 'devices' ),
			'other device'          => array( array( 'devices' => array( 'watch' ) ), 'devices' ),
			'text as rules'         => array( array( 'rules' => 'everywhere' ), 'rules' ),
			'active without image'  => array( array(), 'image' ),
			'active without HTML'   => array( array( 'kind' => 'html' ), 'html' ),
			'active HTML, no size'  => array(
				array(
					'kind' => 'html',
					'html' => '<b>A</b>',
				),
				'width',
			),
			'active without client' => array( array( 'kind' => 'adsense' ), 'adsense.client' ),
		);
	}

	/**
	 * Refuses wrong input.
	 *
	 * @param array<string, mixed> $entered Fields that are wrong.
	 */
	#[DataProvider( 'wrong' )]
	public function test_refuses_what_is_wrong_and_names_the_field( array $entered, string $field ): void {
		try {
			Ad_Settings::check( $entered, true );
			self::fail( 'Nothing was refused.' );
		} catch ( Invalid_Setting $error ) {
			self::assertSame( $field, $error->field );
			self::assertNotSame( '', $error->getMessage() );
		}
	}

	public function test_keeps_what_is_right(): void {
		$entered  = array(
			'kind'    => 'html',
			'html'    => "<script>a && b\\n</script>\n<b>Ad</b>",
			'width'   => '300',
			'height'  => 250,
			'start'   => '2027-01-31T10:00+01:00',
			'devices' => array( 'phone', 'desktop' ),
			'rules'   => array( 'hide' => array( 'front', 'nonsense' ) ),
		);
		$settings = Ad_Settings::check( $entered, true );
		self::assertSame( array( 300, '2027-01-31T09:00:00Z' ), array( $settings['width'], $settings['start'] ) );
		self::assertSame( array( 'desktop', 'phone' ), $settings['devices'] );
		$expected = array(
			'show' => array( 'everywhere' ),
			'hide' => array( 'front' ),
		);
		self::assertSame( $expected, $settings['rules'] );
		$ad = self::ad();
		Ad_Settings::write( $ad, $settings );
		self::assertSame( $settings, Ad_Settings::of( $ad ) );
		self::assertSame( $settings, Ad_Settings::check( array( 'unknown' => 1 ), true, $settings ) );
	}

	public function test_html_is_for_those_who_may_write_it(): void {
		$editor = wp_insert_user(
			array(
				'user_login' => 'no-html',
				'user_pass'  => 'x',
				'role'       => 'author',
			)
		);
		self::assertIsInt( $editor );
		$html = array(
			'kind'   => 'html',
			'html'   => '<script>1</script>',
			'width'  => 1,
			'height' => 1,
		);
		$own  = Ad_Settings::check( $html, true );
		wp_set_current_user( $editor );
		self::assertSame( 5, Ad_Settings::check( array( 'weight' => 5 ), true, $own )['weight'] );
		$ad = self::ad();
		Ad_Settings::write( $ad, $own );
		self::assertSame( $html['html'], Ad_Settings::of( $ad )['html'] );
		update_post_meta( $ad, Ad_Settings::META, wp_slash( $own ) );
		self::assertSame( '1', Ad_Settings::of( $ad )['html'] );
		$this->expectException( Invalid_Setting::class );
		Ad_Settings::check( $html, true );
	}

	/**
	 * Returns hostile or damaged values of the meta.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function damaged(): array {
		return array(
			'nothing' => array( '' ),
			'text'    => array( 'everywhere' ),
			'object'  => array( new \stdClass() ),
			'lists'   => array( array_fill_keys( array_keys( Ad_Settings::FIRST ), array( array( 1 ) ) ) ),
			'numbers' => array( array_fill_keys( array_keys( Ad_Settings::FIRST ), NAN ) ),
			'nulls'   => array( array_fill_keys( array_keys( Ad_Settings::FIRST ), null ) ),
		);
	}

	#[DataProvider( 'damaged' )]
	public function test_damaged_settings_are_those_of_a_new_ad( mixed $stored ): void {
		$read = Ad_Settings::read( $stored );
		self::assertSame( array_keys( Ad_Settings::FIRST ), array_keys( $read ) );
		self::assertSame( Ad_Settings::FIRST['devices'], $read['devices'] );
	}

	/** Adds an ad. */
	private static function ad(): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => 'frontage_ad',
				'post_title'  => 'Ad',
				'post_status' => 'publish',
			)
		);
	}
}
