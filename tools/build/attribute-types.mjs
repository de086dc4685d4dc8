/**
 * Attribute types of every block, read from its `block.json`: a module writes
 * `import type { Attributes } from '../attributes'` and finds `build/types/blocks/<slug>/attributes.ts`
 * there, because `rootDirs` in tsconfig.json lays that folder over the sources.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root, slugsOf } from './modules.mjs';

/** Attributes that a block has because of what it supports. */
const BY_SUPPORT = {
	align: { align: 'string' },
	spacing: { style: "import( '../../src/editor/block-style' ).BlockStyle" },
};

/**
 * @param {Object} attribute As `block.json` describes it.
 * @return {string} Its type in TypeScript.
 */
function typeOf( attribute ) {
	if ( attribute.enum ) {
		return attribute.enum
			.map( ( value ) =>
				typeof value === 'string' ? `'${ value }'` : String( value )
			)
			.join( ' | ' );
	}
	return [ attribute.type ]
		.flat()
		.map( ( type ) => nameOf( type, attribute ) )
		.join( ' | ' );
}

/**
 * @param {string} type            Type name of JSON schema.
 * @param {Object} attribute       Attribute of that type.
 * @param {Object} attribute.items Schema of the items of an array.
 * @return {string} The same in TypeScript.
 */
function nameOf( type, { items } ) {
	switch ( type ) {
		case 'integer':
			return 'number';
		case 'array':
			return `Array< ${ items ? typeOf( items ) : 'unknown' } >`;
		case 'object':
			return 'Record< string, unknown >';
		default:
			return type;
	}
}

/**
 * @param {string}  name        Of the attribute.
 * @param {string}  type        In TypeScript.
 * @param {boolean} isRequired  Whether it always has a value.
 * @param {string}  description One sentence, or nothing.
 * @return {string} Its lines.
 */
const member = ( name, type, isRequired, description = '' ) =>
	( description ? `\t/** ${ description } */\n` : '' ) +
	`\t${ name }${ isRequired ? '' : '?' }: ${ type };\n`;

/**
 * @param {Object} json A `block.json`; `frontage.types` names types of lists and objects.
 * @return {string} A module that exports `Attributes`.
 */
export function attributeTypes( json ) {
	const { attributes = {}, supports = {}, frontage = {} } = json;
	const lines = Object.entries( attributes ).map( ( [ name, attribute ] ) =>
		member(
			name,
			frontage.types?.[ name ] ?? typeOf( attribute ),
			'default' in attribute,
			attribute.description
		)
	);
	for ( const [ support, more ] of Object.entries( BY_SUPPORT ) ) {
		for ( const [ name, type ] of Object.entries( more ) ) {
			if ( supports[ support ] && ! ( name in attributes ) ) {
				lines.push( member( name, type, false ) );
			}
		}
	}
	if ( supports.className !== false && supports.customClassName !== false ) {
		lines.push( member( 'className', 'string', false ) );
	}
	return (
		`/** Attributes of \`${ json.name }\`, generated from its block.json. */\n` +
		`export type Attributes = {\n${ lines.join( '' ) }};\n`
	);
}

/**
 * Writes the types of all blocks; files that are right already stay as they are.
 *
 * @param {string} folder Where the build lies, if it is not in its place yet.
 */
export function writeAttributeTypes( folder = 'build' ) {
	for ( const slug of slugsOf( 'blocks' ) ) {
		const json = JSON.parse(
			readFileSync( `${ root }blocks/${ slug }/block.json`, 'utf8' )
		);
		const to = `${ root }${ folder }/types/blocks/${ slug }`;
		const file = `${ to }/attributes.ts`;
		const types = attributeTypes( json );
		if ( existsSync( file ) && readFileSync( file, 'utf8' ) === types ) {
			continue;
		}
		mkdirSync( to, { recursive: true } );
		writeFileSync( file, types );
	}
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	writeAttributeTypes();
}
