<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Admin\Forms\Entry_Filter;
use Frontage\Domain\Forms\Mail_Advice;
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
		$entry = array(
			'place'   => 0,
			'problem' => 'Out of stamps',
		);
		self::assertStringContainsString( 'ask your host', Entry_Filter::describe( $entry )['advice'] );
		self::assertSame( '', Entry_Filter::describe( array( 'problem' => '' ) + $entry )['advice'] );
	}

	#[DataProvider( 'problems' )]
	public function test_advice_fits_the_cause( string $problem, string $words ): void {
		self::assertStringContainsString( $words, Mail_Advice::on( $problem ) );
	}
}
