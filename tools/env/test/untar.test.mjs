import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../assemble.mjs';
import { untar } from '../untar.mjs';

let folder = '';

before( async () => {
	folder = await mkdtemp( join( tmpdir(), 'frontage-test-' ) );
} );

after( () => rm( folder, { recursive: true, force: true } ) );

/**
 * Returns a tar entry: header, content, padding.
 *
 * @param {string} name
 * @param {string} content
 * @param {string} type
 */
function entry( name, content, type = '0' ) {
	const header = Buffer.alloc( 512 );
	header.write( name, 0 );
	header.write( content.length.toString( 8 ).padStart( 11, '0' ), 124 );
	header.write( type, 156 );
	const body = Buffer.alloc( Math.ceil( content.length / 512 ) * 512 );
	body.write( content );
	return Buffer.concat( [ header, body ] );
}

test( 'writes only selected files to the given folder', async () => {
	const archive = join( folder, 'some.tgz' );
	const long = `package/${ 'deep/'.repeat( 30 ) }file.txt`;
	const pax = ` path=${ long }\n`;
	await writeFile(
		archive,
		gzipSync(
			Buffer.concat( [
				entry( 'package/left-out.txt', 'x'.repeat( 1500 ) ),
				entry( 'package/kept.txt', 'y'.repeat( 513 ) ),
				entry( 'pax', `${ pax.length + 3 }${ pax }`, 'x' ),
				entry( 'package/short', 'long name' ),
				Buffer.alloc( 1024 ),
			] )
		)
	);

	const target = join( folder, 'out' );
	const written = await untar( archive, target, ( path ) =>
		path.includes( 'left-out' )
			? false
			: path.replace( 'package/', 'moved/' )
	);

	assert.equal( written, 2 );
	assert.equal( ( await listFiles( target ) ).length, 2 );
	assert.equal(
		await readFile( join( target, 'moved/kept.txt' ), 'utf8' ),
		'y'.repeat( 513 )
	);
	assert.equal(
		await readFile(
			join( target, long.replace( 'package/', 'moved/' ) ),
			'utf8'
		),
		'long name'
	);
} );
