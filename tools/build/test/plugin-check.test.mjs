/** Verifies the promises of docs/plugin-check.md that are visible in the files. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../../env/paths.mjs';
import { contents } from '../../env/zip.mjs';

const read = ( path ) => readFileSync( inRoot( path ), 'utf8' );
const paths = await contents();
const php = paths.filter( ( path ) => path.endsWith( '.php' ) );
const refuse = ( pattern, except = () => false ) =>
	php.filter( ( path ) => ! except( path ) && pattern.test( read( path ) ) );

test( 'direct_file_access: every PHP file checks for WordPress first', () => {
	const open = php.filter(
		( path ) =>
			! path.endsWith( '.asset.php' ) &&
			! /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit/.test(
				read( path )
			)
	);
	assert.deepEqual( open, [] );
} );

test( 'file_type: no hidden, compressed or misplaced files', () => {
	const wrong = paths.filter(
		( path ) =>
			/(^|\/)\.|\.(zip|gz|phar|exe|sh|md)$/.test( path ) ||
			/[^\w./-]/.test( path )
	);
	assert.deepEqual( wrong, [] );
} );

test( 'localhost, plugin_updater, no_unfiltered_uploads, safe_redirect: no findings', () => {
	assert.deepEqual( refuse( /https?:\/\/(localhost|127\.0\.0\.1)/ ), [] );
	assert.deepEqual(
		refuse( /pre_set_site_transient_update|ALLOW_UNFILTERED_UPLOADS/ ),
		[]
	);
	assert.deepEqual( refuse( /\bwp_redirect\(/ ), [] );
	assert.deepEqual(
		refuse( /\b(eval|create_function|passthru|shell_exec)\(/ ),
		[]
	);
} );

test( 'plugin_header_fields and plugin_readme agree', () => {
	const header = read( 'plugin.php' );
	const readme = read( 'readme.txt' );
	const of = ( text, name ) =>
		text.match(
			new RegExp( `^(?: \\* )?${ name }:\\s+(.+)$`, 'm' )
		)?.[ 1 ];
	for ( const name of [ 'Requires at least', 'Requires PHP', 'License' ] ) {
		assert.equal( of( readme, name ), of( header, name ), name );
	}
	assert.equal( of( readme, 'Stable tag' ), of( header, 'Version' ) );
	assert.equal( of( header, 'Text Domain' ), 'frontage' );
	assert.ok( paths.includes( 'languages/frontage.pot' ) );
	assert.ok( ( of( readme, 'Tags' ) ?? '' ).split( ',' ).length <= 5 );
} );

test( 'readme: each vendor is listed under External services', () => {
	const readme = read( 'readme.txt' );
	const services = readme.slice(
		readme.indexOf( '== External services ==' )
	);
	const lower = services.toLowerCase();
	for ( const path of paths ) {
		const vendor = path.match(
			/^includes\/Providers\/(\w+)\/\1\.php$/
		)?.[ 1 ];
		if ( vendor ) {
			assert.ok(
				lower.includes( vendor.replaceAll( '_', ' ' ).toLowerCase() ),
				vendor
			);
			const told = read( path ).match(
				/new Third_Party\([\s\S]+?\);/
			)?.[ 0 ];
			const policy = told?.match( /'(https:\/\/[^']+)'/ )?.[ 1 ] ?? '';
			assert.ok(
				services.includes( policy ),
				`${ vendor }: ${ policy }`
			);
		}
	}
} );
