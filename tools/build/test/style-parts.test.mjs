/** Each document of the editor gets the styles that can apply to it, and what modules share once. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import test from 'node:test';
import { inRoot } from '../../env/paths.mjs';
import { joinParts, needsOf, splitStyles } from '../style-parts.mjs';

test( 'a selector needs the classes without which it matches nothing', () => {
	for ( const [ selector, needs ] of [
		[ '.frontage-tabs__list>a', [ 'frontage-tabs__list' ] ],
		[
			'.frontage-tabs .frontage-tab.is-open',
			[ 'frontage-tab frontage-tabs' ],
		],
		[ '.frontage-a,.frontage-b', [ 'frontage-a', 'frontage-b' ] ],
		[ ':where(.frontage-a,.frontage-b) p', [ 'frontage-a', 'frontage-b' ] ],
		[ '.frontage-a:not(.frontage-b)', [ 'frontage-a' ] ],
		[ '.frontage-a:has(.frontage-b)', [ 'frontage-a' ] ],
		[ ':is(.frontage-a,p)', [ 'frontage-a', '' ] ],
		[ '[class*=frontage-a] p', [ '' ] ],
	] ) {
		assert.deepEqual( needsOf( selector ), needs, selector );
	}
} );

test( 'rules in conditions, keyframes and rules without a class keep what they need', () => {
	const parts = splitStyles(
		'tabs',
		'@media print{.frontage-a{top:0}.frontage-b{top:0}}.frontage-a{animation:move 1s}@keyframes move{to{top:0}}p{top:0}'
	);
	assert.deepEqual(
		parts.map( ( { needs } ) => needs ),
		[
			[ 'frontage-a' ],
			[ 'frontage-b' ],
			[ 'frontage-a' ],
			[ 'frontage-a' ],
			[ 'wp-block-frontage-tabs', 'frontage-tabs' ],
		]
	);
	assert.equal( parts[ 1 ].css, '@media print{.frontage-b{top:0}}' );
} );

test( 'what two modules say alike is there once', () => {
	const shared = '.frontage-card{top:0}';
	assert.deepEqual(
		joinParts( [
			...splitStyles( 'a', `${ shared }.frontage-a{top:0}` ),
			...splitStyles( 'b', `${ shared }.frontage-a{left:0}` ),
		] ),
		[
			{ needs: [ 'frontage-card' ], css: shared },
			{
				needs: [ 'frontage-a' ],
				css: '.frontage-a{top:0}.frontage-a{left:0}',
			},
		]
	);
} );

test( 'every picture of patterns is there as small as previews show it', () => {
	const small = JSON.parse(
		readFileSync( inRoot( 'tools/pictures/small.json' ), 'utf8' )
	);
	assert.deepEqual(
		Object.keys( small ),
		readdirSync( inRoot( 'includes/Domain/Pictures/files' ) )
			.map( ( file ) => basename( file, '.webp' ) )
			.sort()
	);
} );
