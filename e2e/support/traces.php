<?php
/**
 * Prints everything a site stores as JSON: each row of its SQLite database and each file in its uploads.
 *
 *     php traces.php <site folder>
 */

declare( strict_types=1 );

// phpcs:disable WordPress.DB.RestrictedClasses -- WordPress is not loaded: this reads what is left of it.

$frontage_site   = (string) $argv[1];
$frontage_traces = array();
$frontage_db     = new PDO( "sqlite:$frontage_site/wp-content/database/.ht.sqlite" );
$frontage_db->setAttribute( PDO::ATTR_TIMEOUT, 30 );
$frontage_tables = $frontage_db->query(
	"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite_%'"
);
foreach ( $frontage_tables->fetchAll( PDO::FETCH_COLUMN ) as $frontage_table ) {
	$frontage_traces[] = "table $frontage_table";
	foreach ( $frontage_db->query( "SELECT * FROM `$frontage_table`" )->fetchAll( PDO::FETCH_ASSOC ) as $frontage_row ) {
		unset( $frontage_row['option_id'], $frontage_row['umeta_id'], $frontage_row['meta_id'] );
		$frontage_traces[] = "$frontage_table " . json_encode( $frontage_row, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES );
	}
}
$frontage_uploads = "$frontage_site/wp-content/uploads";
if ( is_dir( $frontage_uploads ) ) {
	$frontage_files = new RecursiveIteratorIterator(
		new RecursiveDirectoryIterator( $frontage_uploads, FilesystemIterator::SKIP_DOTS ),
		RecursiveIteratorIterator::SELF_FIRST
	);
	foreach ( $frontage_files as $frontage_file ) {
		$frontage_traces[] = 'file ' . substr( $frontage_file->getPathname(), strlen( $frontage_site ) );
	}
}
echo json_encode( $frontage_traces );
