<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Privacy;

use Frontage\Admin\Privacy\Policy;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Provider;
use Frontage\Tests\Domain\Providers\Held_Vendor;
use Frontage\Domain\Providers\Providers;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/**
 * Tests the privacy policy text and the Privacy tab's report.
 *
 * They cover only what is enabled and vendors that have their keys.
 */
final class PolicyTest extends TestCase {
	protected function tearDown(): void {
		Manifest::override( null );
		parent::tearDown();
	}

	/** @return array<string, mixed> */
	private static function report(): array {
		return (array) rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/privacy' ) )->get_data();
	}

	public function test_describes_collected_data(): void {
		self::assertStringContainsString( 'random value that is deleted after one day', Policy::text() );
		self::assertStringContainsString( 'keep what you have typed on your device', Policy::text() );
		$modules = array_filter( array_column( Manifest::get()['actions'], 'kind', 'module' ) );
		$off     = array();
		foreach ( $modules as $module => $kind ) {
			$off[ $kind ][ $module ] = false;
		}
		Options::save( $off, array() );
		self::assertStringNotContainsString( 'random value', Policy::text() );
	}

	public function test_describes_retention_periods(): void {
		self::assertMatchesRegularExpression(
			'~Likes and votes from visitors</strong>: .* This data is kept for 1 day\.~',
			Policy::text()
		);
		self::assertMatchesRegularExpression(
			'~from logged-in users</strong>: .* This data is kept until it is removed\.~',
			Policy::text()
		);
	}

	public function test_lists_configured_services(): void {
		self::assertStringNotContainsString( 'Mailchimp', Policy::text() );
		Options::save( array(), array( 'mailchimp' => array( 'api_key' => '0123456789abcdef0123456789abcdef-us21' ) ) );
		self::assertStringContainsString(
			'<a href="https://www.intuit.com/privacy/statement/">Mailchimp privacy policy</a>',
			Policy::text()
		);
		self::assertStringNotContainsString( '0123456789abcdef', Policy::text() );
	}

	/** @return array<string, array{string, string, string}> Captcha, host of its script, link to its policy. */
	public static function captchas(): array {
		return array(
			'turnstile' => array( 'turnstile', 'challenges.cloudflare.com', 'Cloudflare Turnstile privacy policy' ),
			'recaptcha' => array( 'recaptcha', 'www.google.com', 'Google reCAPTCHA v3 privacy policy' ),
		);
	}

	#[DataProvider( 'captchas' )]
	public function test_names_captchas_as_contacted_by_the_visitors_browser( string $slug, string $host, string $policy ): void {
		$keys = array(
			'site_key'   => 'public',
			'secret_key' => 'secret',
		);
		self::assertStringNotContainsString( $policy, Policy::text() );
		Options::save( array(), array( $slug => $keys ) );
		self::assertStringContainsString( $policy, Policy::text() );
		self::assertStringContainsString( 'The visitor’s browser contacts the service as soon as they agree to it.', Policy::text() );
		self::assertContains( $host, Providers::get( $slug )?->third_party()->browser_hosts ?? array() );
	}

	public function test_adds_the_text_to_the_policy_guide(): void {
		$this->act_as( 1 );
		set_current_screen( 'dashboard' );
		Policy::boot();
		do_action( 'admin_init' );
		$texts = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );
		self::assertStringContainsString( 'Frontage does not store visitors’ IP addresses', $texts['Frontage'] );
	}

	public function test_the_report_is_for_administrators(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains(
				rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/privacy' ) )->get_status(),
				array( 401, 403 )
			);
		}
	}

	public function test_the_report_lists_data_and_retention(): void {
		$this->act_as( 1 );
		$kept = array_column( self::report()['kept'], null, 'id' );
		self::assertSame(
			array( 30, 'frontage', 'keep_log_days' ),
			array( $kept['log']['days'], $kept['log']['module'], $kept['log']['key'] )
		);
		self::assertSame(
			array( 1, '', '' ),
			array( $kept['visitor-votes']['days'], $kept['visitor-votes']['module'], $kept['visitor-votes']['key'] )
		);
		self::assertNull( $kept['counters']['days'] );
		self::assertSame( array( 'ask', false ), array_values( self::report()['consent'] ) );
	}

	/** @return array<string, array{string, list<string>, bool, string}> Browser hosts, whether it needs a key, and consent. */
	public static function facts(): array {
		return array(
			'turnstile' => array( 'turnstile', array( 'challenges.cloudflare.com' ), true, 'functional' ),
			'recaptcha' => array( 'recaptcha', array( 'www.google.com', 'www.gstatic.com' ), true, 'marketing' ),
			'youtube'   => array( 'youtube', array( 'www.youtube-nocookie.com', 'www.youtube.com' ), false, 'marketing' ),
			'vimeo'     => array( 'vimeo', array( 'player.vimeo.com' ), false, 'marketing' ),
			'mailchimp' => array( 'mailchimp', array(), true, 'functional' ),
			'webhook'   => array( 'webhook', array(), true, 'functional' ),
		);
	}

	/** @param list<string> $hosts Hosts that browsers contact. */
	#[DataProvider( 'facts' )]
	public function test_the_report_says_who_contacts_a_service( string $slug, array $hosts, bool $needs_key, string $category ): void {
		$this->act_as( 1 );
		$other = array_column( self::report()['thirdParties'], null, 'slug' )[ $slug ];
		self::assertSame( array( $hosts, $needs_key ), array( $other['browserHosts'], $other['needsKey'] ) );
		self::assertSame( $category, Providers::get( $slug )?->third_party()->category );
		self::assertNotSame( array(), $other['modules'], 'A module uses it.' );
	}

	public function test_the_policy_names_video_services_while_a_module_that_plays_them_is_on(): void {
		self::assertStringContainsString( 'YouTube', Policy::text() );
		Options::save(
			array(
				'features' => array( 'lightbox' => false ),
				'blocks'   => array(
					'follow'        => false,
					'video'         => false,
					'live-stream'   => false,
					'video-gallery' => false,
				),
			),
			array()
		);
		self::assertStringNotContainsString( 'YouTube', Policy::text() );
	}

	public function test_the_report_lists_third_parties_of_modules(): void {
		$this->act_as( 1 );
		$manifest                                       = Manifest::get();
		$manifest['implementations'][ Provider::class ] = array( Held_Vendor::class );
		$manifest['blocks']['stub-map']                 = array(
			'kind'      => 'blocks',
			'providers' => array( 'held-vendor' ),
		);
		Manifest::override( $manifest );
		$others = self::report()['thirdParties'];
		self::assertCount( 1, $others );
		self::assertSame(
			array(
				array(
					'slug'  => 'stub-map',
					'title' => 'Stub map',
					'kind'  => 'blocks',
					'on'    => true,
				),
			),
			$others[0]['modules']
		);
		self::assertSame( array( 'tiles.example.com' ), $others[0]['browserHosts'] );
	}

	public function test_the_report_lists_third_parties_of_other_plugins(): void {
		$this->act_as( 1 );
		$party = array(
			'name'  => 'Tiles Inc.',
			'hosts' => array( 'tiles.example.com' ),
		);
		add_filter( 'frontage_third_parties', static fn ( array $all ): array => array( 'tabs' => array( $party ) ) + $all );
		$others = array_column( self::report()['thirdParties'], null, 'title' );
		self::assertSame(
			array( 'Mailchimp', 'Tiles Inc.' ),
			array_values( array_intersect( array_keys( $others ), array( 'Mailchimp', 'Tiles Inc.' ) ) )
		);
		self::assertSame( 'Frontage Tabs', $others['Tiles Inc.']['modules'][0]['title'] );
	}
}
