/** The rules of wp-scripts, with our changes. */
const jest = require( 'eslint-plugin-jest' );
const playwright = require( 'eslint-plugin-playwright' );
const config = require( '@wordpress/scripts/config/eslint.config.cjs' );

/**
 * Returns rules that are turned off.
 * @param {...any} names
 */
const off = ( ...names ) =>
	Object.fromEntries( names.map( ( name ) => [ name, 'off' ] ) );

module.exports = [
	...config,
	{
		// Rules of components that are classes, which only the error boundaries are; they took a tenth of ESLint's time.
		ignores: [ '**/boundary.{ts,tsx}' ],
		rules: off(
			'react/no-direct-mutation-state',
			'react/require-render-return'
		),
	},
	{ ignores: [ 'build-next-*', '!tools/build/**', '**/*.d.mts' ] },
	{
		// Parameters are named and typed in the signature; docblocks describe only what types cannot.
		files: [ '**/*.{ts,tsx}' ],
		// Names of events have a colon.
		settings: { jsdoc: { structuredTags: { event: { name: 'text' } } } },
		rules: {
			...off(
				'jsdoc/check-access',
				'jsdoc/check-property-names',
				'jsdoc/check-types',
				'jsdoc/no-undefined-types',
				'jsdoc/valid-types'
			),
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-param-description': 'error',
			'jsdoc/check-param-names': [
				'error',
				{ checkDestructured: false, disableMissingParamChecks: true },
			],
			'jsdoc/no-blank-blocks': 'error',
			'no-restricted-syntax': [
				'error',
				{
					selector: 'TSAsExpression > TSNeverKeyword',
					message:
						'`as never` turns off every check; write the type, or build what it asks for.',
				},
			],
		},
	},
	{
		// wp-scripts checks only tests in JavaScript. `tests/jest.time.js` fails tests without assertions.
		files: [ '**/*.test.{ts,tsx}' ],
		plugins: { jest },
		rules: {
			'jest/no-conditional-expect': 'error',
			'jest/no-disabled-tests': 'error',
			'jest/no-focused-tests': 'error',
			'jest/no-identical-title': 'error',
			'jest/valid-expect': 'error',
			'jest/valid-expect-in-promise': 'error',
		},
	},
	{
		// An assertion that nobody awaits cannot fail.
		files: [ 'e2e/**/*.ts' ],
		plugins: { playwright },
		rules: {
			'playwright/missing-playwright-await': 'error',
			'playwright/no-focused-test': 'error',
			'playwright/valid-expect': 'error',
			'playwright/valid-expect-in-promise': 'error',
		},
	},
	{
		// Tools of this repository, run by Node from its own node_modules.
		files: [
			'*.{js,cjs,mjs,ts}',
			'tools/**',
			'bench/**',
			'tests/**',
			'e2e/**',
		],
		rules: {
			'import/no-extraneous-dependencies': 'off',
			'no-console': 'off',
		},
	},
	{
		// Small scripts whose functions describe their parameters in prose.
		files: [ 'bench/**', 'e2e/fixtures/**' ],
		rules: {
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
		},
	},
	{
		files: [ 'bench/probe.js' ],
		languageOptions: {
			globals: {
				MutationObserver: 'readonly',
				PerformanceObserver: 'readonly',
				addEventListener: 'readonly',
				location: 'readonly',
				requestAnimationFrame: 'readonly',
			},
		},
	},
];
