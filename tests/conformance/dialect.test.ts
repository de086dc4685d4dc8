/** Strings and handwritten documents keep to plain English. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './modules';

/** Phrases that nobody writes in WordPress. */
const BANNED =
	/\b(?:anew|somebody|who ask(?:s|ed)|how-manieth|of several kinds)\b/i;

const FILES = [
	// Holds every string that people read.
	'languages/frontage-de_DE.po',
	'README.md',
	'readme.txt',
	'CONTRIBUTING.md',
	...readdirSync( join( root, 'docs' ) )
		// That one quotes the comments of the code.
		.filter( ( name ) => name.endsWith( '.md' ) && name !== 'api.md' )
		.map( ( name ) => `docs/${ name }` ),
];

it.each( FILES )( '%s is written in plain English', ( file ) => {
	expect(
		readFileSync( join( root, file ), 'utf8' )
			.split( '\n' )
			.filter( ( line ) => BANNED.test( line ) )
	).toEqual( [] );
} );
