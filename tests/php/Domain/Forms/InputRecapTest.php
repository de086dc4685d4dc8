<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Input_Recap;
use Frontage\Tests\TestCase;


/**
 * Tests what visitors get back of a form that no longer exists.
 *
 * Readable text, and only what they have typed or selected.
 */
final class InputRecapTest extends TestCase {
	private const SENT = array(
		'frontage_form'                       => 'signed',
		'frontage_submission_token'           => 'signed',
		'frontage_homepage'                   => 'http://spam.example',
		'token'                               => 'abc',
		'et_pb_contact_email_fields_1'        => '[{"field_id":"x"}]',
		'et_pb_contact_email_hidden_fields_1' => '["x"]',
		'et_pb_contact_captcha_1'             => '12',
		'et_pb_contact_cv_1_sent'             => array( 'receipt' ),
		'et_pb_contact_empty_1'               => " \n",
		'et_pb_contact_your_name_1'           => 'Ada',
		'et_pb_contact_campaign_1'            => 'summer-27',
		'et_pb_contact_privacy_1'             => '1',
		'et_pb_contact_topics_1'              => array( 'A', 'B' ),
		'et_pb_contact_field_2_1'             => "One\nTwo",
	);

	public function test_turns_names_into_labels_and_skips_meaningless_ones(): void {
		self::assertSame(
			"Your name: Ada\n\nTopics: A, B\n\nOne\nTwo",
			Input_Recap::text( self::SENT, array(), array( 'campaign', 'privacy' ) )
		);
	}

	public function test_returns_the_labels_of_a_form_saved_elsewhere(): void {
		$fields = array(
			new Field( 'your_name', 'text', 'What’s your name?' ),
			new Field( 'campaign', 'hidden', 'Campaign' ),
			new Field( 'privacy', 'consent', 'I agree' ),
			new Field( 'topics', 'checkbox' ),
			new Field( 'field_2', 'textarea', 'Ваше сообщение' ),
		);
		self::assertSame( "What’s your name?: Ada\n\nTopics: A, B\n\nВаше сообщение:\nOne\nTwo", Input_Recap::text( self::SENT, $fields ) );
		self::assertSame( array( 'campaign', 'privacy' ), Input_Recap::silent( $fields ) );
	}

	public function test_returns_nothing_if_nothing_was_typed(): void {
		self::assertSame( '', Input_Recap::text( array_slice( self::SENT, 0, 9, true ) ) );
		self::assertSame(
			'',
			Input_Recap::text(
				array(
					'et_pb_contact_x_0' => array( array( 'deep' ) ),
					7                   => 'x',
				)
			)
		);
	}
}
