/** Import rules: modules are independent, views do not import editor code, `lib` imports nothing else. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { circlesIn, graphOf, importsOf, reach, sourcesIn } from './imports';
import { filesOf, read, root, modules, type Module } from './modules';

const EDITOR_ONLY =
	/^@wordpress\/(block-editor|components|data|blocks|editor|core-data|compose|api-fetch)$/;

/** What visitors load of a module: its entries and everything in `view/`. */
const viewsOf = ( module: Module ) =>
	filesOf( module, '.ts', '.tsx' ).filter( ( file ) =>
		/^(view(-[^/]+)?\.ts$|view\/)/.test( file )
	);

const short = ( file: string ) => relative( root, file );

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
			for ( const view of viewsOf( module ) ) {
				const seen = new Set< string >();
				const found = reach( join( module.folder, view ), seen );
				const editors = [ ...seen ]
					.map( short )
					.filter(
						( file ) =>
							file.startsWith( 'src/editor/' ) ||
							/^[^/]+\/[^/]+\/(edit|screen)\//.test( file )
					);
				expect( {
					view,
					reaches: [
						...found.filter( ( name ) => EDITOR_ONLY.test( name ) ),
						...editors,
					],
				} ).toEqual( { view, reaches: [] } );
			}
		} );

		it( 'has only PHP on its server side', () => {
			expect(
				filesOf( module, '' ).filter( ( file ) =>
					/^server\/.*\.(?!php$)[^./]+$/.test( file )
				)
			).toEqual( [] );
		} );
	}
);

describe( 'imports', () => {
	const files = [ 'blocks', 'features', 'extensions', 'src' ].flatMap(
		( folder ) => sourcesIn( join( root, folder ) )
	);

	it( 'have no cycles; a type that two files share is in a third, such as edit/types.ts', () => {
		expect(
			circlesIn( graphOf( files ) ).map( ( circle ) =>
				circle.map( short ).join( ' → ' )
			)
		).toEqual( [] );
	} );

	it( 'with a cycle are detected', () => {
		const graph = new Map( [
			[ 'a', [ 'b' ] ],
			[ 'b', [ 'c', 'd' ] ],
			[ 'c', [] ],
			[ 'd', [ 'b' ] ],
		] );
		expect( circlesIn( graph ) ).toEqual( [ [ 'b', 'd', 'b' ] ] );
	} );
} );

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

	it( 'for the editor, imported by its folder, takes fields from the shared script: their context has one copy', () => {
		const named = modules.flatMap( ( module ) =>
			filesOf( module, '.ts', '.tsx' ).flatMap( ( file ) =>
				importsOf( read( module, file ) ).flatMap(
					( request ) =>
						/^@frontage\/editor\/([\w-]+)$/.exec(
							request
						)?.[ 1 ] ?? []
				)
			)
		);
		expect( named ).toContain( 'overlay' );
		const copies = sourcesIn( join( root, 'src/editor' ) ).filter(
			( file ) =>
				named.includes(
					relative( join( root, 'src/editor' ), file ).split(
						'/'
					)[ 0 ] ?? ''
				) &&
				importsOf( readFileSync( file, 'utf8' ) ).some( ( request ) =>
					/^\.\.\/field(s|-values)$/.test( request )
				)
		);
		expect( copies.map( short ) ).toEqual( [] );
	} );

	it( 'has a lib without imports', () => {
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
} );
