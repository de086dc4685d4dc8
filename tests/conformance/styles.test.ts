/** Class names in the server's HTML and in the stylesheet match. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocks, filesOf, fixturesOf, modules, read, root } from './modules';

/** Styles that the server prints with what needs them, for blocks of any kind. */
const looks = readdirSync( join( root, 'build' ) )
	.filter( ( file ) => file.endsWith( '-look.css' ) )
	.map( ( file ) => readFileSync( join( root, 'build', file ), 'utf8' ) )
	.join( '' );

const classesIn = ( html: string, prefix: string ) =>
	new Set(
		[ ...html.matchAll( /class="([^"]*)"/g ) ]
			.flatMap( ( [ , value = '' ] ) => value.split( /\s+/ ) )
			.filter( ( name ) => name.startsWith( prefix ) )
	);

describe.each( blocks.map( ( module ) => [ module.slug, module ] as const ) )(
	'block %s',
	( slug, module ) => {
		const css = join( root, `build/${ slug }/style-index.css` );
		const style = existsSync( css ) ? readFileSync( css, 'utf8' ) : '';
		const html = fixturesOf( module )
			.map( ( sentence ) =>
				read( module, `fixtures/${ sentence }.html` )
			)
			.join( '\n' );

		it( 'prints only elements that its stylesheet defines', () => {
			expect(
				[ ...classesIn( html, `frontage-${ slug }__` ) ].filter(
					( name ) => ! ( style + looks ).includes( `.${ name }` )
				)
			).toEqual( [] );
		} );

		it( 'uses logical properties, so that it works in right-to-left languages', () => {
			expect( style ).not.toMatch(
				/[;{\s](?:(?:margin|padding|border)-(?:left|right)|left|right|text-align:\s*(?:left|right)|float:\s*(?:left|right))\s*:/
			);
		} );

		it( 'has no rule for a class of the block around the block', () => {
			expect( style ).not.toMatch(
				new RegExp(
					`[{},]\\.(?:has|is)-[\\w-]+ \\.frontage-${ slug }(?![\\w-])`
				)
			);
		} );

		it( 'has no rule that browsers drop: a direction behind a pseudo-element', () => {
			expect( style ).not.toMatch( /:(?:after|before):dir\(/ );
		} );

		it( 'uses no !important, and no z-index but a layer that sites can set', () => {
			expect( style ).not.toMatch(
				/!important|z-index(?!:var\(--frontage-[a-z-]+-layer\))/
			);
		} );
	}
);

it.each(
	modules
		.filter( ( module ) =>
			filesOf( module, '.scss' ).includes( 'style.scss' )
		)
		.map( ( module ) => [ module.slug, module ] as const )
)( '%s has its stylesheet in the build', ( slug, module ) => {
	const folder = blocks.includes( module )
		? slug
		: `${ module.kind }/${ slug }`;
	expect(
		existsSync( join( root, `build/${ folder }/style-index.css` ) )
	).toBe( true );
} );
