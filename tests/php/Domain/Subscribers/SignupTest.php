<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Subscribers;

use Frontage\Base\Clock;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Subscribers\Links;
use Frontage\Domain\Subscribers\Links_Page;
use Frontage\Domain\Subscribers\Signup;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscriber_Data;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Tests\TestCase;


/**
 * Tests the site's own subscriber list.
 *
 * Double opt-in, unsubscribing, failing emails, personal data.
 */
final class SignupTest extends TestCase {
	/** @var list<array<string, mixed>> */
	private array $mails = array();

	private bool $is_broken = false;

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_wp_mail',
			function ( mixed $is_sent, array $mail ): bool {
				if ( $this->is_broken ) {
					do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'SMTP is down.' ) );
					return false;
				}
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
	}

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	private static function terms( bool $asks = true ): Form_Grant {
		return new Form_Grant( Subscriber::LOCAL, 'news', $asks, 0 );
	}

	private function sign_up( string $email = 'ann@example.org', bool $asks = true ): Subscriber {
		self::assertSame( '', Signup::subscribe( self::terms( $asks ), new Contact( $email, 'Ann', 'Baker' ) ) );
		return self::row( $email );
	}

	private static function row( string $email = 'ann@example.org' ): Subscriber {
		$row = Subscribers::find( Subscriber::LOCAL, 'news', $email );
		self::assertNotNull( $row );
		return $row;
	}

	/** Returns the signed part of a URL. */
	private static function token( string $url ): string {
		return (string) substr( $url, (int) strpos( $url, '=' ) + 1 );
	}

	public function test_subscribes_only_after_confirmation(): void {
		$row = $this->sign_up( ' ANN@Example.org ' );
		self::assertSame( array( Subscriber::PENDING, '' ), array( $row->status, $row->task ) );
		self::assertSame( 'ann@example.org', $this->mails[0]['to'] );
		$token                 = (string) preg_replace( '~^.*?' . Links::FIELD . '=(\S+).*$~s', '$1', (string) $this->mails[0]['message'] );
		list( $status, $html ) = Links_Page::page( $token, false );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Yes, subscribe me', (string) $html );
		self::assertSame( Subscriber::PENDING, self::row()->status, 'Opening the address changes nothing.' );
		self::assertStringContainsString( 'You are subscribed', (string) Links_Page::page( $token, true )[1] );
		self::assertSame( Subscriber::SUBSCRIBED, self::row()->status );
	}

	public function test_skips_the_confirmation_if_the_owner_chose_so(): void {
		self::assertSame( Subscriber::SUBSCRIBED, $this->sign_up( asks: false )->status );
		self::assertSame( array(), $this->mails );
	}

	public function test_a_known_address_changes_nothing_and_is_not_revealed(): void {
		$this->sign_up( asks: false );
		self::assertSame( '', Signup::subscribe( self::terms(), new Contact( 'ann@example.org', 'Mallory' ) ) );
		self::assertSame( array( 'Ann', Subscriber::SUBSCRIBED ), array( self::row()->first, self::row()->status ) );
		self::assertStringContainsString( 'already subscribed', (string) $this->mails[0]['subject'] );
		self::assertSame( 1, $this->rows() );
	}

	public function test_sends_at_most_three_emails_a_day_to_an_address(): void {
		for ( $time = 0; $time < 6; $time++ ) {
			$this->sign_up();
		}
		self::assertCount( 3, $this->mails );
		self::assertSame( 1, $this->rows() );
	}

	public function test_unsubscribes_by_the_button_and_by_the_email_client(): void {
		$row  = $this->sign_up( asks: false );
		$link = self::token( Links::leave( $row ) );
		self::assertStringContainsString( 'Unsubscribe?', (string) Links_Page::page( $link, false )[1] );
		self::assertSame( Subscriber::SUBSCRIBED, self::row()->status );
		Links_Page::page( $link, true );
		self::assertSame( Subscriber::UNSUBSCRIBED, self::row()->status );
		self::assertStringContainsString( 'not subscribed', (string) Links_Page::page( $link, true )[1] );
		// Another person enters the address into a form without confirmation: it is still required.
		self::assertSame( Subscriber::PENDING, $this->sign_up( asks: false )->status );
		self::assertCount( 1, $this->mails );
	}

	public function test_rejects_forged_expired_and_foreign_links(): void {
		$row = $this->sign_up();
		$url = self::token( Links::confirm( $row ) );
		self::assertSame( 410, Links_Page::page( $url . 'x', true )[0] );
		self::assertSame( 410, Links_Page::page( '', true )[0] );
		Clock::stop( time() + 40 * DAY_IN_SECONDS );
		self::assertSame( 410, Links_Page::page( $url, true )[0] );
		Clock::stop( null );
		Subscribers::delete( array( $row->id ) );
		self::assertSame( 410, Links_Page::page( $url, true )[0] );
	}

	public function test_retries_failed_emails_with_growing_delays(): void {
		$this->is_broken = true;
		$row             = $this->sign_up();
		self::assertSame( array( 'confirm', 1, 'SMTP is down.' ), array( $row->task, $row->tries, $row->error ) );
		self::assertNotFalse( wp_next_scheduled( Jobs::HOOK ) );
		Jobs::run();
		self::assertSame( 1, self::row()->tries, 'It is not time yet.' );
		Clock::stop( $row->due );
		Jobs::run();
		self::assertSame( 2, self::row()->tries );
		self::assertGreaterThan( $row->due + 800, self::row()->due );
		$this->is_broken = false;
		Clock::stop( self::row()->due );
		Jobs::run();
		self::assertSame( array( '', '' ), array( self::row()->task, self::row()->error ) );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_mail_server_that_fails_for_a_day_costs_no_confirmation(): void {
		$this->is_broken = true;
		$this->sign_up();
		for ( $time = 0; $time < 4; $time++ ) {
			Clock::stop( self::row()->due );
			Jobs::run();
		}
		self::assertSame( array( 'confirm', 5 ), array( self::row()->task, self::row()->tries ) );
		$this->is_broken = false;
		Clock::stop( self::row()->due );
		Jobs::run();
		self::assertCount( 1, $this->mails );
	}

	public function test_greets_by_name_but_writes_nothing_that_is_none(): void {
		$this->sign_up();
		Signup::subscribe( self::terms(), new Contact( 'victim@example.org', 'Win at https://evil.example/x', 'Baker' ) );
		self::assertStringContainsString( 'Hello Ann,', (string) $this->mails[0]['message'] );
		self::assertStringContainsString( 'Hello,', (string) $this->mails[1]['message'] );
		self::assertStringNotContainsString( 'evil', (string) $this->mails[1]['message'] );
	}

	public function test_prevents_header_injection(): void {
		update_option( 'blogname', "Site\r\nBcc: evil@example.org" );
		$this->sign_up();
		self::assertStringNotContainsString( "\n", (string) $this->mails[0]['subject'] );
		self::assertStringNotContainsString( 'Bcc', implode( '', (array) $this->mails[0]['headers'] ) );
	}

	public function test_exports_and_erases_personal_data(): void {
		$this->sign_up();
		$export = Subscriber_Data::export( 'Ann@example.org', 1 )->to_array( 'subscribers', 'S' );
		self::assertStringContainsString( 'Baker', (string) wp_json_encode( $export ) );
		self::assertSame( 1, Subscriber_Data::erase( 'ann@example.org', 1 )->to_array()['items_removed'] );
		self::assertSame( 0, $this->rows() );
	}

	public function test_deletes_unconfirmed_addresses_after_a_month(): void {
		$this->sign_up();
		$this->sign_up( 'bob@example.org', false );
		Clock::stop( time() + 32 * DAY_IN_SECONDS );
		foreach ( Subscriber_Data::retention_rules() as $rule ) {
			$rule->clean();
		}
		self::assertNull( Subscribers::find( Subscriber::LOCAL, 'news', 'ann@example.org' ) );
		self::assertSame( 1, $this->rows() );
	}

	private function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Subscribers::table() ) );
	}
}
