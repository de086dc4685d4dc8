/** Unit tests: all of them on React 18.3, and every `*.test.tsx` again on React 19. */
const { existsSync } = require( 'node:fs' );
const { join } = require( 'node:path' );
const preset = require( '@wordpress/jest-preset-default/jest-preset' );
const { jestMapper } = require( './tools/build/aliases' );

const FOLDERS = [ 'src', 'blocks', 'features', 'extensions', 'tests' ];

/**
 * Compiled by SWC, which takes a tenth of Babel's time: a fresh clone compiles 1,500 modules. Types are not its business, and the
 * plugin is built with Babel as WordPress does it, which the browser tests run.
 */
const transform = {
	'\\.(mjs|[jt]sx?)$': [
		'@swc/jest',
		{
			jsc: {
				parser: { syntax: 'typescript', tsx: true },
				transform: { react: { runtime: 'automatic' } },
				target: 'es2022',
			},
			module: { type: 'commonjs' },
		},
	],
};

const base = {
	preset: '@wordpress/jest-preset-default',
	roots: FOLDERS.filter( ( folder ) =>
		existsSync( join( __dirname, folder ) )
	).map( ( folder ) => `<rootDir>/${ folder }` ),
	transform,
	moduleNameMapper: { ...preset.moduleNameMapper, ...jestMapper },
	// Runs after the preset's files.
	setupFiles: [ ...preset.setupFiles, '<rootDir>/tests/jest.setup.js' ],
	setupFilesAfterEnv: [
		...( preset.setupFilesAfterEnv ?? [] ),
		'<rootDir>/tests/jest.time.js',
	],
	// These packages are ES modules only.
	transformIgnorePatterns: [
		'/node_modules/(?!(uuid|supercluster|kdbush|@wordpress/theme)/)',
	],
};

module.exports = {
	projects: [
		{
			...base,
			displayName: 'react-18',
			testMatch: [ '**/*.test.ts', '**/*.test.tsx' ],
		},
		{
			...base,
			displayName: 'react-19',
			testMatch: [ '**/*.test.tsx' ],
			moduleNameMapper: {
				...base.moduleNameMapper,
				'^react$': 'react-19',
				'^react/(.*)$': 'react-19/$1',
				'^react-dom$': 'react-dom-19',
				'^react-dom/(.*)$': 'react-dom-19/$1',
			},
		},
	],
};
