<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin;

use Frontage\Admin\Forms\Entry_View;
use Frontage\Admin\Status\Mail_Advice;
use Frontage\Domain\Forms\Entries;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that the advice fits what the mailer said. */
final class MailAdviceTest extends TestCase {
	/** @return array<string, array{string, string}> Error message, and words of the advice. */
	public static function problems(): array {
		return array(
			'no mail function'  => array( 'Could not instantiate mail function.', 'Install a plugin that sends them with SMTP' ),
			'a wrong password'  => array( 'SMTP Error: Could not authenticate.', 'user name and password' ),
			'a wrong server'    => array( 'SMTP connect() failed. https://github.com/PHPMailer', 'name, port' ),
			'a wrong recipient' => array( 'SMTP Error: The following recipients failed: nobody@example.org', 'recipients' ),
			'a wrong sender'    => array( 'MAIL FROM command failed', 'sender address' ),
			'anything else'     => array( 'Out of stamps', 'ask your host' ),
		);
	}

	public function test_a_message_comes_with_the_advice(): void {
		$entry   = Entries::row(
			array(
				'title'   => 'Contact',
				'email'   => '',
				'created' => '2027-01-31 12:00:00',
				'problem' => 'Out of stamps',
			)
		);
		$advices = array_column( Entry_View::all( array( $entry, array( 'problem' => '' ) + $entry ) ), 'advice' );
		self::assertStringContainsString( 'ask your host', (string) $advices[0] );
		self::assertSame( '', $advices[1] );
	}

	#[DataProvider( 'problems' )]
	public function test_advice_fits_the_cause( string $problem, string $words ): void {
		self::assertStringContainsString( $words, Mail_Advice::on( $problem ) );
	}
}
