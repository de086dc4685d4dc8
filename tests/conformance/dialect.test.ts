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

/** Words in names of files that the glossary has replaced, or that say nothing to others of the trade. */
const BANNED_IN_NAMES =
	/(?<![a-z])(?:grams|fold|soon|remainder|leave|days|copies|stranger|words|steer|bring|tell|look|looks)(?![a-z])/i;

/** Files that still have such a name. Entries only go: one that no file has any more fails, too. */
const STILL_NAMED = [
	'Ad_Daily_Stats.php',
	'Copies.php',
	'Days.php',
	'Fold.php',
	'Follower_Labels.php',
	'Form_Daily_Stats.php',
	'Frequent_Words.php',
	'Grams.php',
	'Has_Texts.php',
	'Scheduled_Words.php',
	'Link_Daily_Stats.php',
	'Look.php',
	'Map_Labels.php',
	'Pattern_Widows.php',
	'Period_Dates.php',
	'Read_Leave.php',
	'Remainder.php',
	'Result_Labels.php',
	'Saved_Html.php',
	'Saved_Html_Update.php',
	'Share_Daily_Stats.php',
	'Share_Labels.php',
	'Soon.php',
	'Copied_Tests.php',
	'Untrusted_Recipient.php',
	'Table_Labels.php',
	'Undo_Leave.php',
	'Video_Daily_Stats.php',
	'Words.php',
	'bring.ts',
	'copy-and-tell.ts',
	'leave-dialog.tsx',
	'leave.ts',
	'leave.tsx',
	'look-fields.tsx',
	'look.ts',
	'look.tsx',
	'looks.ts',
	'remainder.tsx',
	'steer.ts',
	'tell.ts',
	'undo-leave.tsx',
	'use-leave.ts',
	'use-look.ts',
	'words.ts',
	'words.tsx',
];

it( 'no further file has a name that the glossary has replaced', () => {
	const names = SOURCES.filter(
		( file ) =>
			/^(?:blocks|extensions|features|includes|src)\//.test( file ) &&
			/\.(?:php|tsx?)$/.test( file ) &&
			! /\/(?:test|patterns|fixtures)\/|\.test\./.test( file )
	)
		.map( ( file ) => file.split( '/' ).pop() ?? '' )
		.filter( ( name ) => BANNED_IN_NAMES.test( name ) );
	expect( [ ...new Set( names ) ].sort() ).toEqual( STILL_NAMED );
} );
