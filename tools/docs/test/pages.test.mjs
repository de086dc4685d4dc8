/** The pages made from the sources are fresh, and the sources say what the pages need. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { root } from '../../build/modules.mjs';
import { events } from '../api.mjs';
import { hooks } from '../hooks.mjs';
import { callsIn, sources } from '../sources.mjs';
import { pages } from '../write.mjs';

for ( const [ path, content ] of Object.entries( pages() ) ) {
	test( `${ path } is up to date`, () => {
		assert.ok(
			readFileSync( root + path, 'utf8' ) === content,
			`${ path } is stale. Run: npm run build`
		);
	} );
}

test( 'every hook documents its purpose, parameters and usage', () => {
	const { php, script } = hooks();
	assert.ok( php.length > 15 && script.length > 1 );
	const poor = [ ...php, ...script ].filter(
		( { prose, example, params, given } ) =>
			! prose || ! example || params.length !== given
	);
	assert.deepEqual(
		poor.map( ( { name, path } ) => `${ name } in ${ path }` ),
		[]
	);
} );

test( 'every hook is found', () => {
	const { php, script } = hooks();
	const called = ( files, calls ) =>
		sources( files ).flatMap( ( { text } ) =>
			callsIn( text, calls ).map( ( [ , name ] ) => name )
		);
	const names = ( all ) => all.map( ( { name } ) => name );
	assert.deepEqual(
		called(
			/\.php$/,
			/(?:apply_filters|do_action)(?:_ref_array)?\(\s*["'](frontage[^"']*)/g
		).sort(),
		names( php )
	);
	assert.deepEqual(
		called(
			/\.tsx?$/,
			/(?:applyFilters|doAction)\(\s*["'](frontage[^"']*)/g
		).sort(),
		names( script )
	);
} );

test( 'every event of the document is described', () => {
	const described = events().map( ( { name } ) => name );
	const used = sources( /\.tsx?$/ ).flatMap( ( { text } ) =>
		[ ...text.matchAll( /'(frontage:[a-z-]+)'/g ) ].map(
			( [ , name ] ) => name
		)
	);
	assert.deepEqual( [ ...new Set( used ) ].sort(), described );
} );

test( 'a fragment of the changelog is one line', () => {
	const folder = `${ root }changelog.d`;
	for ( const file of existsSync( folder ) ? readdirSync( folder ) : [] ) {
		assert.match(
			readFileSync( `${ folder }/${ file }`, 'utf8' ),
			/^- .{10,200}\n$/,
			`changelog.d/${ file }`
		);
	}
} );
