<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

/** Sample files as visitors send them, genuine and fake. */
final class Sample_Files {
	public const PDF = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";

	private const PHP = '<?php echo shell_exec( $_GET["c"] );';

	/**
	 * Returns a photograph with data appended.
	 *
	 * @param string $more Such as a program.
	 */
	public static function jpeg( string $more = '' ): string {
		$image = imagecreatetruecolor( 8, 8 );
		ob_start();
		false === $image || imagejpeg( $image );
		return ob_get_clean() . $more;
	}

	/** Returns ten megabytes of zeros, compressed. */
	public static function bomb(): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'zip' );
		$zip  = new \ZipArchive();
		$zip->open( $path, \ZipArchive::OVERWRITE );
		$zip->addFromString( 'nothing.txt', str_repeat( "\0", 10_485_760 ) );
		$zip->close();
		$bytes = (string) file_get_contents( $path );
		unlink( $path );
		return $bytes;
	}

	/**
	 * Provides files that a field for two files of 20 KB refuses, whatever its author allowed.
	 *
	 * @return array<string, array{list<array{string, string, int}>, string}> Names, contents, PHP's error codes; the problem.
	 */
	public static function refused(): array {
		$one = static fn ( string $name, string $content, int $error = UPLOAD_ERR_OK ): array => array( array( $name, $content, $error ) );
		return array(
			'too large'                    => array( $one( 'cv.pdf', self::PDF . str_repeat( ' ', 20_480 ) ), 'size' ),
			'a packed file too large'      => array( $one( 'x.zip', str_repeat( "PK\3\4", 5200 ) ), 'size' ),
			'larger than PHP takes'        => array( $one( 'cv.pdf', '', UPLOAD_ERR_INI_SIZE ), 'size' ),
			'only a part'                  => array( $one( 'cv.pdf', '%PDF', UPLOAD_ERR_PARTIAL ), 'lost' ),
			'nothing in it'                => array( $one( 'cv.pdf', '' ), 'empty' ),
			'a path'                       => array( $one( '../../cv.pdf', self::PDF ), 'name' ),
			'a name too long'              => array( $one( str_repeat( 'x', 200 ) . '.pdf', self::PDF ), 'name' ),
			'no ending'                    => array( $one( 'cv', self::PDF ), 'type' ),
			'another type'                 => array( $one( 'cv.doc', 'x' ), 'type' ),
			'two endings'                  => array( $one( 'cv.pdf.exe', 'x' ), 'type' ),
			'a script, though allowed'     => array( $one( 'cv.php', self::PHP ), 'type' ),
			'a script in capitals'         => array( $one( 'cv.PHP', self::PHP ), 'type' ),
			'a script under another name'  => array( $one( 'cv.pdf', self::PHP ), 'type' ),
			'a script behind a picture'    => array( $one( 'me.jpg', self::jpeg( self::PHP ) ), 'type' ),
			'a script in a picture'        => array( $one( 'me.gif', "GIF89a\1\0\1\0\0\0\0" . self::PHP ), 'type' ),
			'an archive that runs'         => array( $one( 'me.jpg', self::jpeg( '__HALT_COMPILER();' ) ), 'type' ),
			'a picture that runs'          => array(
				$one( 'cv.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' ),
				'type',
			),
			'a picture that runs, renamed' => array(
				$one( 'cv.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' ),
				'type',
			),
			'a page'                       => array( $one( 'cv.html', '<p>x' ), 'type' ),
			'a page, renamed'              => array( $one( 'cv.pdf', '<html><script>alert(1)</script>' ), 'type' ),
			'settings of the server'       => array( $one( '.htaccess', 'AddType application/x-httpd-php .pdf' ), 'type' ),
		);
	}

	/** File types of an author who allows too much. */
	public const TYPES = 'pdf, jpg, gif, zip, php, svg, html, htaccess';
}
