<?php
/** Router of the test site's web server: loads the test's file first, then routes as usual. */

declare( strict_types=1 );

if ( '' !== (string) getenv( 'FRONTAGE_TEST_BEFORE' ) ) {
	require getenv( 'FRONTAGE_TEST_BEFORE' );
}

return require dirname( __DIR__, 3 ) . '/tools/env/wordpress/router.php';
