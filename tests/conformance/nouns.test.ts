/** Every module uses the same names for its files and folders. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from '../../tools/build/view-parts';
import { blocks, filesOf, fixturesOf, read, root, modules } from './modules';

const isChild = ( json: { parent?: string[]; ancestor?: string[] } ) =>
	!! ( json.parent ?? json.ancestor );

describe( 'modules', () => {
	it( 'have unique folder names', () => {
		const slugs = modules.map( ( { slug } ) => slug );
		expect( slugs ).toEqual( [ ...new Set( slugs ) ] );
	} );

	it.each( modules.map( ( module ) => [ module.slug, module ] as const ) )(
		'%s has files of at most 350 lines',
		( _, module ) => {
			const long = filesOf(
				module,
				'.ts',
				'.tsx',
				'.php',
				'.scss'
			).filter(
				( file ) => read( module, file ).split( '\n' ).length > 351
			);
			expect( long ).toEqual( [] );
		}
	);
} );

const partFolders = modules.flatMap( ( module ) =>
	partsOf( `${ module.kind }/${ module.slug }` )
		.filter( ( { file } ) => file.includes( '/' ) )
		.map( ( { file } ) => [ `${ module.slug }/${ file }`, module, file ] )
) as [ string, ( typeof modules )[ number ], string ][];

it( 'there are parts with a folder', () => {
	expect( partFolders.length ).toBeGreaterThan( 10 );
} );

it.each( partFolders )( '%s has a class and a test', ( _, module, file ) => {
	const folder = file.replace( /view\.tsx?$/, '' );
	const own = filesOf( module, '.php', '.test.ts', '.test.tsx' ).filter(
		( path ) => path.startsWith( folder )
	);
	expect( own.some( ( path ) => path.endsWith( '.php' ) ) ).toBe( true );
	expect( own.some( ( path ) => path.includes( '.test.' ) ) ).toBe( true );
} );

describe.each( blocks.map( ( module ) => [ module.slug, module ] as const ) )(
	'block %s',
	( slug, module ) => {
		const json = JSON.parse( read( module, 'block.json' ) );

		it( 'lets Query Loops change pages without a page load', () => {
			expect( json.supports.interactivity ).toEqual( {
				clientNavigation: true,
			} );
		} );

		it( 'is named after its folder', () => {
			expect( json ).toMatchObject( {
				name: `frontage/${ slug }`,
				apiVersion: 3,
				textdomain: 'frontage',
			} );
			expect( json.description ).toBeTruthy();
		} );

		it( 'has the required files', () => {
			for ( const file of [
				'index.ts',
				'edit/edit.tsx',
				'render.php',
			] ) {
				expect( filesOf( module, file ) ).toContain( file );
			}
			expect( json.example ).toBeDefined();
			expect( filesOf( module, '.ts' ) ).toEqual(
				expect.arrayContaining(
					json.viewScriptModule ? [ 'view.ts' ] : []
				)
			);
		} );

		it( 'has two fixtures with golden files, one of them empty', () => {
			const fixtures = fixturesOf( module );
			expect( fixtures.length ).toBeGreaterThanOrEqual( 2 );
			expect( fixtures ).toContain( 'empty' );
			for ( const sentence of fixtures ) {
				expect( filesOf( module, '.html' ) ).toContain(
					`fixtures/${ sentence }.html`
				);
			}
		} );

		it( 'lists the tags that an author can select, since the editor cannot create others', () => {
			expect(
				Object.entries< Record< string, unknown > >( json.attributes )
					.filter( ( [ name ] ) =>
						/^(?:tag|\w+Tag|headingLevel)$/.test( name )
					)
					.filter(
						( [ , { enum: tags } ] ) => ! Array.isArray( tags )
					)
			).toEqual( [] );
		} );

		it( 'has an e2e spec, its own or its parent’s', () => {
			const owner = isChild( json )
				? ( json.parent ?? json.ancestor )[ 0 ].replace(
						'frontage/',
						''
					)
				: slug;
			expect(
				existsSync( join( root, 'e2e', `${ owner }.spec.ts` ) )
			).toBe( true );
		} );
	}
);

describe.each(
	modules
		.filter( ( { kind } ) => kind !== 'blocks' )
		.map( ( module ) => [ module.slug, module ] as const )
)( 'module %s', ( slug, module ) => {
	it( 'has a class of its name and an e2e spec', () => {
		const name = slug
			.split( '-' )
			.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) )
			.join( '_' );
		expect( filesOf( module, '.php' ) ).toContain( `server/${ name }.php` );
		expect( existsSync( join( root, 'e2e', `${ slug }.spec.ts` ) ) ).toBe(
			true
		);
	} );
} );
