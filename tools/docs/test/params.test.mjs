/** No `@param` of PHP only repeats the name or the type of its variable. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';

const FILLERS = [ 'the', 'a', 'an', 'of', 'its', 'this', '' ];

const wordsOf = ( text ) =>
	text
		.replace( /([a-z])([A-Z])/g, '$1 $2' )
		.toLowerCase()
		.split( /[^a-z]+/ )
		.map( ( word ) => word.replace( /s+$/, '' ) );

test( 'descriptions of parameters add something', () => {
	const lines = execFileSync(
		'git',
		[ 'grep', '-hE', '^\\s*\\* @param .*\\$\\w+ +[^ ]', '--', '*.php' ],
		{ encoding: 'utf8', maxBuffer: 2 ** 26 }
	).split( '\n' );
	assert.ok( lines.length > 100 );
	const repeated = lines.filter( ( line ) => {
		const [ , type, name, description ] =
			/@param\s+([^$]*?)\s*(\$\w+)\s+(.*)$/.exec( line ) ?? [];
		const known = [ ...wordsOf( `${ type } ${ name }` ), ...FILLERS ];
		return (
			/[.]$/.test( description ?? '' ) &&
			wordsOf( description ).every( ( word ) => known.includes( word ) )
		);
	} );
	assert.deepEqual( repeated, [] );
} );
