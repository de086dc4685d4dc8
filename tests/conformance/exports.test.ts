/**
 * Every export has a user: another file that ships, or a test of what its own file uses too.
 *
 * What only tests use is dead. Names are looked up as words, so that this is fast and never wrongly
 * red; `export … from` passes a name on and is no use of it, except in an entry, which is loaded for it.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sync as glob } from 'fast-glob';
import { root } from './modules';

const FOLDERS = '{src,blocks,features,extensions}';

/** Loaded by name at run time: views by the islands runtime, shared script modules by anyone. */
const ENTRY =
	/^(blocks|features|extensions)\/[^/]+\/(view(-[^/]+)?|[^/]+\/[^/]+\/view)\.ts$/;

/** Kept without a user, with the reason. */
const KEPT: Record< string, string > = {
	'src/ui/dialog/':
		'All kinds of question of S2 §9, also those that no module asks.',
};

const TEST = /\.test\.tsx?$|\/test\/|fake-|^(tests|e2e)\//;

const EXPORT =
	/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const PASSED_ON = /^export (?:type )?\{([^}]*)\} from '[^']+';/gm;

const namesIn = ( list: string ) =>
	[ ...list.matchAll( /(\w+)\s*(?:,|$)/g ) ].map(
		( [ , name = '' ] ) => name
	);

/** Files whose exports others import by the name of a script module. */
const modules = glob( 'src/**/module.json', { cwd: root } ).map( ( file ) =>
	join(
		dirname( file ),
		JSON.parse( readFileSync( join( root, file ), 'utf8' ) ).entry
	)
);

const isOpen = ( file: string ) =>
	ENTRY.test( file ) ||
	modules.includes( file ) ||
	Object.keys( KEPT ).some( ( folder ) => file.startsWith( folder ) );

const files = glob(
	[
		`${ FOLDERS }/**/*.{ts,tsx}`,
		'blocks/*/block.json',
		'tests/**/*.{ts,tsx}',
		'e2e/**/*.ts',
		'tools/build/*.{mjs,js}',
		'docs/api.md',
	],
	{ cwd: root, ignore: [ '**/node_modules/**' ] }
).map( ( file ) => {
	const text = readFileSync( join( root, file ), 'utf8' );
	const used = ENTRY.test( file ) ? text : text.replace( PASSED_ON, '' );
	return { file, text, words: used.match( /\w+/g ) ?? [] };
} );

/** By word: the files that have it. */
const users = new Map< string, string[] >();
for ( const { file, words } of files ) {
	for ( const word of new Set( words ) ) {
		users.set( word, [ ...( users.get( word ) ?? [] ), file ] );
	}
}

/** Returns the names that a file exports, and those that it passes on. */
const exportsOf = ( text: string ) => [
	...[ ...text.matchAll( EXPORT ) ]
		.filter( ( [ , about = '' ] ) => ! about.includes( 'for tests' ) )
		.map( ( [ , , name = '' ] ) => name ),
	...[ ...text.matchAll( PASSED_ON ) ].flatMap( ( [ , list = '' ] ) =>
		namesIn( list )
	),
];

test( 'every export is used', () => {
	const unused = files.flatMap( ( { file, text, words } ) => {
		if (
			! file.match( /^(src|blocks|features|extensions)\/.*\.tsx?$/ ) ||
			TEST.test( file ) ||
			isOpen( file )
		) {
			return [];
		}
		return exportsOf( text )
			.filter( ( name ) => {
				const others = ( users.get( name ) ?? [] ).filter(
					( other ) => other !== file
				);
				const isUsedHere =
					words.filter( ( word ) => word === name ).length > 1;
				return (
					! isUsedHere &&
					others.every( ( other ) => TEST.test( other ) )
				);
			} )
			.map( ( name ) => `${ file }: ${ name }` );
	} );
	expect( unused ).toEqual( [] );
} );
