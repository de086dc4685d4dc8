import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributeTypes } from '../attribute-types.mjs';

const typesOf = ( attributes, more = {} ) =>
	attributeTypes( { name: 'frontage/probe', attributes, ...more } );

test( 'an enum becomes a union, and an attribute with a default is required', () => {
	const types = typesOf( {
		side: { type: 'string', enum: [ 'start', 'end' ], default: 'start' },
		level: { type: 'integer', enum: [ 1, 2 ] },
	} );
	assert.match( types, /^\tside: 'start' \| 'end';$/m );
	assert.match( types, /^\tlevel\?: 1 \| 2;$/m );
} );

test( 'lists have item types, and objects are open', () => {
	const types = typesOf( {
		words: { type: 'array', items: { type: 'string' }, default: [] },
		ids: { type: 'array', items: { type: 'integer' } },
		query: { type: 'object', default: {} },
	} );
	assert.match( types, /^\twords: Array< string >;$/m );
	assert.match( types, /^\tids\?: Array< number >;$/m );
	assert.match( types, /^\tquery: Record< string, unknown >;$/m );
} );

test( 'a type in frontage.types comes first, a description becomes a comment', () => {
	const types = typesOf(
		{ images: { type: 'array', default: [], description: 'In order.' } },
		{ frontage: { types: { images: "import( './view/types' ).Image[]" } } }
	);
	assert.match(
		types,
		/^\t\/\*\* In order\. \*\/\n\timages: import\( '\.\/view\/types' \)\.Image\[\];$/m
	);
} );

test( 'supports add attributes', () => {
	assert.match(
		typesOf( {}, { supports: { align: true } } ),
		/align\?: string/
	);
	assert.match( typesOf( {} ), /className\?: string/ );
	assert.doesNotMatch(
		typesOf( {}, { supports: { customClassName: false } } ),
		/className/
	);
} );
