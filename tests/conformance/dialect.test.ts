/** Strings and handwritten documents keep to plain English. */
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

const FILES = [
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

it.each( FILES )( '%s is written in plain English', ( file ) => {
	expect(
		readFileSync( join( root, file ), 'utf8' )
			.split( '\n' )
			.filter( ( line ) => BANNED.test( line ) )
	).toEqual( [] );
} );
