/** No `@param` only repeats the name or the type of its variable. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';

const FILLERS = [ 'the', 'a', 'an', 'of', 'its', 'this', '' ];

/** How a parameter is described in each language: type, name, description. */
const FORMS = [
	{ files: [ '*.php' ], form: /@param\s+([^$]*?)\s*(\$\w+)\s+(.*)$/ },
	{
		files: [ '*.ts', '*.tsx', '*.js', '*.mjs' ],
		form: /@param\s+(?:\{(.*)\}\s+)?(\[?[\w.]+\]?)\s+(.*)$/,
	},
];

const wordsOf = ( text ) =>
	text
		.replace( /([a-z])([A-Z])/g, '$1 $2' )
		.toLowerCase()
		.split( /[^a-z]+/ )
		.map( ( word ) => word.replace( /s+$/, '' ) );

for ( const { files, form } of FORMS ) {
	test( `descriptions of parameters add something in ${ files.join( ' ' ) }`, () => {
		const lines = execFileSync(
			'git',
			[ 'grep', '-hE', '^\\s*\\* @param ', '--', ...files ],
			{ encoding: 'utf8', maxBuffer: 2 ** 26 }
		).split( '\n' );
		assert.ok( lines.length > 100 );
		const repeated = lines.filter( ( line ) => {
			const [ , type = '', name, description ] = form.exec( line ) ?? [];
			const known = [ ...wordsOf( `${ type } ${ name }` ), ...FILLERS ];
			return (
				/[.]$/.test( description ?? '' ) &&
				wordsOf( description ).every( ( word ) =>
					known.includes( word )
				)
			);
		} );
		assert.deepEqual( repeated, [] );
	} );
}
