<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Blocks\Form\Saved_Form;
use Frontage\Domain\Actions\Upload;
use Frontage\Domain\Forms\Files;
use Frontage\Domain\Forms\Pending_Files;
use Frontage\Domain\Forms\Upload_Messages;
use PHPUnit\Framework\Attributes\Group;

/** Sends harmless and hostile files to a real web server: each verdict is that of `tests/fixtures/form-files.json`. */
#[Group( 'once' )]
final class FileVectorsTest extends Lost_Form_TestCase {
	/** Types of an author who allows too much. */
	private const TYPES = 'pdf, jpg, jpeg, png, gif, webp, txt, csv, doc, docx, xlsx, pptx, odt, rtf, zip, mp3, mp4, '
		. 'php, phtml, phar, svg, svgz, html, mhtml, xhtml, exe, com, sh, js, vbs, lnk, hta, jar, pl, htaccess, ini';

	protected function tearDown(): void {
		foreach ( (array) glob( wp_upload_dir()['basedir'] . '/frontage/*/*.bin' ) as $path ) {
			wp_delete_file( (string) $path );
		}
		parent::tearDown();
	}

	/** @return list<array{about: string, name: string, text?: string, base64?: string, problem: string}> */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( __DIR__ . '/../../../fixtures/form-files.json' ), true );
	}

	/**
	 * Encodes a form as browsers do.
	 *
	 * @param array<string, string> $fields Values by name.
	 * @param array<string, array{string, string}> $files Names and contents by field.
	 */
	private static function multipart( array $fields, array $files ): string {
		$body = '';
		foreach ( $fields as $name => $value ) {
			$body .= "--part\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n$value\r\n";
		}
		foreach ( $files as $field => list( $name, $content ) ) {
			$name  = str_replace( array( '\\', '"' ), array( '\\\\', '%22' ), $name );
			$body .= "--part\r\nContent-Disposition: form-data; name=\"$field\"; filename=\"$name\"\r\n"
				. "Content-Type: image/jpeg\r\n\r\n$content\r\n";
		}
		return "$body--part--\r\n";
	}

	public function test_every_file_gets_its_verdict(): void {
		$field = wp_json_encode(
			array(
				'label' => 'Files',
				'name'  => 'files',
				'types' => self::TYPES,
				'size'  => 90,
				'count' => 3,
			)
		);
		$post  = $this->page( "<!-- wp:frontage/field-file $field /-->" );
		$saved = new Saved_Form( parse_blocks( (string) get_post_field( 'post_content', $post, 'raw' ) )[0] );
		$grant = Upload_Messages::needed( $saved->fields, 'form', 'lost1', $post )['grants']['files'] ?? '';
		$calls = array();
		foreach ( self::vectors() as $file ) {
			$content = $file['text'] ?? (string) base64_decode( $file['base64'] ?? '' );
			$calls[] = array(
				'fields'  => self::multipart(
					array(
						'action' => Upload::NAME,
						'grant'  => $grant,
					),
					array( 'files[]' => array( $file['name'], $content ) )
				),
				'headers' => array( 'Content-Type: multipart/form-data; boundary=part', 'Sec-Fetch-Site: same-origin' ),
			);
		}
		$kept = 0;
		foreach ( self::$server->send_all( $calls ) as $at => $answer ) {
			$file = self::vectors()[ $at ];
			$data = (array) json_decode( $answer['body'], true );
			// Browsers and PHP reduce what a name says of folders and quotes.
			if ( 'name' === $file['problem'] && 'name' !== substr( $data['code'] ?? '', 5 ) && str_contains( $file['name'], '\\' ) ) {
				self::assertSame( 'cv.pdf', $data['files'][0]['name'] ?? '', $file['about'] );
				++$kept;
				continue;
			}
			$wanted = '' === $file['problem'] ? '' : "file_{$file['problem']}";
			self::assertSame( $wanted, $data['code'] ?? '', "{$file['about']}: {$answer['body']}" );
			if ( '' === $file['problem'] ) {
				$found = Pending_Files::find( $data['files'][0]['receipt'] ?? '', 'form lost1 files' );
				self::assertSame( $file['name'], $found['name'] );
				self::assertStringEndsWith( '.bin', $found['path'] );
				++$kept;
			}
		}
		self::assertCount( $kept, (array) glob( dirname( Files::path( basename( $found['path'] ?? '' ), Files::WAITING ) ) . '/*.bin' ) );
		$problems = array_column( self::vectors(), 'problem' );
		self::assertGreaterThanOrEqual( 40, count( array_keys( $problems, '', true ) ) );
		self::assertGreaterThanOrEqual( 40, count( array_filter( $problems ) ) );
	}
}
