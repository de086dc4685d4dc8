/** Previews get the styles of what they show: with scripts, at rest, on a screen. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { atRest } from '../editor-styles.mjs';

const kept = ( params ) => atRest( `@media ${ params }{a{top:0}}` ) !== '';

test( 'keeps what holds in a preview', () => {
	for ( const params of [
		'(scripting:enabled)',
		'screen and (scripting:enabled)and (hover:hover)',
		'(prefers-reduced-motion:no-preference)',
		'not print',
		'not (forced-colors:active)',
		'(min-width:768px)',
	] ) {
		assert.ok( kept( params ), params );
	}
} );

test( 'leaves out what does not, and interactions', () => {
	for ( const params of [
		'print',
		'(scripting:none),print',
		'(hover:none),(prefers-reduced-motion:reduce)',
		'(forced-colors:active)',
	] ) {
		assert.ok( ! kept( params ), params );
	}
	assert.equal(
		atRest( 'a:hover,b{top:0}c:focus-visible{top:0}' ),
		'b{top:0}'
	);
} );
