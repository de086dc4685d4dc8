/** What the editor saves of each block: the same HTML as the server writes, with everything the author typed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	savedContent,
	type Savable,
} from '../../src/editor/saved-content/content';
import { blocks, fixturesOf, read, root, type Module } from './modules';

interface Node {
	name?: string;
	attributes?: Record< string, unknown >;
	innerBlocks?: Node[];
}

interface BlockJson extends Savable {
	attributes?: Record< string, { default?: unknown } >;
}

/** Texts that visitors never see on a page: those of emails. */
const NOT_ON_PAGES = [
	'form.subject',
	'form.replySubject',
	'form.replyText',
	'form.actions.*.subject',
	'form.actions.*.text',
];

const written: Record< string, string[] > = JSON.parse(
	readFileSync( join( root, 'tests/fixtures/saved-content.json' ), 'utf8' )
);

const json = ( module: Module ): BlockJson =>
	JSON.parse( read( module, 'block.json' ) );

const types = new Map(
	blocks.map( ( module ) => [ json( module ).name, json( module ) ] )
);

function ownHtml( {
	name = '',
	attributes = {},
	innerBlocks = [],
}: Node ): string[] {
	const type = types.get( name );
	const defaults = Object.fromEntries(
		Object.entries( type?.attributes ?? {} ).map(
			( [ key, attribute ] ) => [ key, attribute.default ]
		)
	);
	return [
		...( type
			? [
					savedContent( type, { ...defaults, ...attributes } ).join(
						''
					),
				]
			: [] ),
		...innerBlocks.flatMap( ownHtml ),
	];
}

/** In formatted text. */
const HARMFUL = /(<|&lt;)(script|\w+ on)/;

const isHarmful = ( { localName, attributes }: Element ) =>
	localName === 'script' ||
	[ ...attributes ].some(
		( { name, value } ) =>
			name.startsWith( 'on' ) ||
			( [ 'href', 'src' ].includes( name ) &&
				value.startsWith( 'javascript:' ) )
	);

describe( 'saved content', () => {
	it.each(
		blocks.flatMap( ( module ) =>
			fixturesOf( module ).map(
				( sentence ) =>
					[
						`${ module.slug }/${ sentence }`,
						module,
						sentence,
					] as const
			)
		)
	)( '%s is what the server writes', ( key, module, sentence ) => {
		const fixture: Node = JSON.parse(
			read( module, `fixtures/${ sentence }.json` )
		);
		const saved = ownHtml( {
			...fixture,
			name: fixture.name ?? json( module ).name,
		} );
		const { content } = document.createElement( 'template' );
		content.append(
			document.createRange().createContextualFragment( saved.join( '' ) )
		);
		const all = [ ...content.querySelectorAll( '*' ) ];
		expect( all.filter( isHarmful ) ).toEqual( [] );
		// The server removes more of what is harmful.
		const isCompared = ! HARMFUL.test( JSON.stringify( fixture ) );
		expect( isCompared ? saved : written[ key ] ).toEqual( written[ key ] );
	} );

	it.each( blocks.map( ( module ) => [ module.slug, module ] as const ) )(
		'%s saves each text',
		( slug, module ) => {
			const { content, translate = {} }: any =
				json( module ).frontage ?? {};
			const saved = JSON.stringify( content ?? '' );
			const lost = Object.entries( translate )
				.filter( ( [ , kind ] ) => kind === 'text' )
				.map( ( [ path ] ) => path )
				.filter(
					( path ) => ! NOT_ON_PAGES.includes( `${ slug }.${ path }` )
				)
				.filter( ( path ) => {
					const names = path
						.split( '.' )
						.filter( ( name ) => name !== '*' );
					return ! names.some( ( name ) =>
						new RegExp(
							`[{|^]${ name }[}|:]|"cells":"${ name }"`
						).test( saved )
					);
				} );
			expect( lost ).toEqual( [] );
		}
	);
} );
