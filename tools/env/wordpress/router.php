<?php
/**
 * Router for `php -S`: pretty permalinks, network sites in subfolders, correct types for static files, no hidden files.
 */

( static function (): void {
	$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
	$path = str_starts_with( $path, '/' ) ? $path : '/';
	if ( str_contains( $path, '..' ) || preg_match( '#/\.(?!well-known)#', $path ) ) {
		http_response_code( 404 );
		exit;
	}
	if (
		'1' === getenv( 'FRONTAGE_MULTISITE' )
		&& preg_match( '#^/[\w-]+(/wp-(?:content|admin|includes)/.*|/[^/]+\.php)$#', $path, $frontage_env_match )
		&& ! is_file( $_SERVER['DOCUMENT_ROOT'] . $path )
	) {
		$path = $frontage_env_match[1];
		$file = $_SERVER['DOCUMENT_ROOT'] . $path . ( str_ends_with( $path, '/' ) ? 'index.php' : '' );
		if ( str_ends_with( $file, '.php' ) && is_file( $file ) ) {
			$GLOBALS['frontage_env_script'] = $file;
		}
	}
	$GLOBALS['frontage_env_file'] = $_SERVER['DOCUMENT_ROOT'] . $path;
} )();

if ( isset( $frontage_env_script ) ) {
	$_SERVER['SCRIPT_FILENAME'] = $frontage_env_script;
	$_SERVER['SCRIPT_NAME']     = substr( $frontage_env_script, strlen( $_SERVER['DOCUMENT_ROOT'] ) );
	$_SERVER['PHP_SELF']        = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
	chdir( dirname( $frontage_env_script ) );
	require $frontage_env_script;
	return;
}

if ( is_dir( $frontage_env_file ) && is_file( rtrim( $frontage_env_file, '/' ) . '/index.php' ) ) {
	if ( ! str_ends_with( $frontage_env_file, '/' ) ) {
		header( 'Location: ' . parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) . '/', true, 301 );
		exit;
	}
	return false;
}

if ( is_file( $frontage_env_file ) ) {
	if ( str_ends_with( $frontage_env_file, '.php' ) ) {
		return false;
	}

	$frontage_env_types = array(
		'avif'  => 'image/avif',
		'css'   => 'text/css; charset=utf-8',
		'gif'   => 'image/gif',
		'html'  => 'text/html; charset=utf-8',
		'ico'   => 'image/x-icon',
		'jpeg'  => 'image/jpeg',
		'jpg'   => 'image/jpeg',
		'js'    => 'text/javascript; charset=utf-8',
		'json'  => 'application/json',
		'map'   => 'application/json',
		'mjs'   => 'text/javascript; charset=utf-8',
		'mp3'   => 'audio/mpeg',
		'mp4'   => 'video/mp4',
		'pdf'   => 'application/pdf',
		'png'   => 'image/png',
		'svg'   => 'image/svg+xml',
		'ttf'   => 'font/ttf',
		'txt'   => 'text/plain; charset=utf-8',
		'vtt'   => 'text/vtt',
		'wasm'  => 'application/wasm',
		'webm'  => 'video/webm',
		'webp'  => 'image/webp',
		'woff'  => 'font/woff',
		'woff2' => 'font/woff2',
		'xml'   => 'application/xml',
		'zip'   => 'application/zip',
	);
	$frontage_env_mark  = '"'
		. dechex( (int) filemtime( $frontage_env_file ) )
		. '-'
		. dechex( (int) filesize( $frontage_env_file ) )
		. '"';

	header(
		'Content-Type: '
			. ( $frontage_env_types[ strtolower( pathinfo( $frontage_env_file, PATHINFO_EXTENSION ) ) ] ?? 'application/octet-stream' )
	);
	header( 'Cache-Control: ' . ( isset( $_GET['ver'] ) ? 'public, max-age=3600' : 'no-cache' ) );
	header( 'ETag: ' . $frontage_env_mark );
	$frontage_env_seen = $_SERVER['HTTP_IF_NONE_MATCH'] ?? '';
	if ( $frontage_env_mark === $frontage_env_seen ) {
		http_response_code( 304 );
		exit;
	}
	header( 'Content-Length: ' . filesize( $frontage_env_file ) );
	if ( 'HEAD' !== $_SERVER['REQUEST_METHOD'] ) {
		readfile( $frontage_env_file );
	}
	exit;
}

unset( $frontage_env_file );
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
chdir( $_SERVER['DOCUMENT_ROOT'] );
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
