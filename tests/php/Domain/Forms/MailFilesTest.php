<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Actions\Download_File;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Mail_Files;

/** Tests files in the owner's email: named only, attached, or as links that expire. */
final class MailFilesTest extends Files_TestCase {
	/** @param array<string, mixed> $attributes Attributes of the form. */
	private function mail( array $attributes, int $bytes = 0 ): void {
		$field = array(
			'label' => 'CV',
			'name'  => 'cv',
			'types' => 'pdf, txt',
			'size'  => 20480,
			'count' => 3,
		);
		$post  = $this->make_form( array( 'formId' => 'test1' ) + $attributes, array( ...self::FIELDS, array( 'file', $field ) ) );
		$this->choose(
			array(
				array( 'CV Zoë.pdf', Sample_Files::PDF . str_repeat( ' ', $bytes ), UPLOAD_ERR_OK ),
				array( 'CV Zoë.pdf', Sample_Files::PDF . 'x', UPLOAD_ERR_OK ),
				array( 'page.txt', '<script>alert(1)</script>', UPLOAD_ERR_OK ),
			)
		);
		$this->send( $post );
		self::assertTrue( $this->submission_result()->is_sent );
		$_FILES = array();
	}

	/** @return list<string> Signed values of the links in the owner's email. */
	private function links(): array {
		preg_match_all( '/action=frontage_file&file=(\S+)/', (string) $this->mails[0]['message'], $links );
		return array_map( 'rawurldecode', $links[1] );
	}

	public function test_an_email_names_files_unless_the_author_chose_more(): void {
		$this->mail( array() );
		self::assertStringContainsString( 'CV Zoë.pdf', $this->mails[0]['message'] );
		self::assertSame( array( array(), array() ), array( $this->mails[0]['attachments'], $this->links() ) );
	}

	public function test_attaches_all_files_even_of_the_same_name_to_the_owners_email_only(): void {
		$this->mail(
			array(
				'mailFiles' => 'attached',
				'replyText' => 'Thank you. {all}',
			)
		);
		$files = $this->mails[0]['attachments'];
		self::assertSame( array( 'CV Zoë.pdf', '1-CV Zoë.pdf', 'page.txt' ), array_keys( $files ) );
		self::assertStringEqualsFile( $files['1-CV Zoë.pdf'], Sample_Files::PDF . 'x' );
		self::assertSame( array(), $this->mails[1]['attachments'] );
	}

	public function test_links_download_whatever_was_sent_as_an_attachment_and_expire(): void {
		$this->mail( array( 'mailFiles' => 'links' ) );
		self::assertSame( array(), $this->mails[0]['attachments'] );
		$links = $this->links();
		self::assertCount( 3, $links );
		$response = $this->call( Download_File::NAME, array( 'file' => $links[2] ) );
		self::assertSame( array( 200, '<script>alert(1)</script>' ), array( $response->status, $response->body ) );
		self::assertStringStartsWith( 'application/octet-stream', $response->headers['Content-Type'] );
		self::assertSame( "attachment; filename*=UTF-8''page.txt", $response->headers['Content-Disposition'] );
		self::assertSame( 'nosniff', $response->headers['X-Content-Type-Options'] );
		self::assertStringContainsString( 'sandbox', $response->headers['Content-Security-Policy'] );
		self::assert_refused( 400, 'invalid_field', $this->call( Download_File::NAME, array( 'file' => "x$links[0]" ) ), 'file' );
		Clock::stop( Clock::now() + ( Mail_Files::DAYS + 1 ) * DAY_IN_SECONDS );
		self::assert_refused( 404, 'file_gone', $this->call( Download_File::NAME, array( 'file' => $links[0] ) ) );
	}

	public function test_a_link_ends_with_its_message(): void {
		$this->mail( array( 'mailFiles' => 'links' ) );
		Entries::delete( array( $this->entries()[0]['id'] ) );
		self::assert_refused( 404, 'file_gone', $this->call( Download_File::NAME, array( 'file' => $this->links()[0] ) ) );
	}

	public function test_attachments_that_no_server_takes_become_links(): void {
		$this->mail( array( 'mailFiles' => 'attached' ), 11_000_000 );
		self::assertSame( array(), $this->mails[0]['attachments'] );
		self::assertCount( 3, $this->links() );
	}
}
