/** `docs/api.md`: what other code may use of the plugin, from the sources. */
import { readFileSync } from 'node:fs';
import { discoverables } from '../build/discoverables.mjs';
import { root } from '../build/modules.mjs';
import { docAbove, parse, sources, split } from './sources.mjs';

const HEAD = `# API

What other code can use. **Generated** by \`npm run build\` from the sources; a test fails when this page is stale. Hooks and the actions for visitors have their own pages: [hooks.md](hooks.md), [actions.md](actions.md).
`;

const TYPE = /^(?:(?:final|abstract|readonly) )*(class|interface) (\w+)/m;
const METHOD =
	/^\t((?:(?:abstract|final|static) )*public (?:static )?function (\w+)\([^]*?\)(?:: [^;{]+?)?)\s*[;{]$/gm;
const FUNCTION = /^(function (\w+)\([^]*?\)(?:: [^{]+?)?) \{$/gm;

/** @type {( lines: string[] ) => string} */
const firstSentence = ( lines ) =>
	split( lines ).prose.split( '\n\n' )[ 0 ].replaceAll( '\n', ' ' );

/**
 * @param {string} text A PHP file.
 * @return {string[]} Signatures of its public methods with what they do.
 */
function methods( text ) {
	return [ ...text.matchAll( METHOD ) ]
		.filter( ( [ , , name ] ) => name !== '__construct' )
		.map( ( found ) => {
			const what = firstSentence(
				docAbove( text, found.index + 1 ).lines
			);
			const signature = found[ 1 ]
				.replace( /\s+/g, ' ' )
				.replace( 'public ', '' );
			return `- \`${ signature }\`${ what && `: ${ what }` }`;
		} );
}

/** @return {Array<{name:string,isInterface:boolean,text:string,what:string}>} Interfaces, and classes marked `@api`. */
function types() {
	return sources( /^includes\/.*\.php$/ ).flatMap( ( { text } ) => {
		const found = text.match( TYPE );
		if ( ! found ) {
			return [];
		}
		const { lines, isApi } = docAbove( text, found.index ?? 0 );
		const space = text.match( /^namespace (.+);/m )?.[ 1 ];
		const isInterface = found[ 1 ] === 'interface';
		return isInterface || isApi
			? [
					{
						name: `${ space }\\${ found[ 2 ] }`,
						isInterface,
						text,
						what: split( lines ).prose,
					},
				]
			: [];
	} );
}

/** @type {( type: { name: string, text: string, what: string } ) => string} */
const typeSection = ( { name, text, what } ) =>
	[ `### \`${ name }\``, what, methods( text ).join( '\n' ) ]
		.filter( Boolean )
		.join( '\n\n' );

function functions() {
	return sources( /^includes\/.*\.php$/ ).flatMap( ( { text } ) =>
		[ ...text.matchAll( FUNCTION ) ].map( ( found ) => {
			const space = text.match( /^namespace (.+);/m )?.[ 1 ];
			const what = firstSentence( docAbove( text, found.index ).lines );
			return `- \`${ space }\\${ found[ 2 ] }()\`: ${ what }\n  \`${ found[ 1 ].replace( /\s+/g, ' ' ) }\``;
		} )
	);
}

const EVENT = /\/\*\*((?:(?!\*\/)[^])*@event (\S+)[^]*?)\*\//g;

/** @return {Array<{name:string,what:string}>} DOM events, from docblocks with `@event`. */
export const events = () =>
	sources( /\.tsx?$/ )
		.flatMap( ( { text } ) => [ ...text.matchAll( EVENT ) ] )
		.map( ( [ , comment, name ] ) => ( {
			name,
			what: split( parse( comment ).lines ).prose.replace(
				/\s*\n\s*/g,
				' '
			),
		} ) )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );

/** Lines that say which modules scripts may import by name, and what each exports. */
function scriptModules() {
	return sources( /\/module\.json$/ ).map( ( { path, text } ) => {
		const folder = path.replace( /\/module\.json$/, '' );
		const { entry = 'index.ts' } = JSON.parse( text );
		const source = readFileSync(
			`${ root }${ folder }/${ entry }`,
			'utf8'
		);
		const names = [
			...source.matchAll(
				/^export (?!type)(?:\{([^}]*)\}|(?:async )?(?:function|const|class) (\w+))/gm
			),
		]
			.flatMap( ( [ , list, one ] ) => list?.split( ',' ) ?? [ one ] )
			.map( ( name ) => name.trim().split( ' as ' ).pop() )
			.filter( ( name ) => name && ! name.startsWith( 'type ' ) )
			.map( ( name ) => `\`${ name }\`` );
		return `- \`@frontage/${ folder.split( '/' ).pop() }\` (\`${ folder }\`): ${ names.join( ', ' ) }`;
	} );
}

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
		.map( ( { path, text } ) => named( path, text, name ) );
}

/** @type {( path: string, text: string, name: RegExp ) => string} */
const named = ( path, text, name ) => {
	const what = firstSentence( docAbove( text, text.search( TYPE ) ).lines );
	return `- \`${ text.match( name )?.[ 1 ] }\`: ${ what } (\`${ path }\`)`;
};

const abilities = () =>
	sources( /^includes\/.*\/Abilities\/(?!Abilities)\w+\.php$/ ).map(
		( { path, text } ) => named( path, text, /const NAME\s*= '([^']+)'/ )
	);

/** The page. */
export function apiPage() {
	const all = types();
	const sections = ( isInterface ) =>
		all
			.filter( ( type ) => type.isInterface === isInterface )
			.map( typeSection )
			.join( '\n\n' );
	const bindings = namesOf(
		'Frontage\\Domain\\Bindings\\Value',
		/function key\(\): string \{\s*return '([^']+)'/
	);
	const island = readFileSync( `${ root }src/islands/types.ts`, 'utf8' );
	return `${ [
		HEAD,
		'## PHP functions',
		functions().join( '\n' ),
		'## PHP interfaces',
		'The build finds the classes that implement an interface derived from `Frontage\\Base\\Discoverable`.',
		sections( true ),
		'## PHP classes',
		sections( false ),
		'## DOM events',
		events()
			.map( ( { name, what } ) => `- \`${ name }\`: ${ what }` )
			.join( '\n' ),
		'## Island API',
		'The interface between a `view.ts` and the islands runtime (`src/islands/types.ts`).',
		`\`\`\`ts\n${ island.trim() }\n\`\`\``,
		'## Script modules',
		scriptModules().join( '\n' ),
		'## Block bindings',
		'Source `frontage/value`, argument `key`:',
		bindings.join( '\n' ),
		'## Abilities',
		'Registered if WordPress has the Abilities API. They require the capability `edit_posts`.',
		abilities().join( '\n' ),
	].join( '\n\n' ) }\n`;
}
