<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Newsletter;

use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Tests\Domain\Forms\Submission_Tokens;
use Frontage\Tests\Newsletter_TestCase;

/**
 * Tests the action of the Mailchimp form.
 */
final class MailchimpFormTest extends Newsletter_TestCase {
	public function test_returns_status_and_msg(): void {
		$checksum = self::checksum( '{"kind":"mailchimp","list":"a1b2c3","success":"Welcome!"}' );
		$info     = static fn ( string $email ): string => http_build_query( Submission_Tokens::with( self::fields( $checksum, $email ) ) );
		$send     = static fn ( array $fields ): mixed => self::send( $fields, 'ha_mailchimp_ajax' )->data();
		$response = (array) $send(
			array(
				'subscriber_info' => $info( 'ann@example.org' ),
				'list_id'         => 'a1b2c3',
				'post_id'         => 0,
				'widget_id'       => 'newsletter-1',
			)
		);
		self::assertSame( array( true, 'Welcome!' ), array( $response['status'] ?? null, $response['msg'] ?? null ) );
		self::assertSame( 'deliver', Subscribers::find( 'mailchimp', 'a1b2c3', 'ann@example.org' )?->task, 'Without a key they wait.' );
		self::assertFalse( $send( array( 'subscriber_info' => $info( 'no' ) ) )['status'] ?? null );
		self::assertFalse(
			$send(
				array(
					'subscriber_info' => $info( 'bob@example.org' ),
					'list_id'         => 'other',
				)
			)['status'] ?? null
		);
		self::assertFalse( $send( array( 'subscriber_info' => 'et_email=bob@example.org' ) )['status'] ?? null );
	}

	public function test_accepts_requests_only_from_its_page_and_limits_the_address_length(): void {
		$post  = $this->make_post();
		$terms = ( new Form_Grant( 'local', 'page', true, $post, array( 'labels' => array( 'email' => 'Email' ) ) ) )->sign();
		$send  = static fn ( string $email, int $from ): mixed => ( (array) self::send(
			array(
				'post_id'         => $from,
				'subscriber_info' => http_build_query( Submission_Tokens::with( self::fields( $terms, $email ) ) ),
			),
			'ha_mailchimp_ajax'
		)->data() )['status'] ?? null;
		self::assertFalse( $send( 'ann@example.org', $post + 1 ) );
		self::assertFalse( $send( str_repeat( 'a', 250 ) . '@example.org', $post ) );
		self::assertTrue( $send( 'ann@example.org', $post ) );
	}
}
