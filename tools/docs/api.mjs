/** `docs/api.md`: what other code may use of the plugin, from the sources. */
import { readFileSync } from 'node:fs';
import { discoverables } from '../build/discoverables.mjs';
import { root } from '../build/modules.mjs';
import {
	FIRST_VERSION,
	MARK,
	firstSentence,
	functions,
	types,
} from './php-types.mjs';
import { docAbove, parse, sources, split } from './sources.mjs';

const HEAD = `# API

What other plugins and themes can use. **Generated** by \`npm run build\` from the sources; a test fails when this page is stale. Start with [docs/extend](extend/README.md), which shows each of these things in use. Hooks have their own page: [hooks.md](hooks.md).

## The promise

- Versions are semantic. Before 1.0, a minor version (0.3, 0.4) may remove what is on this page and on [hooks.md](hooks.md); from 1.0 on, only a major version may.
- What is renamed or removed keeps working for at least one minor version. During that time, its use causes a deprecation notice that names the replacement.
- An interface gets no new methods, because classes that implement it would break. What is new comes as another interface that extends it.
- Each entry says since which version it exists; what says nothing has been there since ${ FIRST_VERSION }.
- Everything else, including all that is marked \`@internal\` in the sources, may change in any version.
`;

const INTERFACES = `Other plugins and themes can do so since 0.3. Implement one, and announce the class under the interface's name in the filter [\`frontage_manifests\`](hooks.md#frontage_manifests-filter). Classes are created without arguments, and only when they are needed.`;

/** @type {( member: { code: string, what: string } ) => string} */
const line = ( { code, what } ) => `- \`${ code }\`${ what && `: ${ what }` }`;

/** @type {( since: string ) => string} */
const sinceLine = ( since ) =>
	since === FIRST_VERSION ? '' : `Since ${ since }.`;

/** @type {( parents: string[] ) => string} */
function parentLine( parents ) {
	const ours = parents
		.filter( ( name ) => name.startsWith( 'Frontage\\' ) && name !== MARK )
		.map( ( name ) => `\`${ name.split( '\\' ).pop() }\`` );
	return ours.length ? `Extends ${ ours.join( ', ' ) }.` : '';
}

/** @type {( type: import( './php-types.mjs' ).Type ) => string[]} The shapes that what is listed of a class names. */
const shapesOf = ( { shapes, members } ) =>
	shapes
		.filter( ( { name } ) =>
			members.some( ( { types: named } ) =>
				named.some( ( type ) =>
					new RegExp( `\\b${ name }\\b` ).test( type )
				)
			)
		)
		.map( ( { name, shape } ) => `\`${ name }\` is \`${ shape }\`.` );

/** @type {( type: import( './php-types.mjs' ).Type ) => string} */
const typeSection = ( type ) =>
	[
		`### \`${ type.name }\``,
		type.what,
		[
			parentLine( type.parents ),
			sinceLine( type.since ),
			...shapesOf( type ),
		]
			.filter( Boolean )
			.join( ' ' ),
		type.members.map( line ).join( '\n' ),
	]
		.filter( Boolean )
		.join( '\n\n' );

const EVENT = /\/\*\*((?:(?!\*\/)[^])*@event (\S+)[^]*?)\*\//g;

/** @return {Array<{name:string,what:string,isInternal:boolean}>} DOM events, from docblocks with `@event`. */
export const events = () =>
	sources( /\.tsx?$/ )
		.flatMap( ( { text } ) => [ ...text.matchAll( EVENT ) ] )
		.map( ( [ , comment, name ] ) => {
			const { lines, isInternal } = parse( comment );
			const what = split( lines ).prose.replace( /\s*\n\s*/g, ' ' );
			return { name, what, isInternal };
		} )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );

/** Lines that say which modules scripts of others may import by name, and what each exports. */
function scriptModules() {
	const names = readFileSync(
		`${ root }includes/Domain/Render/Import_Map.php`,
		'utf8'
	).matchAll( /^\t\t'(@frontage\/[\w/-]+)'\s*=> '(@frontage\/[\w-]+)'/gm );
	const files = new Map(
		sources( /\/module\.json$/ ).map( ( { path, text } ) => {
			const folder = path.replace( /\/module\.json$/, '' );
			const { entry = 'index.ts' } = JSON.parse( text );
			return [
				`@frontage/${ folder.split( '/' ).pop() }`,
				`${ folder }/${ entry }`,
			];
		} )
	);
	return [ ...names ].map( ( [ , name, id ] ) =>
		name === id
			? `- \`${ name }\`: ${ exportsOf( files.get( id ) ?? '' ) }`
			: `- \`${ name }\`: the same as \`${ id }\``
	);
}

/**
 * @param {string} path A TypeScript file.
 * @return {string} The names that it exports.
 */
const exportsOf = ( path ) =>
	[
		...readFileSync( root + path, 'utf8' ).matchAll(
			/^export (?!type)(?:(?:const )?\{([^}]*)\}|(default)|(?:async )?(?:function|const|class) (\w+))/gm
		),
	]
		.flatMap(
			( [ , list, fallback, one ] ) =>
				list?.split( ',' ) ?? [ fallback ?? one ]
		)
		.map( ( name ) => name.trim().split( ' as ' ).pop() )
		.filter( ( name ) => name && ! name.startsWith( 'type ' ) )
		.map( ( name ) => `\`${ name }\`` )
		.join( ', ' );

/**
 * @param {string} interfaceName Such as `Frontage\Domain\Bindings\Value`.
 * @param {RegExp} name          Where a class says its name.
 * @return {string[]} A line for each class that implements it.
 */
function namesOf( interfaceName, name ) {
	const classes = discoverables().implementations[ interfaceName ] ?? [];
	return sources( /\.php$/ )
		.filter( ( { path, text } ) =>
			classes.some( ( one ) => {
				const parts = one.split( '\\' );
				return (
					path.endsWith( `/${ parts.pop() }.php` ) &&
					text.includes( `namespace ${ parts.join( '\\' ) };` )
				);
			} )
		)
		.map( ( { text } ) => named( text, name ) );
}

const CLASS = /^(?:final )?class \w+/m;

/** @type {( text: string, name: RegExp ) => string} */
const named = ( text, name ) => {
	const what = firstSentence( docAbove( text, text.search( CLASS ) ).lines );
	return `- \`${ text.match( name )?.[ 1 ] }\`: ${ what }`;
};

const abilities = () =>
	sources( /^includes\/.*\/Abilities\/(?!Abilities)\w+\.php$/ ).map(
		( { text } ) => named( text, /const NAME\s*= '([^']+)'/ )
	);

/** The page. */
export function apiPage() {
	const listed = types().filter( ( type ) => type.isListed );
	const sections = ( isDiscovered ) =>
		listed
			.filter( ( type ) => type.isDiscovered === isDiscovered )
			.map( typeSection )
			.join( '\n\n' );
	const bindings = namesOf(
		'Frontage\\Domain\\Bindings\\Value',
		/function key\(\): string \{\s*return '([^']+)'/
	);
	const island = readFileSync( `${ root }src/islands/types.ts`, 'utf8' );
	return `${ [
		HEAD,
		'## Interfaces to implement',
		INTERFACES,
		sections( true ),
		'## Classes and interfaces to use',
		sections( false ),
		'## Functions',
		functions().map( line ).join( '\n' ),
		'## Script modules',
		'View modules of other plugins import these by name ([ADR 98](adr/0098-names-for-islands-of-other-plugins.md)); they are loaded once for all.',
		scriptModules().join( '\n' ),
		'## Island API',
		'The interface between a view module and the islands runtime.',
		`\`\`\`ts\n${ island.trim() }\n\`\`\``,
		'## DOM events',
		events()
			.filter( ( { isInternal } ) => ! isInternal )
			.map( ( { name, what } ) => `- \`${ name }\`: ${ what }` )
			.join( '\n' ),
		'## Block bindings',
		'Keys of the source `frontage/value`, in the argument `key`:',
		bindings.join( '\n' ),
		'## Abilities',
		'Registered if WordPress has the Abilities API. They require the capability `edit_posts`.',
		abilities().join( '\n' ),
	].join( '\n\n' ) }\n`;
}
