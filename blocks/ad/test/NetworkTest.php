<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad\Test;

use Frontage\Admin\Privacy\Policy;
use Frontage\Admin\Privacy\Third_Parties;
use Frontage\Base\Html\Html;
use Frontage\Base\Manifests;
use Frontage\Domain\Ads\Ads;
use Frontage\Domain\Ads\Network_Ad;
use Frontage\Domain\Providers\Services;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Tests\Acme_Ads;
use Frontage\Tests\Adverts;
use Frontage\Tests\TestCase;

/** Tests what is printed of ads of other plugins' networks, and whom visitors and owners learn of. */
final class NetworkTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ads::forget();
	}

	protected function tearDown(): void {
		Acme_Ads::deactivate();
		parent::tearDown();
	}

	/**
	 * Prints an ad of a network.
	 *
	 * @param class-string<Acme_Ads> $network
	 */
	private static function html( string $network = Acme_Ads::class ): string {
		Acme_Ads::activate( array( $network ) );
		$id = Adverts::make(
			array(
				'kind'     => Acme_Ads::SLUG,
				'networks' => array( Acme_Ads::SLUG => Acme_Ads::UNIT ),
			)
		);
		return do_blocks( "<!-- wp:frontage/ad {\"ad\":$id} /-->" );
	}

	public function test_its_html_waits_behind_a_notice_in_a_place_of_full_size(): void {
		$html = self::html();
		self::assertStringContainsString( 'frontage-ad__item is-acme-ads"', $html );
		self::assertStringContainsString( '--frontage-ad-height:250px', $html );
		self::assertStringContainsString( 'data-consent="once"', $html );
		self::assertStringContainsString( 'Acme learns the IP address.', $html );
		self::assertStringContainsString( '&quot;vendor&quot;:&quot;ad-acme-ads&quot;', $html );
		$script = '<template><script async src="https://ads.acme.example/acme-77/top//light" data-width="300"></script></template>';
		self::assertStringContainsString( $script, $html );
		self::assertSame( 1, substr_count( $html, 'ads.acme.example/' ), 'Nothing of it is outside the template.' );
	}

	public function test_every_visitor_gets_the_same(): void {
		$html = self::html();
		wp_set_current_user( 1 );
		$id = array_key_first( Ads::running() );
		self::assertSame( $html, do_blocks( "<!-- wp:frontage/ad {\"ad\":$id} /-->" ) );
	}

	public function test_a_network_that_contacts_nobody_is_printed_at_once(): void {
		$network = new class() extends Acme_Ads {
			public function third_party(): ?Third_Party {
				return null;
			}

			public function can_rotate(): bool {
				return false;
			}

			public function html( Network_Ad $ad ): Html {
				return Html::raw( "<b>$ad->label</b>" );
			}
		};
		$html    = self::html( $network::class );
		self::assertStringContainsString( 'is-acme-ads no-rotation"', $html );
		self::assertStringContainsString( '<div class="frontage-ad__box"><b>Advertisement</b></div>', $html );
		self::assertStringNotContainsString( 'frontage-consent', $html );
	}

	public function test_a_network_that_fails_leaves_its_place_empty_and_is_reported(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$network = new class() extends Acme_Ads {
			public function html( Network_Ad $ad ): Html {
				throw new \RuntimeException( 'No units.' );
			}
		};
		self::assertStringContainsString( '<div class="frontage-ad__box"></div>', self::html( $network::class ) );
		self::assertStringContainsString( 'failed: No units.', Manifests::problems()[0]['message'] );
	}

	public function test_nothing_is_printed_while_its_plugin_is_off(): void {
		self::html();
		$id = (int) array_key_first( Ads::running() );
		Acme_Ads::deactivate();
		self::assertSame( '', do_blocks( "<!-- wp:frontage/ad {\"ad\":$id} /-->" ) );
		self::assertSame( '', do_shortcode( "[frontage_ad id=\"$id\"]" ) );
	}

	public function test_owners_and_visitors_learn_of_its_company(): void {
		$has = static fn (): array => array(
			str_contains( Policy::text(), 'Acme learns the IP address. <a href="https://acme.example/privacy">' ),
			in_array( 'Acme Ads', array_column( Third_Parties::describe(), 'title' ), true ),
			in_array( 'Acme Ads', array_column( Third_Parties::by_module()['ad'], 'name' ), true ),
			in_array( 'ad-acme-ads', array_column( Services::in_browsers(), 'slug' ), true ),
			str_contains( do_blocks( '<!-- wp:frontage/consent-choices /-->' ), 'Acme Ads' ),
		);
		self::assertSame( array_fill( 0, 5, false ), $has() );
		Acme_Ads::activate();
		self::assertSame( array_fill( 0, 5, true ), $has() );
		self::assertSame( array( 'ad-acme-ads' ), array_column( Services::added(), 'slug' ), 'AdSense is a provider.' );
		self::assertSame( 'Advertisement', array_column( Third_Parties::describe(), null, 'title' )['Acme Ads']['modules'][0]['title'] );
	}
}
