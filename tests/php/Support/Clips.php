<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use RuntimeException;

/** The video of tests and demo: a ball that rolls for four seconds, attachment 9098, and its captions. */
final class Clips {
	public const BALL = 9098;

	/** Creates the missing attachment. */
	public static function ensure(): void {
		if ( null !== get_post( self::BALL ) ) {
			return;
		}
		$folder = wp_upload_dir( null, false )['basedir'];
		wp_mkdir_p( $folder );
		foreach ( array( 'ball.webm', 'ball.vtt' ) as $name ) {
			copy( dirname( __DIR__, 2 ) . "/clips/$name", "$folder/$name" );
		}
		$made = wp_insert_attachment(
			array(
				'import_id'      => self::BALL,
				'post_title'     => 'A rolling ball',
				'post_name'      => 'ball-webm',
				'post_mime_type' => 'video/webm',
				'post_date'      => '2024-05-01 12:00:00',
			),
			"$folder/ball.webm",
			0,
			true
		);
		if ( self::BALL !== $made ) {
			throw new RuntimeException( 'The video could not be made: another post has its id.' );
		}
		wp_update_attachment_metadata(
			self::BALL,
			array(
				'width'  => 320,
				'height' => 180,
				'length' => 4,
			)
		);
	}
}
