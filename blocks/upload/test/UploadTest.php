<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Upload;

use Frontage\Blocks\Upload\Saved_Upload;
use Frontage\Blocks\Upload\Send_Files;
use Frontage\Domain\Actions\Upload;
use Frontage\Http\Response;
use Frontage\Tests\Domain\Forms\Form_TestCase;
use Frontage\Tests\Domain\Forms\Sample_Files;


/** Tests files sent to the owner: stored once, and emailed to the saved recipients. */
final class UploadTest extends Form_TestCase {
	protected function tearDown(): void {
		foreach ( (array) glob( wp_upload_dir()['basedir'] . '/frontage/*/*.bin' ) as $path ) {
			wp_delete_file( (string) $path );
		}
		parent::tearDown();
	}

	/** @param array<string, mixed> $attributes Block attributes. */
	private function make( array $attributes = array() ): int {
		$attributes += array(
			'uploadId'   => 'up1',
			'label'      => 'Scans',
			'title'      => 'Scans',
			'recipients' => 'owner@example.org',
		);
		return $this->make_post(
			array( 'post_content' => '<!-- wp:frontage/upload ' . serialize_block_attributes( $attributes ) . ' /-->' )
		);
	}

	private function choose( string $name = 'scan.pdf', string $content = Sample_Files::PDF ): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'form' );
		file_put_contents( $path, $content );
		$_FILES = array(
			'files' => array(
				'name'     => array( $name ),
				'size'     => array( strlen( $content ) ),
				'tmp_name' => array( $path ),
				'error'    => array( UPLOAD_ERR_OK ),
			),
		);
	}

	/** @param array<string, mixed> $more Additional request fields. */
	private function hand_in( int $post, array $more = array(), string $id = 'up1' ): Response {
		$response = $this->call(
			Send_Files::NAME,
			$more + array( 'upload' => ( new Saved_Upload( array( 'uploadId' => $id ) ) )->reference( $post ) )
		);
		$_FILES   = array();
		return $response;
	}

	private function receipt( int $post ): string {
		preg_match( '/&quot;grant&quot;:&quot;([^&]+)&quot;/', $this->html( $post ), $grant );
		$this->choose();
		$response = $this->call( Upload::NAME, array( 'grant' => $grant[1] ?? '' ) );
		$_FILES   = array();
		self::assertSame( 200, $response->status, $response->body );
		return $response->data()['files'][0]['receipt'] ?? '';
	}

	public function test_files_are_stored_once_however_often_they_are_sent(): void {
		$post = $this->make();
		$sent = array( 'files_sent' => array( $this->receipt( $post ), $this->receipt( $post ) ) );
		foreach ( array( $sent, $sent, array( 'files_sent' => array_reverse( $sent['files_sent'] ) ) ) as $fields ) {
			self::assertSame( '{"sent":true}', $this->hand_in( $post, $fields )->body );
		}
		self::assertSame( array( 1, 1 ), array( count( $this->entries() ), count( $this->mails ) ) );
		$entry = $this->entries()[0];
		self::assertSame( array( 'Scans', 'sent', $post ), array( $entry['title'], $entry['mail'], $entry['place'] ) );
		self::assertSame( array( 'scan.pdf', 'scan.pdf' ), array_column( $entry['content'][0]['value'], 'name' ) );
		self::assertSame( array( 'owner@example.org' ), $this->mails[0]['to'] );
		self::assertStringContainsString( 'Scans: scan.pdf, scan.pdf', $this->mails[0]['message'] );
	}

	public function test_without_script_files_are_sent_with_the_form(): void {
		$post = $this->make();
		$this->choose();
		$response = $this->hand_in(
			$post,
			array(
				'back' => '1',
				'page' => 'upload-1',
			)
		);
		self::assertSame(
			array( 303, get_permalink( $post ) . '#upload-1-done' ),
			array( $response->status, $response->headers['Location'] ?? '' )
		);
		self::assertCount( 1, $this->entries() );
	}

	public function test_rejects_files_that_the_block_does_not_allow(): void {
		$post = $this->make();
		$none = $this->hand_in( $post );
		self::assert_refused( 400, 'file_missing', $none, 'files' );
		self::assertSame( 'Choose a file first.', $none->data()['message'] ?? '' );
		self::assert_refused( 413, 'too_large', $this->hand_in( $post, array( 'many' => array_fill( 0, 1000, 'x' ) ) ) );
		$this->choose( 'scan.php', '<?php echo 1;' );
		self::assert_refused( 400, 'file_type', $this->hand_in( $post ), 'files' );
		self::assert_refused( 400, 'file_lost', $this->hand_in( $post, array( 'files_sent' => array( 'forged' ) ) ), 'files' );
		self::assert_refused(
			400,
			'invalid_field',
			$this->hand_in( $post, array( 'files_sent' => array_map( 'strval', range( 1, 22 ) ) ) ),
			'files_sent'
		);
		self::assert_refused( 400, 'invalid_field', $this->hand_in( $post, array( 'upload' => 'e30.AAAA' ) ), 'upload' );
		$this->choose();
		self::assert_refused( 404, 'form_gone', $this->hand_in( $post, array(), 'another' ) );
		self::assertSame( array(), $this->entries() );
	}

	public function test_stores_submissions_of_robots_without_sending_email(): void {
		$this->choose();
		$this->hand_in( $this->make(), array( 'frontage_homepage' => 'https://spam.example' ) );
		self::assertSame( array( 'spam', 0 ), array( $this->entries()[0]['state'], count( $this->mails ) ) );
	}

	public function test_redirects_only_within_the_site(): void {
		self::assertStringContainsString( 'action="/scans/"', $this->html( $this->make( array( 'url' => '/scans/' ) ) ) );
		foreach ( array( 'https://evil.example/', '//evil.example', 'javascript:alert(1)' ) as $url ) {
			$html = $this->html( $this->make( array( 'url' => $url ) ) );
			self::assertStringNotContainsString( 'evil', $html );
			self::assertStringContainsString( 'admin-ajax.php', $html );
		}
	}

	public function test_recipients_are_never_printed(): void {
		$html = $this->html( $this->make() );
		foreach ( preg_split( '/[^A-Za-z0-9_.-]+/', $html ) ?: array() as $word ) {
			self::assertStringNotContainsString( 'owner', $word . base64_decode( strtr( explode( '.', $word )[0], '-_', '+/' ) ) );
		}
	}

	public function test_limits_parallel_uploads_to_what_the_server_accepts(): void {
		$cases = array(
			array( 10, 1024, 10 ),
			array( 99, 1024, 10 ),
			array( 0, 1024, 1 ),
			array( 10, 20_480, 3 ),
			array( 10, 999_999, 1 ),
		);
		foreach ( $cases as list( $wanted, $kilobytes, $gets ) ) {
			$saved = new Saved_Upload(
				array(
					'concurrent' => $wanted,
					'size'       => $kilobytes,
				)
			);
			self::assertSame( $gets, $saved->concurrent( false ), "$wanted of $kilobytes KB" );
		}
		self::assertSame( 10, $saved->concurrent( true ), 'What another server takes is not known.' );
	}
}
