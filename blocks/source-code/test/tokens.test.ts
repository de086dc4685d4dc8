/** Colors of code: what the editor saves is what the fixtures and the example have, and what the server reads. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Attributes } from '../attributes';
import metadata from '../block.json';
import { fromCodeAttribute, toCodeAttribute } from '@frontage/editor/code-text';
import { highlight } from '../edit/highlighter';
import { languages } from '../edit/languages';
import { tokensOf } from '../edit/tokens';
import { codeOf, transforms } from '../edit/transforms';
import names from './languages.json';

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '../../../src/editor/code-text' )
);

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object ) => ( {
		name,
		attributes,
	} ),
} ) );

const FOLDER = join( __dirname, '..' );

const examples = [
	[ 'example', metadata.example.attributes ] as const,
	...readdirSync( join( FOLDER, 'fixtures' ) )
		.filter(
			( file ) => file.endsWith( '.json' ) && ! /hostile/.test( file )
		)
		.map( ( file ) => {
			const path = join( FOLDER, 'fixtures', file );
			return [
				file,
				JSON.parse( readFileSync( path, 'utf8' ) ).attributes,
			] as const;
		} ),
].filter( ( [ , { language } ] ) => language );

it.each( examples )(
	'%s has the tokens that the editor saves',
	( _, { code, language, tokens } ) => {
		expect( tokens ).toBe(
			tokensOf( highlight( fromCodeAttribute( code ), language ) )
		);
	}
);

it( 'tokens are as long as the code, in bytes', () => {
	const code = 'const ä = "€😀 &amp; <b>"; // ok';
	const tokens = tokensOf( highlight( code, 'javascript' ) );
	const lengths = [ ...tokens.matchAll( /[A-Z]([0-9a-z]+)/g ) ].map(
		( [ , length = '' ] ) => parseInt( length, 36 )
	);
	expect( lengths.reduce( ( sum, length ) => sum + length, 0 ) ).toBe(
		Buffer.byteLength( code )
	);
	expect( tokens ).toMatch( /^K5X/ );
	expect( tokens ).toMatch( /C5$/ );
} );

it( 'code without anything to color has no tokens', () => {
	expect( tokensOf( highlight( 'just words', 'ini' ) ) ).toBe( '' );
} );

it( 'every language has a highlighter, and the name that the server prints', () => {
	const { none, ...others } = languages();
	expect( none ).toBe( 'Plain text' );
	expect( others ).toEqual( names );
	for ( const language of Object.keys( others ) ) {
		expect( highlight( 'a', language ) ).toContain( 'a' );
	}
} );

it( 'code comes back from its attribute as it was written', () => {
	for ( const code of [
		'<b>&amp; &lt;</b>\n',
		'\n\tfirst line is empty',
		'if ( a < b && c > d ) { }',
		'https://example.org/watch?v=1\n  https://example.org/\n',
	] ) {
		const saved = toCodeAttribute( code );
		expect( saved ).not.toMatch( /[<>]|^\s*https:\/\//m );
		expect( fromCodeAttribute( saved ) ).toBe( code );
	}
} );

it( 'a code block of WordPress becomes ours and comes back, with its file name', () => {
	const { code } = codeOf( {
		content: 'a &lt; <strong>b</strong><br>c&nbsp;&amp;&amp; d',
	} );
	expect( code ).toBe( 'a &lt; b\nc\u00a0&amp;&amp; d' );
	expect(
		transforms.to[ 0 ]!.transform( {
			code,
			fileName: 'a.js',
		} as unknown as Attributes )
	).toEqual( [
		{ name: 'core/paragraph', attributes: { content: 'a.js' } },
		{ name: 'core/code', attributes: { content: code } },
	] );
} );
