<?php
/**
 * The part of the Instagram API with Instagram Login that Frontage uses, in the format of recorded answers, and a server
 * of pictures: a router for `php -S`.
 *
 * The token's letters after `IGAA` select the answer: `good`, `dead` (400, code 190), `anon` (401), `deny` (403, code 10),
 * `busy` (429, code 4), `down` (500, code 2), `page` (HTML), `null`, `slow`, `evil` (hostile values), `else` (another
 * account). Of the account's 60 posts, `limit` are in an answer. Each request is a line in the file named by STUB_NOTES.
 * The mode `low` makes all pictures small.
 */

declare( strict_types=1 );

( static function (): void {
	$notes = getenv( 'STUB_NOTES' );
	$host  = $_SERVER['HTTP_X_STANDS_FOR'] ?? '';
	$path  = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
	$size  = is_file( "$notes.mode" ) ? trim( (string) file_get_contents( "$notes.mode" ) ) : '';
	$token = $_GET['access_token'] ?? substr( $_SERVER['HTTP_AUTHORIZATION'] ?? '', strlen( 'Bearer ' ) );
	if ( false !== $notes ) {
		$line = "$host $path " . ( '' === $token ? 'no token' : 'token' ) . ' ' . ( $_GET['after'] ?? '' );
		file_put_contents( $notes, rtrim( $line ) . "\n", FILE_APPEND | LOCK_EX );
	}
	$json  = static function ( array $data, int $status = 200 ): void {
		http_response_code( $status );
		header( 'Content-Type: application/json; charset=UTF-8' );
		echo json_encode( $data, JSON_UNESCAPED_SLASHES );
	};
	$error = static function ( int $status, int $code, string $message, int $subcode = 0 ) use ( $json ): void {
		$error = array(
			'message' => $message,
			'type'    => 2 === $code ? 'OAuthException' : 'IGApiException',
			'code'    => $code,
		);
		$more  = 0 === $subcode ? array() : array( 'error_subcode' => $subcode );
		$json( array( 'error' => $error + $more + array( 'fbtrace_id' => 'AQ3mGcHwpAPdHFmM2gHJnpT' ) ), $status );
	};

	if ( 'graph.instagram.com' !== $host ) {
		if ( str_contains( $path, 'gone' ) ) {
			http_response_code( 403 );
			echo 'URL signature expired';
		} elseif ( str_contains( $path, 'evil' ) ) {
			header( 'Content-Type: image/jpeg' );
			echo 'GIF89a<?php echo 1; ?><svg onload="alert(1)">';
		} else {
			list( $width, $height ) = str_contains( "$path $size", 'low' ) ? array( 320, 400 ) : array( 1080, 1350 );
			$image                  = imagecreatetruecolor( $width, $height );
			imagefilledrectangle( $image, 0, (int) ( $height / 8 ), $width, (int) ( $height * 7 / 8 ), 0x556677 );
			header( 'Content-Type: image/jpeg' );
			imagejpeg( $image );
		}
		return;
	}

	$mode = substr( $token, 4, 4 );
	switch ( $mode ) {
		case 'dead':
			$words = 'Error validating access token: Session has expired on Thursday, 01-Oct-26 06:00:00 PDT.';
			$error( 400, 190, "$words The current time is Friday, 27-Nov-26 00:07:02 PST.", 463 );
			return;
		case 'anon':
			$error( 401, 190, 'Invalid OAuth access token - Cannot parse access token' );
			return;
		case 'deny':
			$error( 403, 10, '(#10) Application does not have permission for this action' );
			return;
		case 'busy':
			$error( 429, 4, 'Application request limit reached' );
			return;
		case 'down':
			$error( 500, 2, 'An unexpected error has occurred. Please retry your request later.' );
			return;
		case 'page':
			header( 'Content-Type: text/html' );
			echo '<!DOCTYPE html><title>Instagram</title>';
			return;
		case 'null':
			echo 'null';
			return;
		case 'slow':
			sleep( 8 );
			return;
		case 'good':
		case 'evil':
		case 'else':
			break;
		default:
			$error( 400, 190, 'Invalid OAuth access token - Cannot parse access token' );
			return;
	}
	$name = 'else' === $mode ? 'someone.else' : 'harbour.studio';
	if ( '/refresh_access_token' === $path ) {
		$json(
			array(
				'access_token' => isset( $_SERVER['HTTP_AUTHORIZATION'] ) ? '' : $token . 'new',
				'token_type'   => 'bearer',
				'expires_in'   => 5183944,
				'permissions'  => 'instagram_business_basic',
			)
		);
		return;
	}
	if ( str_ends_with( $path, '/me' ) ) {
		$json(
			array(
				'user_id'      => '17841400008460056',
				'username'     => $name,
				'account_type' => 'BUSINESS',
				'media_count'  => 60,
				'id'           => '25025320700461234',
			)
		);
		return;
	}

	$total  = 60;
	$limit  = max( 1, min( 100, (int) ( $_GET['limit'] ?? 25 ) ) );
	$from   = (int) base64_decode( strtr( $_GET['after'] ?? '', '-_', '+/' ), true );
	$cursor = static fn ( int $at ): string => rtrim( strtr( base64_encode( (string) $at ), '+/', '-_' ), '=' );
	$file   = static fn ( string $id, string $server = 'scontent-fra5-1' ): string =>
		"https://$server.cdninstagram.com/v/t51.29350-15/{$id}_n.jpg?stp=dst-jpg_e35&_nc_sid=18de74&oh=00_"
			. bin2hex( random_bytes( 4 ) ) . '&oe=6741B2A5';
	$data   = array();
	for ( $at = $from; $at < min( $total, $from + $limit ); $at++ ) {
		$id   = (string) ( 18000000000000060 - $at );
		$post = array(
			'id'             => $id,
			'caption'        => "Morning number $at at the harbour\n#sea #boats",
			'media_type'     => 'IMAGE',
			'media_url'      => $file( $id ),
			'permalink'      => "https://www.instagram.com/p/C$id/",
			'timestamp'      => gmdate( 'Y-m-d\TH:i:s+0000', 1764000000 - $at * 86400 ),
			'username'       => $name,
			'like_count'     => 40 + $at,
			'comments_count' => $at % 5,
		);
		if ( 1 === $at % 10 ) {
			$post = array_replace(
				$post,
				array(
					'media_type'    => 'VIDEO',
					'media_url'     => "https://scontent-fra5-1.cdninstagram.com/o1/v/t16/f2/m86/$id.mp4?efg=e30",
					'thumbnail_url' => $file( $id ),
				)
			);
		}
		if ( 2 === $at % 10 ) {
			$children = array();
			foreach ( array( 'a', 'b', 'c' ) as $part ) {
				$children[] = array(
					'id'         => $id . ord( $part ),
					'media_type' => 'IMAGE',
					'media_url'  => $file( $id . $part ),
				);
			}
			$post['media_type'] = 'CAROUSEL_ALBUM';
			$post['children']   = array( 'data' => $children );
		}
		if ( 3 === $at ) {
			// Posts without words have no caption, and hidden likes no number.
			unset( $post['caption'], $post['like_count'] );
		}
		$data[] = $post;
	}
	if ( 'evil' === $mode ) {
		$data = array(
			array( 'id' => array( 'no' ) ),
			'text',
			array_replace(
				$data[0],
				array(
					'caption'    => '<script>alert(1)</script><img src=x onerror=alert(1)>Hello ' . str_repeat( 'x', 9000 ),
					'permalink'  => 'javascript:alert(1)',
					'like_count' => -1,
				)
			),
			array_replace(
				$data[0],
				array(
					'id'        => '2',
					'media_url' => 'https://127.0.0.1/a.jpg',
				)
			),
			array_replace(
				$data[0],
				array(
					'id'        => '3',
					'media_url' => 'https://169.254.169.254/latest/meta-data/a.jpg',
				)
			),
			array_replace(
				$data[0],
				array(
					'id'        => '4',
					'media_url' => 'https://intranet.example/a.jpg',
				)
			),
			array_replace(
				$data[0],
				array(
					'id'        => '5',
					'media_url' => $file( 'evil' ),
				)
			),
			array_replace(
				$data[0],
				array(
					'id'        => '6',
					'media_url' => $file( 'gone' ),
				)
			),
			array_replace(
				$data[0],
				array(
					'id'         => '7',
					'media_url'  => array( 'x' ),
					'timestamp'  => 1e300,
					'children'   => 'x',
					'media_type' => array(),
				)
			),
		);
	}
	$end    = $from + $limit;
	$paging = array(
		'cursors' => array(
			'before' => $cursor( $from ),
			'after'  => $cursor( $end ),
		),
	);
	if ( $end < $total && 'evil' !== $mode ) {
		// As Instagram does: with the token.
		$next           = "access_token=$token&limit=$limit&after=" . $cursor( $end );
		$paging['next'] = "https://graph.instagram.com/v23.0/17841400008460056/media?$next";
	}
	$json(
		array(
			'data'   => $data,
			'paging' => $paging,
		)
	);
} )();
