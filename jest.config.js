/** Unit tests: all of them on React 18.3, and every `*.test.tsx` again on React 19. */
const { existsSync } = require( 'node:fs' );
const { join } = require( 'node:path' );
const { transform } = require( '@wordpress/scripts/config/jest-unit.config' );
const preset = require( '@wordpress/jest-preset-default/jest-preset' );
const { jestMapper } = require( './tools/build/aliases' );

const FOLDERS = [ 'src', 'blocks', 'features', 'extensions', 'tests' ];

const base = {
	preset: '@wordpress/jest-preset-default',
	roots: FOLDERS.filter( ( folder ) =>
		existsSync( join( __dirname, folder ) )
	).map( ( folder ) => `<rootDir>/${ folder }` ),
	transform: { ...transform, '\\.mjs$': Object.values( transform )[ 0 ] },
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
