<?php
/**
 * Stands in for the server's sendmail: puts each mail into a folder as it would leave, or refuses
 * while a file `down` lies there.
 *
 *     php sendmail.php <folder> [sendmail's arguments]
 */

declare( strict_types=1 );

$folder = $argv[1];
if ( is_file( "$folder/down" ) ) {
	exit( 1 );
}
file_put_contents( $folder . '/' . bin2hex( random_bytes( 8 ) ) . '.eml', (string) stream_get_contents( STDIN ) );
