/** The pages for other developers list all that they need, and nothing else. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { root } from '../../build/modules.mjs';
import { hooks } from '../hooks.mjs';
import { MARK, functions, namesIn, types } from '../php-types.mjs';

const all = types();
const listed = all.filter( ( { isListed } ) => isListed );
const named = new Map( all.map( ( type ) => [ type.name, type ] ) );

/** @type {( text: string, written: string[] ) => string[]} Types of ours, by their full names. */
const ours = ( text, written ) =>
	namesIn( text, written ).filter( ( name ) => named.has( name ) );

/** @type {( type: import( '../php-types.mjs' ).Type ) => string[]} What a class or interface mentions. */
const mentions = ( { text, parents, members } ) => [
	...parents.filter( ( name ) => named.has( name ) && name !== MARK ),
	...members.flatMap( ( one ) => ours( text, one.types ) ),
];

/** What the signatures of hooks and functions mention. */
const mentionedElsewhere = [
	...hooks().php.map( ( hook ) => ( {
		name: hook.name,
		names: ours( hook.text, hook.types ),
	} ) ),
	...functions().map( ( { code, text, types: written } ) => ( {
		name: code,
		names: ours( text, written ),
	} ) ),
];

/** What the pages of `docs/extend` use in their code. */
const used = readdirSync( `${ root }docs/extend` )
	.filter( ( file ) => file.endsWith( '.md' ) )
	.flatMap( ( file ) => [
		...readFileSync( `${ root }docs/extend/${ file }`, 'utf8' ).matchAll(
			/^use (Frontage\\[\w\\]+);$/gm
		),
	] )
	.map( ( [ , name ] ) => name );

describe( 'what is for others', () => {
	it( 'is decided for every interface', () => {
		const open = all.filter(
			( { isInterface, isListed, isInternal } ) =>
				isInterface && isListed === isInternal
		);
		assert.deepEqual(
			open.map( ( { name } ) => name ),
			[],
			'Mark them @api or @internal.'
		);
		const both = all.filter(
			( { isApi, isInternal } ) => isApi && isInternal
		);
		assert.deepEqual( both, [] );
	} );

	it( 'mentions nothing that is not listed', () => {
		const lost = [
			...listed.map( ( type ) => ( {
				name: type.name,
				names: mentions( type ),
			} ) ),
			...mentionedElsewhere,
		].flatMap( ( { name, names } ) =>
			names
				.filter( ( one ) => ! named.get( one )?.isListed )
				.map( ( one ) => `${ name } mentions ${ one }` )
		);
		assert.deepEqual(
			lost,
			[],
			'Mark them @api, or the method @internal.'
		);
	} );

	it( 'is needed by an interface, a hook, or a page of docs/extend', () => {
		const reached = new Set();
		const waiting = [
			...listed
				.filter( ( { isDiscovered } ) => isDiscovered )
				.map( ( { name } ) => name ),
			...mentionedElsewhere.flatMap( ( { names } ) => names ),
			...used,
		];
		while ( waiting.length ) {
			const type = named.get( waiting.pop() );
			if ( type && ! reached.has( type.name ) ) {
				reached.add( type.name );
				waiting.push( ...mentions( type ) );
			}
		}
		const idle = listed.filter( ( { name } ) => ! reached.has( name ) );
		assert.deepEqual(
			idle.map( ( { name } ) => name ),
			[]
		);
	} );

	it( 'says what it is, and since when', () => {
		const vague = listed.flatMap( ( { name, what, since, members } ) => [
			...( what && /^0\.\d+$/.test( since ) ? [] : [ name ] ),
			...members
				.filter(
					( one ) => /^(?!new ).*\(/.test( one.code ) && ! one.what
				)
				.map( ( { code } ) => `${ name }: ${ code }` ),
		] );
		const { php, script } = hooks();
		const undated = [ ...php, ...script ].filter(
			( { since } ) => ! /^0\.\d+$/.test( since )
		);
		assert.deepEqual( vague, [] );
		assert.deepEqual(
			undated.map( ( { name } ) => name ),
			[]
		);
	} );

	it( 'is used in docs/extend by names that exist', () => {
		assert.deepEqual(
			used.filter( ( name ) => ! named.get( name )?.isListed ),
			[]
		);
	} );
} );

describe( 'signatures', () => {
	const source = [
		'<?php',
		'namespace Frontage\\Http;',
		'use Frontage\\Base\\Html\\Html;',
	].join( '\n' );

	it( 'name types in lists, unions and shapes', () => {
		assert.deepEqual(
			namesIn( source, [
				'array<string, list<Arg>>|null',
				'?Html',
				'int',
			] ),
			[ 'Frontage\\Http\\Arg', 'Frontage\\Base\\Html\\Html' ]
		);
	} );

	it( 'leave out what is marked as internal', () => {
		const row = named.get( 'Frontage\\Admin\\Status\\Row' );
		const codes = row?.members.map( ( { code } ) => code ) ?? [];
		assert.ok( codes.some( ( code ) => code.includes( 'good(' ) ) );
		assert.ok( ! codes.some( ( code ) => code.includes( 'without(' ) ) );
	} );
} );
