/** Shared code has one name each, and every shared script module a budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { folders, jestMapper, webpackAlias } from '../../tools/build/aliases';
import { scriptModules } from '../../tools/build/script-modules';
import { root } from './modules';

const namesIn = ( folder: string ) =>
	readdirSync( join( root, folder ) ).map( ( name ) =>
		name.replace( /\.tsx?$/, '' )
	);

/** The shared folder a path of `src` belongs to: `src/lib`, `src/ui/carousel`. */
const shared = ( path: string ) =>
	path
		.split( '/' )
		.slice( 0, /^src\/(ui|vendor)\//.test( path ) ? 3 : 2 )
		.join( '/' );

const sources = readdirSync( join( root, 'src' ), {
	recursive: true,
	encoding: 'utf8',
} )
	.filter( ( file ) => /\.tsx?$/.test( file ) )
	.map( ( file ) => `src/${ file }` );

describe( 'shared code', () => {
	it( 'is where TypeScript, webpack and Jest expect it', () => {
		expect( folders ).toEqual( [ 'src', 'src/ui', 'src/vendor' ] );
		expect( webpackAlias ).toEqual( {
			'@frontage': folders.map( ( folder ) => join( root, folder ) ),
		} );
		expect( Object.values( jestMapper ) ).toEqual( [
			folders.map( ( folder ) => `<rootDir>/${ folder }/$1` ),
		] );
	} );

	it( 'has no duplicate names', () => {
		const names = folders.flatMap( namesIn );
		expect(
			names.filter( ( name, at ) => names.indexOf( name ) !== at )
		).toEqual( [] );
	} );

	it( 'is imported relatively only within its folder, otherwise by its shortest name', () => {
		const strays = sources.flatMap( ( file ) =>
			[
				...readFileSync( join( root, file ), 'utf8' ).matchAll(
					/'(\.\.?\/[^']*|@frontage\/(?:ui|vendor)\/[^']*)'/g
				),
			]
				.map( ( [ , request = '' ] ) => request )
				.filter( ( request ) => {
					const target = relative(
						root,
						resolve( root, dirname( file ), request )
					);
					return (
						request.startsWith( '@' ) ||
						( target.startsWith( 'src/' ) &&
							shared( `${ target }/` ) !== shared( file ) )
					);
				} )
				.map( ( request ) => `${ file } → ${ request }` )
		);
		expect( strays ).toEqual( [] );
	} );
} );

describe.each(
	scriptModules.map( ( module ) => [ module.id, module ] as const )
)( '%s', ( _, { entry, budget, name } ) => {
	it( 'has an entry and a budget', () => {
		expect( readFileSync( entry, 'utf8' ) ).not.toBe( '' );
		expect( budget ).toBeGreaterThan( 0 );
	} );

	it( 'is imported by its own name', () => {
		expect(
			folders.filter( ( folder ) => namesIn( folder ).includes( name ) )
		).toHaveLength( 1 );
	} );
} );
