<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Privacy;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Render\Consent;
use Frontage\Tests\Domain\Providers\Held_Vendor;
use Frontage\Tests\TestCase;
use function Frontage\Base\Html\el;



/**
 * Tests the consent notice that replaces third-party content.
 *
 * The same for every visitor; the owner chooses what it offers.
 */
final class ConsentTest extends TestCase {
	public function test_prints_what_the_browser_needs(): void {
		self::assertSame(
			array(
				'vendor'   => 'held-vendor',
				'category' => 'marketing',
				'mode'     => 'ask',
			),
			Consent::terms( new Held_Vendor() )
		);
	}

	public function test_offers_the_chosen_alternative(): void {
		self::assertStringContainsString( 'data-consent="always"', (string) Consent::notice( new Held_Vendor(), 'A map' ) );
		Options::save( array(), array( Options::SITE => array( Consent_Mode::KEY => Consent_Mode::CLICK ) ) );
		$html = (string) Consent::notice(
			new Held_Vendor(),
			'A <map>',
			el( 'a', array( 'href' => 'https://maps.example.com/1' ), 'See it there' )
		);
		self::assertStringNotContainsString( 'always', $html );
		self::assertStringContainsString( '<p class="frontage-consent__what">A &lt;map&gt;</p>', $html );
		self::assertStringContainsString(
			'<button type="button" class="frontage-consent__button wp-element-button" data-consent="once">Load</button>'
				. '<a href="https://maps.example.com/1">See it there</a>',
			$html
		);
	}

	public function test_is_the_same_for_every_visitor(): void {
		$guest = (string) Consent::notice( new Held_Vendor(), 'A map' );
		$this->act_as( 1 );
		$_COOKIE['frontage-consent'] = '["held-vendor"]';
		self::assertSame( $guest, (string) Consent::notice( new Held_Vendor(), 'A map' ) );
	}

	public function test_declares_support_for_the_consent_api(): void {
		self::assertTrue( apply_filters( 'wp_consent_api_registered_' . plugin_basename( \Frontage\Base\Paths::file() ), false ) );
	}
}
