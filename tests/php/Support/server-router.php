<?php
/**
 * Router of the test site's web server: loads what a test wants loaded first, then routes as ever.
 */

declare( strict_types=1 );

if ( '' !== (string) getenv( 'FRONTAGE_TEST_BEFORE' ) ) {
	require getenv( 'FRONTAGE_TEST_BEFORE' );
}

return require dirname( __DIR__, 3 ) . '/tools/env/wordpress/router.php';
