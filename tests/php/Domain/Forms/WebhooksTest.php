<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Admin\Forms\Entry_History;
use Frontage\Admin\Privacy\Policy;
use Frontage\Base\Clock;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Entry_Jobs;
use Frontage\Domain\Forms\Webhook_Delivery;
use Frontage\Domain\Forms\Webhooks;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Tests\Stub_Server;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/** Tests what other services get of an entry: signed webhooks that are retried, and sign-ups with consent. */
#[Group( 'once' )]
final class WebhooksTest extends Form_TestCase {
	private Stub_Server $stub;

	/** @var list<string> */
	private array $lines = array();

	protected function setUp(): void {
		parent::setUp();
		$this->stub = new Stub_Server( 'form-webhook' );
		Http_Stub::set( 'crm.example', $this->stub->url );
	}

	protected function tearDown(): void {
		Http_Stub::set( 'crm.example', null );
		$this->stub->stop();
		delete_option( Webhooks::OPTION );
		parent::tearDown();
	}

	/**
	 * Creates a form that sends to a webhook.
	 *
	 * @param string $path Path of the stub; a number is the status of its response.
	 * @return array{int, string} Post ID and signing key.
	 */
	private function make_hooked( string $path ): array {
		$hook = Webhooks::add( 'CRM', "https://crm.example/$path" );
		self::assertNotNull( $hook );
		$actions = array(
			array(
				'type'     => 'webhook',
				'endpoint' => $hook['id'],
			),
		);
		return array( $this->make_form( compact( 'actions' ) ), $hook['key'] );
	}

	/** Returns the newest entry's ID. */
	private function newest(): int {
		$entry = max( 0, ...array_column( $this->entries(), 'id' ) );
		self::assertIsInt( $entry );
		return $entry;
	}

	/** Returns what the owner reads about an entry. */
	private function history( int $id ): string {
		$entry = Entries::get( $id );
		self::assertNotNull( $entry );
		return implode( "\n", array_column( Entry_History::of( $entry ), 'text' ) );
	}

	/**
	 * Returns the requests that the stub received, one line of JSON each.
	 *
	 * @return list<string>
	 * @phpstan-impure
	 */
	private function lines(): array {
		array_push( $this->lines, ...$this->stub->requests() );
		return $this->lines;
	}

	public function test_sends_an_entry_once_signed_over_timestamp_and_body(): void {
		list( $post, $key ) = $this->make_hooked( '200' );
		$this->send( $post );
		self::assertSame( array(), $this->lines(), 'The visitor does not wait for it.' );
		Entry_Jobs::send( $this->newest() );
		Entry_Jobs::send( $this->newest() );
		Entry_Jobs::run();
		self::assertCount( 1, $this->lines() );
		$got = (array) json_decode( $this->lines()[0] ?? '', true );
		self::assertSame( 'sha256=' . hash_hmac( 'sha256', "{$got['time']}.{$got['body']}", $key ), $got['signature'] );
		self::assertSame( (string) Clock::now(), $got['time'] );
		$body = (array) json_decode( (string) $got['body'], true );
		self::assertSame( 'form.submitted', $body['event'] );
		self::assertSame( array( 'Ada', 'ada@example.org', "Hello\nthere" ), array_column( (array) $body['fields'], 'value' ) );
		self::assertStringContainsString( 'The webhook “CRM” accepted the message.', $this->history( $this->newest() ) );
	}

	public function test_a_failure_is_retried_later_under_the_same_delivery_and_told(): void {
		list( $post ) = $this->make_hooked( '503' );
		$this->send( $post );
		$id = $this->newest();
		Entry_Jobs::send( $id );
		Entry_Jobs::run();
		self::assertCount( 1, $this->lines(), 'Not before its time.' );
		self::assertStringContainsString( 'The address responded with status 503.', $this->history( $id ) );
		self::assertStringContainsString( 'The webhook “CRM”: waiting. Next attempt:', $this->history( $id ) );
		self::assertNotFalse( wp_next_scheduled( Entry_Jobs::HOOK ) );
		foreach ( array( 300, 900, 3600, 14400, 43200 ) as $pause ) {
			Clock::stop( Clock::now() + $pause + 1 );
			Entry_Jobs::run();
		}
		self::assertCount( 6, $this->lines() );
		$delivery = static fn ( string $line ): mixed => ( (array) json_decode( $line, true ) )['delivery'];
		self::assertCount( 1, array_unique( array_map( $delivery, $this->lines() ) ) );
		self::assertStringContainsString( 'given up', $this->history( $id ) );
		Clock::stop( Clock::now() + DAY_IN_SECONDS );
		Entry_Jobs::run();
		self::assertCount( 6, $this->lines() );
		Entry_Jobs::release( $id );
		self::assertCount( 7, $this->lines(), 'The owner sends it again.' );
	}

	public function test_a_refusal_is_not_repeated_and_redirects_are_not_followed(): void {
		list( $post ) = $this->make_hooked( '404' );
		$this->send( $post );
		Entry_Jobs::send( $this->newest() );
		self::assertSame( 'failed', Entry_Jobs::of( $this->newest() )[0]['state'] );
		list( $post ) = $this->make_hooked( 'redirect' );
		$this->send( $post );
		Entry_Jobs::send( $this->newest() );
		self::assertStringContainsString( 'status 302', $this->history( $this->newest() ) );
		self::assertCount( 2, $this->lines() );
	}

	public function test_spam_is_sent_to_nobody_until_the_owner_moves_it(): void {
		list( $post ) = $this->make_hooked( '200' );
		$this->send( $post, self::GOOD, null, array( 'frontage_homepage' => 'http://spam.example' ) );
		$id = $this->newest();
		Entry_Jobs::send( $id );
		Entry_Jobs::run();
		self::assertSame( array(), $this->lines() );
		$this->act_as( $this->make_user( 'administrator' ) );
		$request = new WP_REST_Request( 'POST', '/frontage/v1/entries/change' );
		$request->set_body_params(
			array(
				'ids' => array( $id ),
				'do'  => 'new',
			)
		);
		$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertCount( 1, $this->lines() );
	}

	public function test_an_address_is_judged_again_when_it_is_used(): void {
		list( $post ) = $this->make_hooked( '200' );
		Http_Stub::set( 'crm.example', null );
		$all = array_map( static fn ( array $hook ): array => array( 'url' => 'https://127.0.0.1/' ) + $hook, Webhooks::all() );
		update_option( Webhooks::OPTION, $all, false );
		$this->send( $post );
		Entry_Jobs::send( $this->newest() );
		self::assertSame( array(), $this->lines() );
		$job = Entry_Jobs::of( $this->newest() )[0];
		self::assertSame( array( 'waiting', Http_Error::blocked( '127.0.0.1' )->getMessage() ), array( $job['state'], $job['problem'] ) );
	}

	public function test_deleting_an_entry_deletes_its_jobs(): void {
		list( $post ) = $this->make_hooked( '503' );
		$this->send( $post );
		$id = $this->newest();
		Entries::delete( array( $id ) );
		self::assertSame( array(), Entry_Jobs::of( $id ) );
	}

	public function test_subscribes_only_with_a_ticked_consent_field(): void {
		$consent = array(
			'consent',
			array(
				'label'    => 'Newsletter',
				'name'     => 'news',
				'required' => false,
			),
		);
		$action  = array(
			'type'    => 'subscribe',
			'list'    => 'club',
			'name'    => 'name',
			'consent' => 'news',
		);
		$post    = $this->make_form( array( 'actions' => array( $action ) ), array( ...self::FIELDS, $consent ) );
		$this->send( $post );
		Entry_Jobs::run();
		self::assertSame( array(), Entry_Jobs::of( $this->newest() ) );
		$this->send( $post, array( 'news' => '1' ) + self::GOOD );
		Entry_Jobs::run();
		$row = Subscribers::find( 'local', 'club', 'ada@example.org' );
		self::assertNotNull( $row );
		self::assertSame( array( 'Ada', 'pending' ), array( $row->first, $row->status ), 'Not before the address is confirmed.' );
		self::assertStringContainsString( 'ada@example.org was signed up', $this->history( $this->newest() ) );
		$none = $this->make_form( array( 'actions' => array( array( 'consent' => 'message' ) + array( 'list' => 'other' ) + $action ) ) );
		$this->send( $none, array( 'message' => '1' ) + self::GOOD );
		Entry_Jobs::run();
		self::assertNull( Subscribers::find( 'local', 'other', 'ada@example.org' ), 'Another field is no consent.' );
	}

	public function test_the_privacy_text_names_the_services(): void {
		self::assertStringNotContainsString( 'passed on to', Policy::text() );
		$this->make_hooked( 'secret-path' );
		self::assertStringContainsString( 'passed on to: crm.example.', Policy::text() );
		self::assertStringNotContainsString( 'secret-path', Policy::text() );
	}

	public function test_the_signature_covers_the_timestamp(): void {
		self::assertNotSame( Webhook_Delivery::sign( '1', '2.x', 'k' ), Webhook_Delivery::sign( '2', '2.x', 'k' ) );
	}
}
