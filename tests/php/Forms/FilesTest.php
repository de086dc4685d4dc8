<?php
/**
 * Files sent with forms.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Forms;

use Frontage\Forms\Entries;
use Frontage\Forms\Files;
use PHPUnit\Framework\Attributes\DataProvider;

/** Only what the saved form allows, and what is what it says; kept out of reach, gone with its entry. */
final class FilesTest extends Form_Case {
	private const PDF = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";

	/** @var list<string> */
	private array $made = array();

	protected function tearDown(): void {
		array_map( 'wp_delete_file', $this->made );
		parent::tearDown();
	}

	private function form(): int {
		return $this->make_form(
			array(),
			array(
				...self::FIELDS,
				array(
					'file',
					array(
						'label' => 'CV',
						'name'  => 'cv',
						'types' => 'pdf, php, svg, html',
						'size'  => 1,
					),
				),
			)
		);
	}

	private function choose( string $name, string $content, int $error = UPLOAD_ERR_OK ): void {
		$path         = (string) tempnam( sys_get_temp_dir(), 'form' );
		$this->made[] = $path;
		file_put_contents( $path, $content );
		$_FILES = array(
			'et_pb_contact_cv_0' => array(
				'name'     => array( $name ),
				'size'     => array( strlen( $content ) ),
				'tmp_name' => array( $path ),
				'error'    => array( $error ),
			),
		);
	}

	public function test_keeps_a_file_out_of_reach_until_its_entry_goes(): void {
		$this->choose( 'My CV.pdf', self::PDF );
		$this->send( $this->form() );
		$entry = $this->entries()[0];
		$file  = $entry['content'][3]['value'][0];
		self::assertSame( array( 'My CV.pdf', strlen( self::PDF ) ), array( $file['name'], $file['size'] ) );
		$path = Files::path( $file['path'] );
		self::assertMatchesRegularExpression( '~/frontage/forms/[0-9a-f]{40}\.bin$~', $path );
		self::assertStringContainsString( 'denied', (string) file_get_contents( dirname( $path ) . '/.htaccess' ) );
		self::assertStringNotContainsString( $file['path'], $this->mails[0]['message'] );
		Entries::delete( array( $entry['id'] ) );
		self::assertFileDoesNotExist( $path );
	}

	/**
	 * Files that are not taken.
	 *
	 * @return array<string, array{string, string, string, int}>
	 */
	public static function refused(): array {
		return array(
			'too large'                   => array( 'cv.pdf', self::PDF . str_repeat( ' ', 1024 ), 'size', UPLOAD_ERR_OK ),
			'larger than PHP takes'       => array( 'cv.pdf', '', 'size', UPLOAD_ERR_INI_SIZE ),
			'a path'                      => array( '../../cv.pdf', self::PDF, 'name', UPLOAD_ERR_OK ),
			'another type'                => array( 'cv.doc', 'x', 'type', UPLOAD_ERR_OK ),
			'two endings'                 => array( 'cv.pdf.exe', 'x', 'type', UPLOAD_ERR_OK ),
			'a script, though allowed'    => array( 'cv.php', '<?php echo 1;', 'type', UPLOAD_ERR_OK ),
			'a picture that runs'         => array( 'cv.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'type', UPLOAD_ERR_OK ),
			'a page'                      => array( 'cv.html', '<p>x', 'type', UPLOAD_ERR_OK ),
			'a script under another name' => array( 'cv.pdf', '<?php echo 1;', 'type', UPLOAD_ERR_OK ),
		);
	}

	#[DataProvider( 'refused' )]
	public function test_refuses( string $name, string $content, string $problem, int $error ): void {
		$this->choose( $name, $content, $error );
		$this->send( $this->form() );
		self::assertSame( array( 'cv' => $problem ), $this->outcome()->problems );
		self::assertSame( array(), $this->entries() );
	}
}
