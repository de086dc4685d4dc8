/** The template is complete and current, and translations match it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../../env/paths.mjs';
import { blockStrings } from '../block-strings.mjs';
import { collect } from '../collect.mjs';
import { translatedScripts } from '../compile.mjs';
import { keyOf, readPo, writePo } from '../po.mjs';
import { scriptStrings } from '../script-strings.mjs';
import { judge, template, translations } from '../update.mjs';
import { blockXml, wpmlConfig } from '../wpml.mjs';

/** Untranslated strings appear in English; most of a language must be translated for it to ship. */
const LEAST_SHARE = 0.9;

const entries = collect();

test( 'the build writes the template', () => {
	assert.ok(
		template( entries ) ===
			readFileSync( inRoot( 'languages/frontage.pot' ), 'utf8' ),
		'languages/frontage.pot is stale. Run: npm run build'
	);
} );

test( 'every string of the built scripts is in the template', () => {
	const known = new Set( entries.map( keyOf ) );
	for ( const [ path, keys ] of translatedScripts( 'build' ) ) {
		const unknown = [ ...keys ].filter( ( key ) => ! known.has( key ) );
		assert.deepEqual( unknown, [], path );
	}
} );

test( 'translations keep placeholders and are nearly complete', () => {
	for ( const path of translations() ) {
		const { wrong, share } = judge( path );
		assert.deepEqual( wrong, [], path );
		assert.ok( share >= LEAST_SHARE, `${ path }: ${ share }` );
	}
} );

test( 'a translation is kept when the sources change', () => {
	const one = {
		comments: [],
		references: [ 'a.php' ],
		translated: [ 'Zwei\n"Zeilen"' ],
		text: 'Two\n"lines"',
		context: 'a\\b',
	};
	const many = {
		comments: [ 'How many.' ],
		references: [],
		translated: [ '%d Tag', '%d Tage' ],
		text: '%d day',
		plural: '%d days',
	};
	const { header, entries: read } = readPo(
		writePo( 'Language: de_DE', [ one, many ] )
	);
	assert.equal( header, 'Language: de_DE' );
	assert.deepEqual( read, [ one, many ] );
	assert.deepEqual(
		readPo(
			'msgid "a"\nmsgstr "b"\n\n#, fuzzy\nmsgid "c"\nmsgstr "d"\n\n#~ msgid "e"\n#~ msgstr "f"'
		).entries,
		[]
	);
} );

test( 'strings are found in sources and builds', () => {
	const found = scriptStrings(
		'a.tsx',
		[
			'/* translators: %s: a name. */',
			"sprintf( __( 'Hello %s', 'frontage' ), name );",
			"__( 'Other', 'other' ); toString( 'x' );",
			"(0,i.__)(open?'Close':'Open','frontage');",
			"_n( 'a', 'b', 2, 'frontage' ); _x( 'Days', 'short', 'frontage' );",
			"__( 'long ' + 'text', 'frontage' )",
		].join( '\n' )
	);
	assert.deepEqual( found, [
		{ text: 'Hello %s', comment: '%s: a name.' },
		{ text: 'Close' },
		{ text: 'Open' },
		{ text: 'a', plural: 'b' },
		{ text: 'Days', context: 'short' },
		{ text: 'long text' },
	] );
	assert.throws( () => scriptStrings( 'a.ts', "__( name, 'frontage' )" ) );
	assert.deepEqual(
		blockStrings( {
			title: 'T',
			keywords: [ 'k' ],
			styles: [ { label: 'S' } ],
			variations: [ { title: 'V', description: 'D' } ],
		} ).map( ( { text, context } ) => `${ text } ${ context }` ),
		[
			'T block title',
			'k block keyword',
			'S block style label',
			'V block variation title',
			'D block variation description',
		]
	);
} );

test( 'files for translation plugins are up to date and complete', () => {
	assert.equal(
		readFileSync( inRoot( 'wpml-config.xml' ), 'utf8' ),
		wpmlConfig(),
		'wpml-config.xml is stale. Run: npm run build'
	);
	const block = ( translate ) => ( {
		name: 'frontage/x',
		attributes: {
			title: { type: 'string' },
			kind: { type: 'string', enum: [ 'a' ] },
			list: { type: 'array' },
		},
		frontage: { translate },
	} );
	assert.match(
		blockXml( block( { title: 'text', 'list.*.id': 'attachment' } ) ),
		/<key name="list">\s*<key name="\*">\s*<key name="id" type="post-ids" sub-type="attachment" \/>/
	);
	assert.throws( () => blockXml( block( {} ) ), /“title”/ );
	assert.throws( () => blockXml( block( { title: 'words' } ) ) );
	assert.throws( () => blockXml( block( { title: 'text', gone: 'text' } ) ) );
} );
