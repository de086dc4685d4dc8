<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Blocks\Form\Saved_Form;
use Frontage\Domain\Actions\Upload;
use Frontage\Domain\Forms\Upload_Messages;
use Frontage\Http\Response;

/**
 * Base class of tests that send files with forms.
 *
 * Makes forms with a file field, and selects and uploads files as browsers would.
 */
abstract class Files_TestCase extends Form_TestCase {
	/** @var list<string> */
	private array $made = array();

	protected function setUp(): void {
		parent::setUp();
		self::delete_stored();
	}

	protected function tearDown(): void {
		array_map( 'wp_delete_file', $this->made );
		self::delete_stored();
		parent::tearDown();
	}

	/** Deletes stored files, also those that tests of other kinds have left. */
	private static function delete_stored(): void {
		foreach ( (array) glob( wp_upload_dir()['basedir'] . '/frontage/*/*.bin' ) as $path ) {
			wp_delete_file( (string) $path );
		}
	}

	/** @param array<string, mixed> $own Attributes of the file field. */
	protected function form( array $own = array(), string $id = 'test1' ): int {
		$field = $own + array(
			'label' => 'CV',
			'name'  => 'cv',
			'types' => Sample_Files::TYPES,
			'size'  => 20,
			'count' => 2,
		);
		return $this->make_form( array( 'formId' => $id ), array( ...self::FIELDS, array( 'file', $field ) ) );
	}

	/** @param list<array{string, string, int}> $files Names, contents, error codes. */
	protected function choose( array $files, string $field = 'et_pb_contact_cv_0' ): void {
		$sent = array();
		foreach ( $files as list( $name, $content, $error ) ) {
			$path         = (string) tempnam( sys_get_temp_dir(), 'form' );
			$this->made[] = $path;
			file_put_contents( $path, $content );
			$sent['name'][]     = $name;
			$sent['size'][]     = strlen( $content );
			$sent['tmp_name'][] = $path;
			$sent['error'][]    = $error;
		}
		$_FILES = array( $field => $sent );
	}

	protected function choose_pdf( string $field = 'et_pb_contact_cv_0' ): void {
		$this->choose( array( array( 'My CV.pdf', Sample_Files::PDF, UPLOAD_ERR_OK ) ), $field );
	}

	/** Returns the upload grant in the form's page. */
	protected function grant( int $post, string $id = 'test1' ): string {
		$saved = new Saved_Form( parse_blocks( (string) get_post_field( 'post_content', $post, 'raw' ) )[0] );
		return Upload_Messages::needed( $saved->fields, 'form', $id, $post )['grants']['cv'] ?? '';
	}

	protected function upload( string $grant ): Response {
		$response = $this->call( Upload::NAME, array( 'grant' => $grant ) );
		$_FILES   = array();
		return $response;
	}

	protected function receipt( int $post ): string {
		$this->choose_pdf( 'files' );
		$response = $this->upload( $this->grant( $post ) );
		self::assertSame( 200, $response->status, $response->body );
		return $response->data()['files'][0]['receipt'] ?? '';
	}

	/** @return list<string> */
	protected function in( string $folder ): array {
		return array_map( 'strval', (array) glob( wp_upload_dir()['basedir'] . "/frontage/$folder/*.bin" ) );
	}
}
