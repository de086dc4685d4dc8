<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use RuntimeException;

/** The PDF of tests and demo: a menu of three pages, attachment 9099. */
final class Papers {
	public const MENU = 9099;

	private const PAGES = array( 'Menu of the week', 'Bread and cake', 'Drinks' );

	/** Creates the missing attachment. */
	public static function ensure(): void {
		if ( null !== get_post( self::MENU ) ) {
			return;
		}
		$file = wp_upload_dir( null, false )['basedir'] . '/menu-of-the-week.pdf';
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, self::pdf() );
		$made = wp_insert_attachment(
			array(
				'import_id'      => self::MENU,
				'post_title'     => 'Menu of the week',
				'post_name'      => 'menu-of-the-week-pdf',
				'post_mime_type' => 'application/pdf',
				'post_date'      => '2024-05-01 12:00:00',
			),
			$file,
			0,
			true
		);
		if ( self::MENU !== $made ) {
			throw new RuntimeException( 'The menu could not be made: another post has its id.' );
		}
		wp_update_attachment_metadata( self::MENU, array( 'filesize' => (int) filesize( $file ) ) );
	}

	/** Returns the bytes of the file. */
	public static function pdf(): string {
		$count   = count( self::PAGES );
		$kids    = implode( ' ', array_map( static fn ( int $at ): string => ( 4 + 2 * $at ) . ' 0 R', array_keys( self::PAGES ) ) );
		$objects = array(
			'<< /Type /Catalog /Pages 2 0 R >>',
			"<< /Type /Pages /Kids [$kids] /Count $count >>",
			'<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
		);
		foreach ( self::PAGES as $at => $words ) {
			$text      = "BT /F1 32 Tf 72 700 Td ($words) Tj ET";
			$objects[] = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents '
				. ( 5 + 2 * $at ) . ' 0 R >>';
			$objects[] = '<< /Length ' . strlen( $text ) . " >>\nstream\n$text\nendstream";
		}
		$pdf    = "%PDF-1.4\n";
		$places = '';
		foreach ( $objects as $at => $object ) {
			$places .= sprintf( "%010d 00000 n \n", strlen( $pdf ) );
			$pdf    .= ( $at + 1 ) . " 0 obj\n$object\nendobj\n";
		}
		$size  = count( $objects ) + 1;
		$table = "xref\n0 $size\n0000000000 65535 f \n{$places}trailer\n<< /Size $size /Root 1 0 R >>\n";
		return $pdf . $table . "startxref\n" . strlen( $pdf ) . "\n%%EOF\n";
	}
}
