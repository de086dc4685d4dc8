<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Newsletter;

use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Signed;
use Frontage\Tests\Newsletter_TestCase;

/** Tests newsletter submissions: both actions, both kinds of response, and that visitors cannot change the grant. */
final class NewsletterTest extends Newsletter_TestCase {
	private const QUESTIONS = '"fields":[{"id":"often","type":"select","label":"How often?","required":true,"options":[{"id":"w",'
		. '"label":"Each week"},{"id":"m","label":"Each month"}]}]';

	/**
	 * Returns a subscriber's row.
	 *
	 * @param string $email Email address.
	 * @param string $provider Provider of the list.
	 */
	private static function row(
		string $email = 'ann@example.org',
		string $list = 'news',
		string $provider = Subscriber::LOCAL
	): ?Subscriber {
		return Subscribers::find( $provider, $list, $email );
	}

	public function test_subscribes_with_the_signed_configuration(): void {
		$response = self::send(
			self::fields(
				self::checksum(),
				' ANN@example.org',
				et_ip_address: '1.2.3.4',
				et_account: 'theirs',
				et_firstname: 'Not asked for'
			)
		);
		self::assertSame( array( 'success' ), array_keys( (array) $response->data() ) );
		self::assertSame( array( 'pending', '' ), array( self::row()?->status, self::row()?->first ) );
	}

	public function test_visitors_cannot_change_list_provider_or_rules(): void {
		$good   = self::checksum();
		$forged = Signed::make(
			'something-else',
			array(
				'provider' => 'local',
				'list'     => 'vip',
				'asks'     => false,
				'post'     => 0,
				'more'     => array(),
			)
		);
		$cases  = array(
			array( 'et_checksum' => $forged ),
			array( 'et_checksum' => $good . 'x' ),
			array(
				'et_checksum' => $good,
				'et_list_id'  => 'vip',
			),
			array(
				'et_checksum' => $good,
				'et_provider' => 'mailchimp',
			),
		);
		foreach ( $cases as $fields ) {
			self::assertSame( 403, self::send( $fields + array( 'et_email' => 'ann@example.org' ) )->status );
		}
		self::assertSame( 400, self::send( array( 'et_email' => 'ann@example.org' ) )->status );
		self::assertNull( self::row() );
		self::assertNull( self::row( list: 'vip' ) );
	}

	public function test_the_configuration_of_a_draft_is_rejected(): void {
		$draft = $this->make_post(
			array(
				'post_status'  => 'draft',
				'post_content' => '<!-- wp:frontage/newsletter {"list":"news"} /-->',
			)
		);
		$this->act_as( 1 );
		$this->go_to( "/?p=$draft&preview=true" );
		$checksum = self::checksum();
		$this->act_as( 0 );
		self::assertSame( 403, self::send( self::fields( $checksum ) )->status );
	}

	public function test_lists_missing_and_invalid_fields(): void {
		$checksum = self::checksum( '{"firstName":true,"consent":"I agree",' . self::QUESTIONS . '}' );
		self::assertSame(
			'Please fill in: Email address, First name, I agree, How often?',
			self::send( array( 'et_checksum' => $checksum ) )->data()['error'] ?? ''
		);
		$fields = self::fields( $checksum, 'a@b', et_firstname: 'Ann', et_custom_fields: '{"often":"daily","consent":"1"}' );
		self::assertStringContainsString( 'Enter an email address', self::send( $fields )->data()['error'] ?? '' );
		self::assertStringContainsString( 'How often?', self::send( $fields )->data()['error'] ?? '' );
	}

	public function test_accepts_choices_as_id_text_or_map_and_stores_what_the_provider_needs(): void {
		foreach ( array( '"m"', '"Each month"', '{"m":"m"}' ) as $number => $sent ) {
			$email = "n$number@example.org";
			self::assertArrayHasKey(
				'success',
				self::send(
					self::fields(
						self::checksum( '{"list":"news",' . self::QUESTIONS . '}' ),
						$email,
						et_custom_fields: "{\"often\":$sent,\"other\":\"dropped\"}"
					)
				)->data()
			);
			self::assertSame( array( 'often' => 'Each month' ), self::row( $email )?->fields );
		}
		$services = array(
			'webhook'   => 'm',
			'mailchimp' => array( 'm' => 'Each month' ),
		);
		foreach ( $services as $provider => $kept ) {
			\Frontage\Base\Settings\Options::save(
				array(),
				array(
					'webhook'   => array(
						'url' => 'https://hooks.invalid/x',
						'key' => 'abcdefgh',
					),
					'mailchimp' => array( 'api_key' => str_repeat( 'a', 32 ) . '-us21' ),
				)
			);
			\Frontage\Domain\Providers\Dns_Resolver::replace( static fn (): array => array() );
			self::send(
				self::fields(
					self::checksum( '{"list":"news","provider":"' . $provider . '",' . self::QUESTIONS . '}' ),
					et_custom_fields: array( 'often' => 'm' )
				)
			);
			self::assertSame( array( 'often' => $kept ), self::row( provider: $provider )?->fields );
			\Frontage\Domain\Providers\Dns_Resolver::replace( null );
		}
	}

	public function test_a_known_address_gets_the_same_response(): void {
		$checksum = self::checksum( '{"list":"news","doubleOptIn":false}' );
		$fields   = self::fields( $checksum );
		self::assertSame( self::send( $fields )->body, self::send( $fields )->body );
	}

	public function test_the_honeypot_silently_rejects_robots(): void {
		$response = self::send( self::fields( self::checksum(), 'bot@example.org', frontage_homepage: 'https://spam.example' ) );
		self::assertArrayHasKey( 'success', $response->data() );
		self::assertNull( self::row( 'bot@example.org' ) );
		self::assertMatchesRegularExpression(
			'~<p class="frontage-newsletter__trap" aria-hidden="true"><label for="([^"]+)">Leave this field empty</label>'
				. '<input id="\1" type="text" name="frontage_homepage" tabindex="-1" autocomplete="off"/></p>~',
			do_blocks( '<!-- wp:frontage/newsletter /-->' )
		);
	}

	public function test_redirects_to_the_form_or_to_the_chosen_page_without_script(): void {
		$response = self::send( self::fields( self::checksum(), back: '1' ) );
		self::assertSame( 303, $response->status );
		self::assertMatchesRegularExpression( '~^http://[^/]+/#newsletter-[0-9a-f]{6}(-\d+)?-done$~', $response->headers['Location'] );
		$own = self::checksum( '{"redirect":"https://example.org/thanks","redirectQuery":["email","password"]}' );
		self::assertSame(
			'https://example.org/thanks?email=ann%40example.org',
			self::send( self::fields( $own, back: '1' ) )->headers['Location']
		);
		self::assertSame( 400, self::send( self::fields( $own, 'no', back: '1' ) )->status );
	}

	public function test_rejects_too_large_and_too_many_fields(): void {
		foreach ( array( 101 => 400, 10_000 => 413 ) as $answers => $status ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			self::assertSame(
				$status,
				self::send( self::fields( self::checksum(), et_custom_fields: array_fill( 0, $answers, 'x' ) ) )->status
			);
		}
		self::assertSame(
			413,
			Dispatcher::dispatch(
				new Request( 'et_pb_submit_subscribe_form', 'POST', array(), array( 'sec-fetch-site' => 'same-origin' ), 1_000_000 )
			)->status
		);
	}

	public function test_validates_email_questions(): void {
		$block = '{"fields":[{"id":"boss","type":"email","label":"Your boss","required":true}]}';
		self::assertMatchesRegularExpression(
			'~<input[^>]+name="et_custom_fields(&#91;|\[)boss[^>]+type="email" maxlength="200"~',
			do_blocks( "<!-- wp:frontage/newsletter $block /-->" )
		);
		$send = static fn ( string $boss ): array => (array) self::send(
			self::fields( self::checksum( $block ), et_custom_fields: compact( 'boss' ) )
		)->data();
		self::assertSame( 'Please fill in: Your boss', $send( ' ' )['error'] ?? '' );
		self::assertSame( 'Your boss: Enter an email address such as name@example.com.', $send( 'bob@example' )['error'] ?? '' );
		self::assertArrayHasKey( 'success', $send( ' Bob@Example.org ' ) );
		self::assertSame( array( 'boss' => 'bob@example.org' ), Subscribers::find( 'local', '', 'ann@example.org' )?->fields );
	}

}
