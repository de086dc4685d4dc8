<?php
/**
 * `npm run build -- --fixtures`: writes the golden file of every fixture, and the documents made in a real WordPress.
 *
 * Run by tools/test/fixtures.mjs, which makes the WordPress it runs in.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Golden;

use Frontage\Tests\Core_Html;
use Frontage\Tests\Http\Action_Table;
use Frontage\Tests\Http\Rest_Table;
use Frontage\Tests\Life\Silent_Blocks;

require dirname( __DIR__ ) . '/bootstrap.php';
require_once __DIR__ . '/Fixture.php';

foreach ( Fixture::all() as $name => $fixture ) {
	$html = $fixture->print();
	$is   = is_file( $fixture->golden() ) ? (string) file_get_contents( $fixture->golden() ) : null;
	if ( null === $is || Core_Html::normalize( $is ) !== Core_Html::normalize( $html ) ) {
		file_put_contents( $fixture->golden(), $html );
		echo esc_html( ( null === $is ? 'new     ' : 'changed ' ) . $name ) . "\n";
	}
}

file_put_contents( Action_Table::path(), Action_Table::markdown() );
file_put_contents( Rest_Table::path(), Rest_Table::markdown() );
file_put_contents( Saved_Content_File::path(), Saved_Content_File::json() );
Silent_Blocks::write();
