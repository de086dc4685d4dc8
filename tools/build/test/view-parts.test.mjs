/** Parts of views are files beside them, or folders of their own. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { partsOf } from '../view-parts.js';

/** @param {string[]} files */
function moduleWith( ...files ) {
	const folder = mkdtempSync( join( tmpdir(), 'frontage-' ) );
	for ( const file of files ) {
		mkdirSync( dirname( join( folder, file ) ), { recursive: true } );
		writeFileSync( join( folder, file ), '' );
	}
	return folder;
}

test( 'finds files and folders by name', () => {
	const folder = moduleWith(
		'view.ts',
		'view-row.ts',
		'view/queue.ts',
		'triggers/scroll-up/view.ts',
		'triggers/scroll-up/view.test.ts'
	);
	assert.deepEqual( partsOf( folder ), [
		{ name: 'row', file: 'view-row.ts' },
		{ name: 'scroll-up', file: 'triggers/scroll-up/view.ts' },
	] );
} );

test( 'refuses two parts of one name', () => {
	assert.throws(
		() =>
			partsOf( moduleWith( 'view-cart.ts', 'conditions/cart/view.ts' ) ),
		/two parts that are called cart/
	);
} );
