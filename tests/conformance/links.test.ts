/** Built scripts import each other by the addresses that PHP prints, so that a browser loads each once (ADR 79). */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { versionOf } from '../../tools/build/link.mjs';
import { root } from './modules';

const folder = join( root, 'build' );

const scripts = readdirSync( folder, { recursive: true, encoding: 'utf8' } )
	.filter( ( file ) => file.endsWith( '.js' ) )
	.map( ( file ) => ( {
		file,
		code: readFileSync( join( folder, file ), 'utf8' ),
	} ) );

/** What PHP knows: versions by file. */
const known = Object.fromEntries(
	[
		...readFileSync( join( folder, 'manifest.php' ), 'utf8' ).matchAll(
			/'path' => 'build\/([^']+\.js)', 'version' => '(\w+)'/g
		),
	].map( ( [ , file = '', version ] ) => [ file, version ] )
);

const imports = scripts.flatMap( ( { file, code } ) =>
	[
		...code.matchAll(
			/\b(?:from|import)\s*\(?\s*"([./][^"?]*)\?ver=(\w+)"/g
		),
	].map( ( [ , path = '', version ] ) => ( {
		by: file,
		file: normalize( join( dirname( file ), path ) ),
		version,
	} ) )
);

describe( 'built scripts', () => {
	it( 'import no module by name', () => {
		expect(
			scripts
				.filter( ( { code } ) =>
					/\b(?:from|import)\s*\(?\s*"@frontage\//.test( code )
				)
				.map( ( { file } ) => file )
		).toEqual( [] );
	} );

	it( 'have the addresses that PHP prints, and the versions of the files', () => {
		expect( imports.length ).toBeGreaterThan( 50 );
		expect(
			imports.filter( ( { file, version } ) => known[ file ] !== version )
		).toEqual( [] );
		expect(
			Object.entries( known ).filter(
				( [ file, version ] ) =>
					versionOf( readFileSync( join( folder, file ) ) ) !==
					version
			)
		).toEqual( [] );
	} );
} );
