/** Import rules: modules are independent, views do not import editor code, `lib` imports nothing else. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { circlesIn, graphOf, importsOf, reach, sourcesIn } from './imports';
import { filesOf, read, root, modules, type Module } from './modules';

const EDITOR_ONLY =
	/^@wordpress\/(block-editor|components|data|blocks|editor|core-data|compose|api-fetch)$/;

/** What visitors load of a module: its entries, those of its parts, and everything in `view/`. */
const viewsOf = ( module: Module ) =>
	filesOf( module, '.ts', '.tsx' ).filter( ( file ) =>
		/^(([^/]+\/[^/]+\/)?view(-[^/]+)?\.ts$|view\/)/.test( file )
	);

const short = ( file: string ) => relative( root, file );

describe.each( modules.map( ( module ) => [ module.slug, module ] as const ) )(
	'%s',
	( _, module ) => {
		it( 'imports no other module, and shared code by its name', () => {
			const isOwn = new RegExp(
				`→ (tests|${ module.kind }/${ module.slug })/`
			);
			const targets = filesOf( module, '.ts', '.tsx' ).flatMap(
				( file ) =>
					importsOf( read( module, file ) )
						.filter( ( request ) => request.startsWith( '.' ) )
						.map( ( request ) =>
							resolve( module.folder, dirname( file ), request )
						)
						.map( ( target ) => `${ file } → ${ short( target ) }` )
			);
			expect( targets.filter( ( one ) => ! isOwn.test( one ) ) ).toEqual(
				[]
			);
		} );

		it( 'keeps the editor out of what visitors load', () => {
			const reached = viewsOf( module ).flatMap( ( view ) => {
				const seen = new Set< string >();
				const found = reach( join( module.folder, view ), seen );
				const editors = [ ...seen ]
					.map( short )
					.filter(
						( file ) =>
							file.startsWith( 'src/editor/' ) ||
							/^[^/]+\/[^/]+\/(edit|screen)\//.test( file )
					);
				return [
					...found.filter( ( name ) => EDITOR_ONLY.test( name ) ),
					...editors,
				].map( ( name ) => `${ view } → ${ name }` );
			} );
			expect( reached ).toEqual( [] );
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

/**
 * Blocks that shared code still names, with the file. Entries only go: what is new takes the name as an argument or asks what
 * the block says of itself.
 */
const NAMED = [
	// Each form counts and lists the fields in its groups; a support of the block should say that it repeats fields.
	'src/editor/form/count-fields.ts: frontage/form-group',
	'src/editor/form/fields-of.ts: frontage/form-group',
	// Slides from pictures, for blocks that hold slides: these should pass the block of a slide.
	'src/editor/slides/media-slides.ts: frontage/slide',
	'src/editor/slides/picture-slides.ts: frontage/slide',
	'src/editor/slides/use-slides.ts: frontage/slide',
];

const slugs = modules.map( ( { slug } ) => slug ).join( '|' );

/** Names of blocks in strings, also where a string and a slug are joined; comments name examples. */
const blocksNamedIn = ( source: string ) =>
	[
		...source
			.replace( /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '' )
			.replace( /'\s*\+\s*'|\$\{\s*'([^']*)'\s*\}/g, '$1' )
			.matchAll(
				new RegExp(
					`['"\`](frontage/(?:${ slugs }))(?![a-z0-9-])`,
					'g'
				)
			),
	].map( ( [ , name = '' ] ) => name );

describe( 'shared code', () => {
	it( 'names no block but those that are to go', () => {
		const found = sourcesIn( join( root, 'src' ) )
			.filter( ( file ) => ! /\.test\.tsx?$|\/test\//.test( file ) )
			.flatMap( ( file ) => [
				...new Set(
					blocksNamedIn( readFileSync( file, 'utf8' ) ).map(
						( name ) => `${ short( file ) }: ${ name }`
					)
				),
			] );
		expect( found.sort() ).toEqual( NAMED );
	} );

	it( 'is read without comments, and joined', () => {
		expect(
			blocksNamedIn(
				"/** `frontage/tabs` */ 'frontage/tabs' // 'frontage/form'\n'frontage/' + 'form', `frontage/${ 'map' }`, 'frontage/mapped'"
			)
		).toEqual( [ 'frontage/tabs', 'frontage/form', 'frontage/map' ] );
	} );

	it( 'imports no module', () => {
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
			expect(
				importsOf( readFileSync( file, 'utf8' ) ).filter(
					( request ) =>
						! /^\.\/[^.]/.test( request ) &&
						! /\.test\.tsx?$/.test( file )
				)
			).toEqual( [] );
		}
	} );
} );
