/** Strings, documents, comments, names and titles of tests keep to plain English. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './modules';

/** Phrases that WordPress does not use. */
const BANNED = new RegExp(
	`\\b(?:${ [
		'anew',
		'somebody',
		'who ask(?:s|ed)',
		'how-manieth',
		'of several kinds',
		'outside services?',
		'network address(?:es)?',
		'switch(?:ed|es)? o(?:n|ff)',
		'(?:behavi|col|fav|neighb)ours?',
		'cent(?:re|red)',
		'licences?',
	].join( '|' ) })\\b`,
	'i'
);

const markdown = ( folder: string ) =>
	readdirSync( join( root, folder ) )
		.filter( ( name ) => name.endsWith( '.md' ) )
		.map( ( name ) => `${ folder }/${ name }` );

/** The same, and names that the glossary has replaced; the parts of a name are words, too. */
const BANNED_IN_CODE =
	/(?<![a-z])(?:anew|somebody|nobodys|nobody['’]s|whoever|who ask(?:s|ed)|how-manieth|of several kinds|rouses?|knocks?|ripe|boxof|makeup|rooms?)(?![a-z])/i;

/** Where such a word is meant: rooms of a building, and a column that an update renames. */
const MEANT: Array< [ RegExp, RegExp ] > = [
	[ /\/patterns\//, /\brooms?\b/i ],
	[ /^tests\/demo\/Sites\.php$/, /Walls, books, and rooms/ ],
	[ /^e2e\/tabs\.spec\.ts$/, /'Rooms'/ ],
	[ /^tests\/php\/Support\/Articles\.php$/, /best room/ ],
	[ /\/FormTemplatesTest\.php$/, /'room'/ ],
	[
		/\/(?:Migrations|NamesTest)\.php$/,
		/'room'|\broom (?:varchar|module)|\(room, place\)/,
	],
];

const DOCUMENTS = [
	// Holds every string that people read.
	'languages/frontage-de_DE.po',
	'README.md',
	'readme.txt',
	'CONTRIBUTING.md',
	'CHANGELOG.md',
	...markdown( 'docs' ),
	...markdown( 'docs/adr' ),
	...markdown( 'docs/modules' ),
];

/** Sources and tests of both languages, without this list of words. */
const SOURCES = [
	'bench',
	'blocks',
	'e2e',
	'extensions',
	'features',
	'includes',
	'src',
	'tests',
	'tools',
].flatMap( ( folder ) =>
	readdirSync( join( root, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => /\.(?:tsx?|m?js|php|scss)$/.test( name ) )
		.filter( ( name ) => ! name.endsWith( 'dialect.test.ts' ) )
		.map( ( name ) => `${ folder }/${ name }` )
);

/**
 * @param file Path.
 * @param line One of its lines.
 */
const isMeant = ( file: string, line: string ) =>
	MEANT.some(
		( [ path, words ] ) => path.test( file ) && words.test( line )
	);

it.each( DOCUMENTS )( '%s is written in plain English', ( file ) => {
	expect(
		readFileSync( join( root, file ), 'utf8' )
			.split( '\n' )
			.filter( ( line ) => BANNED.test( line ) )
	).toEqual( [] );
} );

it( 'comments, names and titles of tests are written in plain English', () => {
	expect(
		SOURCES.flatMap( ( file ) =>
			readFileSync( join( root, file ), 'utf8' )
				.split( '\n' )
				.filter(
					( line ) =>
						BANNED_IN_CODE.test( line ) && ! isMeant( file, line )
				)
				.map( ( line ) => `${ file }: ${ line.trim() }` )
		)
	).toEqual( [] );
} );
