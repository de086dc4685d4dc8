<?php
/**
 * A stub of the server's sendmail: writes each email into a folder as it would be sent, or fails
 * while a file `down` exists there.
 *
 *     php sendmail.php <folder> [sendmail's arguments]
 */

declare( strict_types=1 );

$folder = $argv[1];
if ( is_file( "$folder/down" ) ) {
	exit( 1 );
}
file_put_contents( $folder . '/' . bin2hex( random_bytes( 8 ) ) . '.eml', (string) stream_get_contents( STDIN ) );
