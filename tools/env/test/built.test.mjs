/** A fresh build is not made again: nothing that it writes counts as one of its sources. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { isSource, SOURCES } from '../built.mjs';
import { ROOT } from '../paths.mjs';

test( 'no file that git ignores is a source', () => {
	const ignored = execFileSync(
		'git',
		[
			'ls-files',
			'--others',
			'--ignored',
			'--exclude-standard',
			'--',
			...SOURCES,
		],
		{ cwd: ROOT, encoding: 'utf8' }
	)
		.split( '\n' )
		.filter( Boolean );
	assert.ok( ignored.includes( 'languages/frontage.pot' ), 'Build first.' );
	assert.deepEqual( ignored.filter( isSource ), [] );
} );
