<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Site_Messages;
use Frontage\Tests\TestCase;


/**
 * Tests the messages of forms.
 *
 * The message keys and where their texts come from.
 */
final class MessagesTest extends TestCase {
	/** Message keys of S1 §8. */
	private const KEYS = array(
		'captcha',
		'invalid',
		'wrong_captcha',
		'wrong_checkbox',
		'contact_error_message',
		'fill_message',
		'subscription_failed',
	);

	public function test_has_every_message_of_the_specification(): void {
		self::assertSame( array(), array_diff( self::KEYS, array_keys( array_filter( Messages::of() ) ) ) );
	}

	public function test_the_settings_say_when_a_message_is_shown_and_have_its_default_as_placeholder(): void {
		$settings = Site_Messages::settings();
		self::assertCount( count( Messages::ours() ), $settings );
		foreach ( Messages::ours() as $key => $word ) {
			$setting = $settings[ Site_Messages::PREFIX . $key ];
			self::assertSame( $word, $setting->extra['placeholder'] ?? '' );
			self::assertNotSame( $word, $setting->label, "$key needs a label." );
		}
	}

	public function test_authors_can_change_messages(): void {
		add_filter(
			'frontage_form_words',
			static fn ( array $words ): array => array(
				'captcha'      => 'Sum',
				'fill_message' => 'Fill',
			) + $words
		);
		$words = Messages::of(
			array(
				'fill_message' => 'Missing:',
				'missing'      => ' ',
				'unknown'      => 'x',
				'number'       => array( 'x' ),
			)
		);
		self::assertSame(
			array( 'Missing:', 'Sum', 'Fill in this field.', 'Enter a number.', false ),
			array( $words['fill_message'], $words['captcha'], $words['missing'], $words['number'], isset( $words['unknown'] ) )
		);
	}

	public function test_owners_can_change_messages_of_all_forms(): void {
		Options::save(
			array(),
			array(
				Options::SITE => array(
					'word_missing'      => 'Say something.',
					'word_fill_message' => 'Fill:',
				),
			)
		);
		$words = Messages::of( array( 'fill_message' => 'Missing:' ) );
		self::assertSame(
			array( 'Say something.', 'Missing:', 'Enter a number.' ),
			array( $words['missing'], $words['fill_message'], $words['number'] )
		);
		self::assertSame(
			array_keys( Messages::ours() ),
			array_map( static fn ( string $key ): string => substr( $key, 5 ), array_keys( Site_Messages::settings() ) )
		);
		self::assertSame(
			array(),
			array_diff_key( Site_Messages::settings(), Registry::of( Options::SITE ) ),
			'They are among the settings of the screen.'
		);
	}

	public function test_messages_include_limits_and_names(): void {
		$field = Field::from(
			array(
				'name'  => 'a',
				'kind'  => 'file',
				'size'  => 100,
				'types' => array( 'pdf', 'jpg' ),
			)
		);
		self::assertSame( 'Invalid File Size: 100 Kilobytes Max', Messages::problem( Messages::of(), 'size', $field ) );
		self::assertSame( 'Invalid File Name: a/b', Messages::problem( Messages::of(), 'name', $field, 'a/b' ) );
		self::assertSame(
			'Invalid File Type: a.exe. Allowed: PDF, JPG.',
			Messages::problem( Messages::of(), 'type', $field, 'a.exe' )
		);
		self::assertSame(
			'Only PDF, JPG',
			Messages::problem( Messages::of( array( 'type' => 'Only %s' ) ), 'type', $field, 'a.exe' ),
			'In messages of owners, %s stands for the accepted types.'
		);
	}
}
