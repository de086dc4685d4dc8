import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shapesOf, slugs } from '../icons.mjs';

const drawn = ( shapes ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" style="fill: none" stroke="currentColor" stroke-width="1.5">\n\t${ shapes }\n</svg>\n`;

test( 'the set is what the names in PHP say', () => {
	assert.ok( slugs().length > 100 );
	assert.ok( slugs().includes( 'arrow-left' ) );
	assert.deepEqual( slugs(), [ ...new Set( slugs() ) ] );
} );

test( 'shapes lose what all have in common, and lines grow with the icon', () => {
	assert.equal(
		shapesOf(
			'check',
			drawn(
				'<path d="M7 12L10 15" vector-effect="non-scaling-stroke" />\n\t<circle r="2" />'
			)
		),
		'<path d="M7 12L10 15"/><circle r="2"/>'
	);
} );

test( 'an icon of another kind is named', () => {
	assert.throws(
		() =>
			shapesOf(
				'wordpress',
				'<svg viewBox="0 0 24 24"><path d="M0 0"/></svg>'
			),
		/“wordpress” of @wordpress\/icons is not drawn like the others/
	);
} );
