/** `docs/hooks.md`: the filters and actions of PHP and of the editor, from the docblocks above their calls. */
import { callsIn, docAbove, param, sources, split } from './sources.mjs';

/** What follows a hook's name in its call, with brackets in it. */
const VALUES = String.raw`((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`;

const PHP = new RegExp(
	String.raw`\b(apply_filters|do_action)\(\s*'(frontage_\w+)'${ VALUES }`,
	'g'
);
const SCRIPT = new RegExp(
	String.raw`\b(applyFilters|doAction)\(\s*'(frontage\.\w+)'${ VALUES }`,
	'g'
);

const HEAD = `# Hooks

Filters and actions for other plugins and themes. **Generated** by \`npm run build\` from the docblocks above the calls; a test fails when this page is stale or a hook lacks a description, a parameter, a version or an example. [The promise](api.md#the-promise) holds for them, too.
`;

/**
 * @typedef {Object} Hook
 * @property {string}   name    Name of the hook.
 * @property {string}   kind    \`filter\` or \`action\`.
 * @property {string}   path    Where it is called.
 * @property {string}   prose   Description.
 * @property {string}   example Example code.
 * @property {string[]} params  Descriptions of the values.
 * @property {number}   given   How many values the call gives.
 * @property {string}   since   Version that has it first.
 * @property {string[]} types   Types of its values.
 * @property {string}   text    The file.
 */

/**
 * @param {string} values What follows a hook's name in its call.
 * @return {number} How many values there are.
 */
function count( values ) {
	let flat = values.replace( /,\s*\n\s*$/, '' );
	for ( let last = ''; last !== flat; ) {
		last = flat;
		flat = flat.replace(
			/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|'[^']*'|"[^"]*"/g,
			''
		);
	}
	return flat.split( ',' ).length - 1;
}

/**
 * @param {RegExp} files Endings.
 * @param {RegExp} calls The call with name and values.
 * @return {Hook[]} By name.
 */
function hooksIn( files, calls ) {
	return sources( files )
		.flatMap( ( { path, text } ) =>
			callsIn( text, calls ).map( ( found ) => {
				const { lines, params, since } = docAbove( text, found.index );
				return {
					name: found[ 2 ],
					kind: found[ 1 ].startsWith( 'apply' )
						? 'filter'
						: 'action',
					path,
					...split( lines ),
					params,
					given: count( found[ 3 ] ),
					since: since.replace( /\.0$/, '' ),
					types: params.map( ( one ) => param( one ).type ),
					text,
				};
			} )
		)
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
}

export const hooks = () => ( {
	php: hooksIn( /\.php$/, PHP ),
	script: hooksIn( /\.tsx?$/, SCRIPT ),
} );

/** @type {( language: string ) => ( hook: Hook ) => string} */
const section = ( language ) => ( hook ) =>
	[
		`### \`${ hook.name }\` (${ hook.kind })`,
		hook.prose,
		hook.params
			.map( param )
			.map(
				( { type, name, text } ) =>
					`- \`${ name }\` (\`${ type }\`): ${ text }`
			)
			.join( '\n' ),
		`\`\`\`${ language }\n${ hook.example }\n\`\`\``,
		`Since ${ hook.since }. In \`${ hook.path }\`.`,
	].join( '\n\n' );

/** The page. */
export function hooksPage() {
	const { php, script } = hooks();
	return [
		HEAD,
		'## PHP\n',
		php.map( section( 'php' ) ).join( '\n\n' ),
		'\n## JavaScript in the editor\n',
		'With `addFilter` of `@wordpress/hooks`.\n',
		`${ script.map( section( 'js' ) ).join( '\n\n' ) }\n`,
	].join( '\n' );
}
