import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contents } from '../zip.mjs';

test( 'the zip contains the plugin and no sources', async () => {
	const paths = await contents();
	for ( const needed of [
		'plugin.php',
		'uninstall.php',
		'readme.txt',
		'includes/Plugin.php',
	] ) {
		assert.ok( paths.includes( needed ), `${ needed } is missing` );
	}
	const foreign = paths.filter( ( path ) =>
		/\.(tsx?|scss|map|md)$|\/(test|fixtures|node_modules)\//.test( path )
	);
	assert.deepEqual( foreign, [] );
	assert.deepEqual(
		[
			...new Set( paths.map( ( path ) => path.split( '/' )[ 0 ] ?? '' ) ),
		].filter( ( top ) =>
			[
				'src',
				'tests',
				'tools',
				'e2e',
				'vendor',
				'node_modules',
			].includes( top )
		),
		[]
	);
} );
