/** The rules of wp-scripts, with our changes. */
const config = require( '@wordpress/scripts/config/eslint.config.cjs' );

module.exports = [
	...config,
	{ ignores: [ 'build-next-*', '!tools/build/**', '**/*.d.mts' ] },
	{
		// Parameters are named and typed in the signature; docblocks describe only what types cannot.
		files: [ '**/*.{ts,tsx}' ],
		// Names of events have a colon.
		settings: { jsdoc: { structuredTags: { event: { name: 'text' } } } },
		rules: {
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
