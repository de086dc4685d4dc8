<?php
/**
 * Answers like the service of the sample plugin in tests/plugins/acme.
 */

declare( strict_types=1 );

$path = (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH );
header( 'Content-Type: application/json' );
if ( '/news/harbour.json' !== $path ) {
	http_response_code( 404 );
	exit( '{"error":"no such page"}' );
}
echo json_encode(
	array(
		'news' => array(
			array(
				'id'        => 'n2',
				'title'     => 'The ferry sails again',
				'text'      => 'From Monday on, every hour.',
				'url'       => 'https://bulletin.acme.example/harbour/n2',
				'published' => '2027-01-14T08:00:00Z',
			),
			array( 'id' => 'without a text' ),
			'nothing',
		),
	)
);
