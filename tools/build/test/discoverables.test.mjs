/** Discoverable classes are found by the interfaces they implement. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conditions } from '../boots.mjs';
import { declared, discoverables, typeIn } from '../discoverables.mjs';

test( 'names are resolved like in PHP', () => {
	const { kind, name, parents } = declared(
		[
			'<?php',
			'namespace Frontage\\Blocks\\Newsletter;',
			'use Frontage\\Base\\Settings\\Group;',
			'use Frontage\\Base\\Discoverable as Mark;',
			'final class List_Data implements Group, Mark, Own, \\Countable, Mark\\Inner {',
		].join( '\n' )
	);
	assert.deepEqual(
		{ kind, name, parents },
		{
			kind: 'class',
			name: 'Frontage\\Blocks\\Newsletter\\List_Data',
			parents: [
				'Frontage\\Base\\Settings\\Group',
				'Frontage\\Base\\Discoverable',
				'Frontage\\Blocks\\Newsletter\\Own',
				'Countable',
				'Frontage\\Base\\Discoverable\\Inner',
			],
		}
	);
} );

test( 'an interface counts through extends, a class through implements', () => {
	assert.deepEqual(
		declared( 'namespace A;\ninterface B extends C, D {' )?.parents,
		[ 'A\\C', 'A\\D' ]
	);
	assert.deepEqual(
		declared( 'namespace A;\nfinal class B extends C implements D {' )
			?.parents,
		[ 'A\\D' ]
	);
	assert.equal(
		declared( 'namespace A;\nabstract class B implements D {' ),
		null
	);
	assert.equal( declared( '// class in words {' ), null );
} );

test( 'a class boots where its WHEN says, including constants of other classes', () => {
	const types = [
		"namespace A;\nfinal class Options {\n\tpublic const OPTION = 'own';\n}",
		"namespace A\\B;\nuse A\\Options;\nfinal class Cache {\n\tpublic const WHEN = array(\n\t\t'hook:init',\n\t\t'hook:add_option_' . Options::OPTION,\n\t);\n}",
		'namespace A;\nfinal class Always {\n}',
		"namespace A;\nfinal class Wrong {\n\tpublic const WHEN = 'sometimes';\n}",
	].map( declared );
	assert.deepEqual( conditions( types, [ 'A\\Always', 'A\\B\\Cache' ] ), {
		'': [ 'A\\Always' ],
		'hook:init': [ 'A\\B\\Cache' ],
		'hook:add_option_own': [ 'A\\B\\Cache' ],
	} );
	assert.throws( () => conditions( types, [ 'A\\Wrong' ] ), /sometimes/ );
} );

test( 'reads the type of a class, which is written or a constant', () => {
	const typed = ( /** @type {string} */ value ) =>
		typeIn(
			'A',
			`private const TYPE = 'b';\n\tpublic static function type(): string {\n\t\treturn ${ value };\n\t}`
		);
	assert.equal( typed( "'a'" ), 'a' );
	assert.equal( typed( 'self::TYPE' ), 'b' );
	assert.throws( () => typed( 'static::from( 1 )' ), /type of A/ );
} );

test( 'finds our own triggers by the type that posts have saved', () => {
	const { types } = discoverables();
	assert.equal(
		types[ 'Frontage\\Domain\\Overlay\\Trigger' ]?.upward,
		'Frontage\\Features\\Overlays\\Triggers\\Scroll_Up\\Trigger'
	);
} );
