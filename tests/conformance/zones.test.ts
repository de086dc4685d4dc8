/** Who may import what: modules stand alone, views stay free of the editor, `lib` stands on nothing. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { folders } from '../../tools/build/aliases';
import { filesOf, read, root, modules } from './modules';

const IMPORT =
	/(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;

const EDITOR_ONLY =
	/^@wordpress\/(block-editor|components|data|blocks|editor|core-data|compose|api-fetch)$/;

const importsOf = ( source: string ) =>
	[ ...source.matchAll( IMPORT ) ].map(
		( found ) => found[ 1 ] ?? found[ 2 ]
	);

const sourcesIn = ( folder: string ) =>
	( readdirSync( folder, { recursive: true, encoding: 'utf8' } ) as string[] )
		.filter( ( file ) => /\.tsx?$/.test( file ) )
		.map( ( file ) => join( folder, file ) );

const ALIAS = /^@frontage\/(?=.)/;

/** Where an import of our own may lie, without extension; none for a package. */
const placesOf = ( request: string, importer: string ): string[] => {
	if ( request.startsWith( '.' ) ) {
		return [ resolve( dirname( importer ), request ) ];
	}
	return ALIAS.test( request )
		? folders.map( ( folder ) =>
				join( root, folder, request.replace( ALIAS, '' ) )
			)
		: [];
};

/**
 * Follows our own imports from an entry.
 *
 * @param entry Full path of a file.
 * @param seen  Files already followed.
 * @return Every import that leaves the tree, by the file that has it.
 */
function reach( entry: string, seen = new Set< string >() ): string[] {
	const file = [
		`${ entry }.ts`,
		`${ entry }.tsx`,
		`${ entry }/index.ts`,
		entry,
	].find( ( path ) => {
		try {
			readFileSync( path );
			return true;
		} catch {
			return false;
		}
	} );
	if ( ! file || seen.has( file ) || ! /\.tsx?$/.test( file ) ) {
		return [];
	}
	seen.add( file );
	return importsOf( readFileSync( file, 'utf8' ) ).flatMap( ( request ) => {
		const places = placesOf( request, file );
		return places.length
			? places.flatMap( ( place ) => reach( place, seen ) )
			: [ request ];
	} );
}

describe.each( modules.map( ( module ) => [ module.slug, module ] as const ) )(
	'%s',
	( _, module ) => {
		it( 'imports no other module, and shared code by its name', () => {
			for ( const file of filesOf( module, '.ts', '.tsx' ) ) {
				for ( const request of importsOf( read( module, file ) ) ) {
					if ( request.startsWith( '.' ) ) {
						const target = relative(
							root,
							resolve( module.folder, dirname( file ), request )
						);
						expect( `${ file } → ${ target }` ).toMatch(
							new RegExp(
								`→ (tests|${ module.kind }/${ module.slug })/`
							)
						);
					}
				}
			}
		} );

		it( 'keeps the editor out of what visitors load', () => {
			const seen = new Set< string >();
			const found = reach( join( module.folder, 'view.ts' ), seen );
			expect(
				found.filter( ( name ) => EDITOR_ONLY.test( name ) )
			).toEqual( [] );
			expect(
				[ ...seen ].filter( ( file ) =>
					file.startsWith( join( root, 'src/editor' ) )
				)
			).toEqual( [] );
		} );
	}
);

describe( 'shared code', () => {
	it( 'names no module', () => {
		for ( const file of sourcesIn( join( root, 'src' ) ) ) {
			for ( const request of importsOf( readFileSync( file, 'utf8' ) ) ) {
				expect(
					`${ relative( root, file ) } ${ request }`
				).not.toMatch( / .*(blocks|features|extensions)\// );
			}
		}
	} );

	it( 'has a lib that stands on nothing', () => {
		for ( const file of sourcesIn( join( root, 'src/lib' ) ) ) {
			if ( ! /\.test\.tsx?$/.test( file ) ) {
				expect(
					importsOf( readFileSync( file, 'utf8' ) ).filter(
						( request ) => ! /^\.\/[^.]/.test( request )
					)
				).toEqual( [] );
			}
		}
	} );

	it( 'has a kernel that names no module', () => {
		const slugs = modules.map( ( { slug } ) => slug );
		for ( const file of (
			readdirSync( join( root, 'includes' ), {
				recursive: true,
				encoding: 'utf8',
			} ) as string[]
		 ).filter( ( name ) => name.endsWith( '.php' ) ) ) {
			const source = readFileSync(
				join( root, 'includes', file ),
				'utf8'
			);
			expect( source ).not.toMatch(
				/Frontage\\(Blocks|Features|Extensions)\\[A-Za-z_]+\\[A-Za-z_]+/
			);
			for ( const slug of slugs ) {
				expect( `${ file }: ${ source }` ).not.toContain(
					`frontage/${ slug }'`
				);
			}
		}
	} );
} );
