import assert from 'node:assert/strict';
import { test } from 'node:test';
import stylelint from 'stylelint';
import { inRoot } from '../../env/paths.mjs';

/**
 * @param {string} declaration One, without its semicolon.
 * @return {Promise<boolean>} Whether the rule is against it.
 */
async function isRefused( declaration ) {
	const { results } = await stylelint.lint( {
		code: `a { ${ declaration }; }`,
		config: {
			plugins: [ inRoot( 'tools/stylelint/tokens.cjs' ) ],
			rules: { 'frontage/tokens': true },
		},
	} );
	return results.some( ( { warnings } ) => warnings.length > 0 );
}

for ( const declaration of [
	'background: color-mix(in srgb, currentcolor 7%, transparent)',
	'color: color-mix(in srgb, currentcolor 80%, var(--frontage-page))',
	'background: var(--wp--preset--color--base, Canvas)',
	'opacity: 0.8',
	'border-radius: 0.375rem',
	'border-start-start-radius: 4px',
	'border-radius: var(--frontage-radius) 3px 0 0',
	'font-size: 0.875rem',
	'font-size: clamp(1rem, 2vw, 2rem)',
	'font: 600 0.875rem/1 system-ui',
	'box-shadow: 0 1px 6px rgb(0 0 0 / 20%)',
	'box-shadow: 0 0 0 1px red, 0 2px 4px -1px red',
	'transition: opacity 0.2s',
	'transition: opacity var(--frontage-fast) ease-out',
	'animation: frontage-in 600ms both',
	'--frontage-tabs-duration: 500ms',
	'padding: 0.375rem 1rem',
	'margin-block-start: -1rem',
	'gap: clamp(1.5rem, 5vw, 3rem)',
	'row-gap: 12px',
] ) {
	test( `refuses ${ declaration }`, async () => {
		assert.equal( await isRefused( declaration ), true );
	} );
}

for ( const declaration of [
	'background: var(--frontage-hover)',
	'background: color-mix(in srgb, var(--frontage-page) 85%, transparent)',
	'opacity: 0',
	'opacity: control.$inactive',
	'border-radius: 99em',
	'border-radius: 0 0 var(--frontage-radius) var(--frontage-radius)',
	'border-radius: var(--frontage-input-radius, var(--frontage-radius-control))',
	'font-size: var(--frontage-small)',
	'font-size: inherit',
	'box-shadow: 0 0 0 4px var(--frontage-page)',
	'box-shadow: inset 0 calc(-1 * var(--a)) var(--b)',
	'box-shadow: var(--frontage-raise-1)',
	'transition: opacity var(--frontage-fast) var(--frontage-ease), display 0s',
	'animation: frontage-turn 1s linear infinite',
	'padding: var(--frontage-2) 0.5em 0',
	'margin-inline: calc(-1 * var(--frontage-3)) -1px',
	'gap: clamp(var(--frontage-6), 5vw, 4.5rem)',
] ) {
	test( `lets ${ declaration } through`, async () => {
		assert.equal( await isRefused( declaration ), false );
	} );
}
