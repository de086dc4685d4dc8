import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot, ROOT } from '../../env/paths.mjs';
import { changedGroups } from '../groups.mjs';
import { nearTo } from '../planted-near.mjs';
import {
	againOf,
	failedIn,
	isCompiled,
	readPatch,
	stepsOf,
	tableOf,
} from '../planted-plan.mjs';

const FOLDER = inRoot( 'tools/test/planted' );

const PRODUCT =
	/^(?:includes|src|blocks|features|extensions)\/(?!.*\/(?:test|fixtures)\/)/;

/** @type {{ php: string[], specs: string[] }} */
const NOTHING = { php: [], specs: [] };

const steps = ( /** @type {string[]} */ files, near = NOTHING ) =>
	stepsOf( changedGroups( files ), files, near, '1' );

test( 'every patch says what it is, changes the product alone, and fits the code', () => {
	for ( const name of readdirSync( FOLDER ) ) {
		const { kind, suffers, files } = readPatch(
			readFileSync( `${ FOLDER }/${ name }`, 'utf8' )
		);
		assert.ok( kind && suffers && files.length, name );
		for ( const file of files ) {
			assert.match( file, PRODUCT, name );
		}
		execFileSync( 'git', [ 'apply', '--check', `${ FOLDER }/${ name }` ], {
			cwd: ROOT,
		} );
	}
} );

test( 'a patch is read with its lines in full', () => {
	assert.deepEqual(
		readPatch(
			'Kind: Back button\nSuffers: A visitor\n  is lost.\n\ndiff --git a/x.ts b/x.ts\n--- a/x.ts\n+++ b/x.ts\n'
		),
		{
			kind: 'Back button',
			suffers: 'A visitor is lost.',
			files: [ 'x.ts' ],
		}
	);
} );

test( 'PHP needs no build', () => {
	assert.ok( ! isCompiled( 'blocks/tabs/render.php' ) );
	assert.ok( isCompiled( 'blocks/tabs/view.ts' ) );
	assert.ok( isCompiled( 'blocks/tabs/style.scss' ) );
} );

test( 'what is cheap comes first, and formats and types are left out', () => {
	const script = steps( [ 'blocks/tabs/view/keys.ts' ] ).map(
		( { group } ) => group
	);
	assert.equal( script[ 0 ], 'jest' );
	assert.equal( script.at( -1 ), 'phpunit-mysql' );
	assert.ok( script.indexOf( 'budgets' ) < script.indexOf( 'e2e' ) );
	assert.ok( ! script.includes( 'lint' ) && ! script.includes( 'types' ) );
	const php = steps( [ 'blocks/tabs/render.php' ] ).map(
		( { group } ) => group
	);
	assert.equal( php[ 0 ], 'phpunit-mysql' );
	assert.equal( php.at( -1 ), 'e2e' );
} );

test( 'of tests of everything, the near ones come first', () => {
	const near = {
		php: [ 'tests/php/NearTest.php' ],
		specs: [ 'e2e/near.spec.ts' ],
	};
	const all = steps( [ 'includes/Http/Gate.php' ], near );
	for ( const [ group, path ] of [
		[ 'phpunit-mysql', near.php[ 0 ] ],
		[ 'e2e', near.specs[ 0 ] ],
	] ) {
		const [ first, second ] = all.filter(
			( step ) => step.group === group
		);
		assert.ok( first?.words.includes( path ?? '' ), group );
		assert.ok( second && ! second.words.includes( path ?? '' ), group );
	}
	const own = steps( [ 'blocks/tabs/render.php' ], near );
	assert.ok(
		! own.some( ( { words } ) => words.includes( 'e2e/near.spec.ts' ) )
	);
} );

test( 'near is what names a class or imports a script', () => {
	assert.ok(
		nearTo( [ 'includes/Http/Gate.php' ] ).php.some( ( path ) =>
			path.endsWith( '/GateTest.php' )
		)
	);
	assert.ok(
		nearTo( [ 'src/ui/pagination/pages.ts' ] ).specs.includes(
			'e2e/gallery.spec.ts'
		)
	);
} );

test( 'the first failure is found in the output of each program', () => {
	const named = ( /** @type {string} */ output ) => {
		const { isNamed, test: name } = failedIn( output );
		return isNamed && name;
	};
	assert.equal(
		named( 'a\nfailed: site › tabs.spec.ts › opens (2 tries): x\n' ),
		'site › tabs.spec.ts › opens (2 tries): x'
	);
	assert.equal( named( '  ● tabs › opens\n\n  ● others' ), 'tabs › opens' );
	assert.equal(
		named( '  a 1 of 2\n✗ tabs view.js 3 of 2\n' ),
		'tabs view.js 3 of 2'
	);
	assert.deepEqual( failedIn( '\u001b[31mout of memory\u001b[0m\n' ), {
		isNamed: false,
		test: 'out of memory',
	} );
} );

test( 'a test of a browser can be run again', () => {
	assert.deepEqual(
		againOf(
			'a\n  1) [site] › e2e/tabs.spec.ts:12:1 › opens › by (a) key ───\n'
		),
		[ 'e2e/tabs.spec.ts:12' ]
	);
	assert.deepEqual( againOf( '● tabs › opens' ), [] );
} );

test( 'the table counts what was caught', () => {
	const one = {
		...{ name: '01-a', kind: 'x', caught: true, group: 'jest' },
		...{ test: 't', seconds: 1, again: [] },
	};
	assert.match(
		tableOf( [ one, { ...one, caught: false } ] ),
		/\n1 of 2 caught\n$/
	);
} );
